import { expect, it } from "vitest";
import { noOutcome } from "./load/outcome.ts";
import { Report } from "./report.ts";

function sink(isTTY: boolean) {
  const written: string[] = [];
  return { isTTY, columns: 60, written, write: (text: string) => written.push(text) };
}

it("writes a line for each refused row to one stream and one for each file to the other", () => {
  const [output, errors] = [sink(false), sink(false)];
  const report = new Report(output, errors);
  report.begin("software", 100);
  report.refuse(3, "name is required");
  report.advance(50);
  report.wrote({
    ...noOutcome(),
    added: 1_200,
    leftAlone: 1,
    refused: [{ line: 9, text: "it has no category" }],
    notes: [{ line: 10, text: "unknown categories left out: x" }],
  });
  report.end();
  expect(errors.written).toEqual([
    "software.jsonl:3: name is required\n",
    "software.jsonl:9: it has no category\n",
    "software.jsonl:10: note: unknown categories left out: x\n",
  ]);
  expect(output.written).toEqual([
    "software.jsonl: 1,203 rows: 1,200 added, 1 left alone (kept by an owner, or of a deleted author), 2 refused, 1 with a note\n",
  ]);
  expect(report.refused).toBe(2);
});

it("draws a progress bar on a terminal, below the lines, and removes it", () => {
  const errors = sink(true);
  const report = new Report(sink(true), errors);
  report.begin("software", 100);
  report.advance(50);
  expect(errors.written).toEqual([expect.stringMatching(/^software\.jsonl █{12}░{12} {2}50% 0 rows$/)]);
  report.refuse(1, "is not UTF-8");
  expect(errors.written.slice(1, 3)).toEqual(["\r\x1b[K", "software.jsonl:1: is not UTF-8\n"]);
  report.close();
  expect(errors.written.at(-1)).toBe("\r\x1b[K");
});

it("escapes terminal control sequences in files", () => {
  const errors = sink(false);
  const report = new Report(sink(false), errors);
  report.begin("software");
  report.refuse(1, "slug is odd (\x1b[31m\u202e)");
  expect(errors.written).toEqual(["software.jsonl:1: slug is odd (\\u{1b}[31m\\u{202e})\n"]);
});
