/**
 * Where a key leads in a row of things that take the focus, which is a ring: up, down, to the first, to the last.
 * @returns undefined for any other key
 */
export function neighbourOf<Stop>(stops: readonly Stop[], from: unknown, key: string): Stop | undefined {
  const index = stops.findIndex((stop) => Object.is(stop, from));
  switch (key) {
    case 'ArrowDown':
      return stops[(index + 1) % stops.length];
    case 'ArrowUp':
      return stops.at(index <= 0 ? -1 : index - 1);
    case 'Home':
      return stops[0];
    case 'End':
      return stops.at(-1);
    default:
      return undefined;
  }
}
