/** Rows of whole numbers, each by a name that occurs once, in the order of the names' text. */
export interface Named {
  readonly name: string;
}

/** Records of whole numbers added up to the first, field by field; what is no number, such as a name, stays that of the first. */
export function addedFields<Fields extends object>(first: Fields, others: readonly Fields[]): Fields {
  const added = { ...first } as Record<string, unknown>;
  const keys = Object.keys(first).filter((key) => typeof added[key] === 'number');
  for (const other of others) {
    for (const key of keys) added[key] = Number(added[key]) + Number(other[key as keyof Fields]);
  }
  return added as Fields;
}

/** Lists of such rows together, in the order of their names: the rows of a name are added up. */
export function mergedTallies<Row extends Named>(lists: readonly (readonly Row[])[]): Row[] {
  const byName = new Map<string, Row[]>();
  for (const list of lists) {
    for (const row of list) {
      const known = byName.get(row.name);
      if (known) known.push(row);
      else byName.set(row.name, [row]);
    }
  }
  const names = [...byName.keys()].sort();
  return names.flatMap((name) => {
    const [first, ...others] = byName.get(name) ?? [];
    return first ? addedFields(first, others) : [];
  });
}

/** Lists that each are in an order, together in that order; of two that are alike, the one of the earlier list comes first. */
export function mergedInOrder<Item>(
  lists: readonly (readonly Item[])[],
  placeOf: (item: Item) => number,
): Item[] {
  return lists.flat().sort((first, second) => placeOf(first) - placeOf(second));
}

/** The mean of a sum with one decimal; undefined where there is nothing to take a mean of. */
export function meanOf(sum: number, count: number): number | undefined {
  return count === 0 ? undefined : Math.round((sum * 10) / count) / 10;
}

/** The mean of ratings that were added up in tenths, with one decimal (B § 3). */
export function meanRating(tenths: number, count: number): number | undefined {
  return count === 0 ? undefined : Math.round(tenths / count) / 10;
}

/** The mean length, in minutes with one decimal, of sits that were so many seconds together. */
export function meanMinutes(secondsSat: number, count: number): number | undefined {
  return count === 0 ? undefined : Math.round(secondsSat / (6 * count)) / 10;
}
