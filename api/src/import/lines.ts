import { createReadStream } from "node:fs";

/** A line of a file: its text, or the reason why it cannot be read. */
export type Line = { line: number; bytesRead: number } & ({ text: string } | { problem: string });

/** Maximum length, far above what valid rows need; longer lines are not kept in memory. */
const longestLine = 8 * 1024 * 1024;

const newline = 0x0a;

/**
 * The non-blank lines of a UTF-8 file. Only a line feed ends a line: other readers also break at U+2028, which JSON strings may
 * contain.
 */
export async function* readLines(path: string): AsyncGenerator<Line> {
  const decoder = new TextDecoder("utf-8", { fatal: true });
  let line = 0;
  let bytesRead = 0;
  let parts: Buffer[] = [];
  let length = 0;

  const add = (part: Buffer) => {
    length += part.length;
    if (length <= longestLine) parts.push(part);
    else parts = [];
  };
  const take = (): Line | undefined => {
    line++;
    const bytes = Buffer.concat(parts);
    const isTooLong = length > longestLine;
    parts = [];
    length = 0;
    if (isTooLong) return { line, bytesRead, problem: `is longer than ${longestLine / 1024 / 1024} MB` };
    try {
      const text = decoder.decode(bytes);
      return text.trim() === "" ? undefined : { line, bytesRead, text };
    } catch {
      return { line, bytesRead, problem: "is not UTF-8" };
    }
  };

  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    let start = 0;
    for (let end = chunk.indexOf(newline); end >= 0; end = chunk.indexOf(newline, start)) {
      add(chunk.subarray(start, end));
      bytesRead += end + 1 - start;
      start = end + 1;
      const found = take();
      if (found) yield found;
    }
    add(chunk.subarray(start));
    bytesRead += chunk.length - start;
  }
  const rest = length > 0 ? take() : undefined;
  if (rest) yield rest;
}
