import { count, fileSize, secondsSince } from "./units.ts";

/** Milliseconds between two lines about the same table. */
const intervalMs = 5_000;

/** Reports progress in lines: one for each table that has rows, and more for tables that take long. */
export class Progress {
  readonly #log: (line: string) => void;
  #table = "";
  #rows = 0;
  #bytes = 0;
  #since = 0;
  #loggedAt = 0;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /** The rows of this table follow. */
  begin(table: string): void {
    this.#table = table;
    this.#rows = 0;
    this.#bytes = 0;
    this.#since = performance.now();
    this.#loggedAt = this.#since;
  }

  /** Records rows as done, with their compressed size in bytes. */
  advance(rows: number, bytes: number): void {
    this.#rows += rows;
    this.#bytes += bytes;
    if (performance.now() - this.#loggedAt < intervalMs) return;
    this.#loggedAt = performance.now();
    this.#log(`  ${this.#table}: ${count(this.#rows)} rows so far`);
  }

  /** The table is done. */
  end(): void {
    if (this.#rows === 0) return;
    const done = [`${count(this.#rows)} rows`, fileSize(this.#bytes), secondsSince(this.#since)];
    this.#log(`  ${this.#table}: ${done.join(", ")}`);
  }
}
