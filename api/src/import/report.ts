import type { Outcome } from "./load/outcome.ts";

interface Output {
  isTTY?: boolean;
  columns?: number;
  write(text: string): unknown;
}

type Counts = Record<"rows" | "added" | "changed" | "unchanged" | "leftAlone" | "refused" | "notes", number>;

const none: Counts = { rows: 0, added: 0, changed: 0, unchanged: 0, leftAlone: 0, refused: 0, notes: 0 };

/** Labels of the counts in a summary; zeros are left out. */
const words = [
  ["added", "added"],
  ["changed", "changed"],
  ["unchanged", "unchanged"],
  ["leftAlone", "left alone (kept by an owner, or of a deleted author)"],
  ["refused", "refused"],
  ["notes", "with a note"],
] as const;

/** Milliseconds between two updates of the progress bar. */
const intervalMs = 100;

/**
 * Reports progress to an operator: a line per refused row on `errors`, a line per file on `output`, and on a terminal a progress
 * bar below them.
 */
export class Report {
  readonly #output: Output;
  readonly #errors: Output;
  #file = "";
  #size: number | undefined;
  #counts = none;
  #bar = "";
  #drawnAt = 0;
  /** Rows refused so far, in all files. */
  refused = 0;

  constructor(output: Output = process.stdout, errors: Output = process.stderr) {
    this.#output = output;
    this.#errors = errors;
  }

  /** A file is being read or written; its size in bytes, if it is read. */
  begin(file: string, size?: number): void {
    this.#file = `${file}.jsonl`;
    this.#size = size;
    this.#counts = { ...none };
  }

  /** The file was read up to this byte. */
  advance(bytesRead = 0): void {
    const done = this.#size === undefined ? "" : ` ${bar(bytesRead / Math.max(this.#size, 1))}`;
    this.#draw(`${this.#file}${done} ${count(this.#counts.rows)} rows`);
  }

  /** A row was refused. */
  refuse(line: number, reason: string): void {
    this.refused++;
    this.#counts.rows++;
    this.#counts.refused++;
    this.#line(this.#errors, `${this.#file}:${line}: ${reason}`);
  }

  /** A note about a valid row. */
  note(line: number, text: string): void {
    this.#counts.notes++;
    this.#line(this.#errors, `${this.#file}:${line}: note: ${text}`);
  }

  /** A number of rows are valid; nothing is written to the database. */
  passed(rows: number): void {
    this.#counts.rows += rows;
  }

  /** A batch was written. */
  wrote(outcome: Outcome<unknown>): void {
    for (const { line, text } of outcome.refused) this.refuse(line, text);
    for (const { line, text } of outcome.notes) this.note(line, text);
    for (const name of ["added", "changed", "unchanged", "leftAlone"] as const) {
      this.#counts[name] += outcome[name];
      this.#counts.rows += outcome[name];
    }
  }

  /** The file is done. */
  end(): void {
    this.close();
    const parts = words.flatMap(([name, word]) =>
      this.#counts[name] > 0 ? [`${count(this.#counts[name])} ${word}`] : [],
    );
    this.print(
      `${this.#file}: ${count(this.#counts.rows)} rows${parts.length > 0 ? `: ${parts.join(", ")}` : ""}`,
    );
  }

  /** A long step has begun. */
  step(text: string): void {
    this.#drawnAt = 0;
    this.#draw(`${text} …`);
  }

  /** A plain line. */
  print(text: string): void {
    this.#line(this.#output, text);
  }

  #line(target: Output, text: string): void {
    this.#clear();
    target.write(`${printable(text)}\n`);
    if (this.#bar !== "") this.#errors.write(this.#bar);
  }

  #draw(text: string): void {
    if (!this.#errors.isTTY || performance.now() - this.#drawnAt < intervalMs) return;
    this.#clear();
    this.#drawnAt = performance.now();
    this.#bar = [...text].slice(0, (this.#errors.columns || 80) - 1).join("");
    this.#errors.write(this.#bar);
  }

  #clear(): void {
    if (this.#bar !== "") this.#errors.write("\r\x1b[K");
  }

  /** Removes the progress bar. */
  close(): void {
    this.#clear();
    this.#bar = "";
  }
}

function bar(share: number): string {
  const width = 24;
  const full = Math.round(Math.min(share, 1) * width);
  return `${"█".repeat(full)}${"░".repeat(width - full)} ${String(Math.floor(Math.min(share, 1) * 100)).padStart(3)}%`;
}

function count(number: number): string {
  return number.toLocaleString("en-US");
}

/** Escapes control and bidirectional characters, because reasons quote the file. */
function printable(text: string): string {
  return text.replace(/\p{C}/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}
