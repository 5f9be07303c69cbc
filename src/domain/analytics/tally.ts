/** Rows of whole numbers, each by a name that occurs once, in the order of the names' text. */
export interface Named {
  readonly name: string;
}

/** Two records of whole numbers added up, field by field; what is no number, such as a name, is that of the first. */
export function addedFields<Fields extends object>(one: Fields, other: Fields): Fields {
  const added: Partial<Fields> = {};
  for (const key of Object.keys(one) as (keyof Fields)[]) {
    const [first, second] = [one[key], other[key]];
    added[key] =
      typeof first === 'number' && typeof second === 'number' ? ((first + second) as typeof first) : first;
  }
  return added as Fields;
}

const byName = ({ name: one }: Named, { name: other }: Named) => (one < other ? -1 : one > other ? 1 : 0);

/** Two lists of such rows together: the rows of a name are added up. */
export function mergedTallies<Row extends Named>(one: readonly Row[], other: readonly Row[]): Row[] {
  if (one.length === 0) return [...other];
  const rows = new Map(one.map((row) => [row.name, row]));
  for (const row of other) {
    const known = rows.get(row.name);
    rows.set(row.name, known ? addedFields(known, row) : row);
  }
  return [...rows.values()].sort(byName);
}

/** Two lists that each are in an order, together in that order; where two are alike, those of the first come first. */
export function mergedInOrder<Item>(
  one: readonly Item[],
  other: readonly Item[],
  placeOf: (item: Item) => number,
): Item[] {
  return [...one, ...other].sort((first, second) => placeOf(first) - placeOf(second));
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
