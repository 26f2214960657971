/** Files in memory, so many bytes at most: the ones that were not asked for longest go first. */
export class KeptFiles {
  readonly #files = new Map<string, Buffer>();
  readonly #most: number;
  #bytes = 0;

  constructor(most: number) {
    this.#most = most;
  }

  get(name: string): Buffer | undefined {
    const file = this.#files.get(name);
    if (!file) return undefined;
    this.#files.delete(name);
    this.#files.set(name, file);
    return file;
  }

  add(name: string, file: Buffer): void {
    if (this.#files.has(name)) return;
    this.#files.set(name, file);
    this.#bytes += file.length;
    for (const [oldest, { length }] of this.#files) {
      if (this.#bytes <= this.#most) break;
      this.#files.delete(oldest);
      this.#bytes -= length;
    }
  }
}
