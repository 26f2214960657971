/** Answers that are kept for a while, so that a crowd asks once; the longest unused go first. */
export class Kept<Value> {
  readonly #entries = new Map<string, { value: Promise<Value>; until: number }>();
  readonly #most: number;
  readonly #milliseconds: number;

  constructor({ most, milliseconds }: { most: number; milliseconds: number }) {
    this.#most = most;
    this.#milliseconds = milliseconds;
  }

  /** What is kept under the key, or what `make` makes now. A failure is not kept. */
  get(key: string, make: () => Promise<Value>): Promise<Value> {
    const now = performance.now();
    const known = this.#entries.get(key);
    this.#entries.delete(key);
    if (known && known.until > now) {
      this.#entries.set(key, known);
      return known.value;
    }
    const entry = { value: make(), until: now + this.#milliseconds };
    this.#entries.set(key, entry);
    entry.value.catch(() => this.#entries.get(key) === entry && this.#entries.delete(key));
    for (const oldest of this.#entries.keys()) {
      if (this.#entries.size <= this.#most) break;
      this.#entries.delete(oldest);
    }
    return entry.value;
  }
}
