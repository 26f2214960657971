import { expect, test } from "vitest";
import { fingerprintOf } from "./fingerprint.ts";
import { findNearDuplicates } from "./near-duplicates.ts";

test("requests get a turn between any two texts that are compared", async () => {
  const text = { title: "Title", content: "\uFDFA".repeat(10_000) };
  const candidates = Array.from({ length: 20 }, (_, index) => ({ id: `r${index}`, ...text }));
  let turns = 0;
  let isOver = false;
  const count = (): void => {
    turns++;
    if (!isOver) setImmediate(count);
  };
  setImmediate(count);
  const $queryRaw = (async () => candidates) as never;
  const found = await findNearDuplicates({ $queryRaw }, "own", fingerprintOf(text));
  isOver = true;
  expect(found?.reviewIds).toHaveLength(20);
  expect(turns).toBeGreaterThanOrEqual(20);
});
