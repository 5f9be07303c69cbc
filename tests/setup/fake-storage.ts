/** A storage in memory, of which every change may be told. */
export class FakeStorage {
  /** Whether it refuses to write, as a full one or one that is switched off. */
  isRefusing = false;
  readonly #entries: Map<string, string>;

  constructor(entries: Iterable<readonly [string, string]> = []) {
    this.#entries = new Map(entries);
  }

  get length(): number {
    return this.#entries.size;
  }

  key(at: number): string | null {
    return [...this.#entries.keys()][at] ?? null;
  }

  getItem(key: string): string | null {
    return this.#entries.get(key) ?? null;
  }

  setItem(key: string, value: string): void {
    if (this.isRefusing) throw new DOMException('full', 'QuotaExceededError');
    this.#entries.set(key, value);
  }

  removeItem(key: string): void {
    this.#entries.delete(key);
  }

  /** Every key with its value. */
  entries(): (readonly [string, string])[] {
    return [...this.#entries];
  }

  /** What it holds now, in a storage of its own. */
  copy(): FakeStorage {
    return new FakeStorage(this.#entries);
  }

  /** The same storage as one tab sees it, whose changes are told. */
  seenBy(
    onChange: (key: string) => void,
  ): Pick<Storage, 'length' | 'key' | 'getItem' | 'setItem' | 'removeItem'> {
    const common = this;
    return {
      get length() {
        return common.length;
      },
      key: (at) => common.key(at),
      getItem: (key) => common.getItem(key),
      setItem(key, value) {
        common.setItem(key, value);
        onChange(key);
      },
      removeItem(key) {
        common.removeItem(key);
        onChange(key);
      },
    };
  }
}
