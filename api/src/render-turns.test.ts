import { expect, test } from "vitest";
import { BusyError } from "./in-turn.ts";
import { createRenderTurns } from "./render-turns.ts";

/** Has everything happened that needs nothing but its turn? */
const settled = () => new Promise((resolve) => setImmediate(resolve));

test("expensive pages are rendered one at a time, and each takes one turn for all that it asks", async () => {
  const open = createRenderTurns();
  const begun: string[] = [];
  const [first, second] = [open(), open()];
  const both = [
    first.begin().then(() => begun.push("first")),
    second.begin().then(() => begun.push("second")),
  ];
  await first.begin();
  await settled();
  expect(begun).toEqual(["first"]);
  first.end();
  await Promise.all(both);
  expect(begun).toEqual(["first", "second"]);
});

test("a page that has ended before its turn came holds nobody up", async () => {
  const open = createRenderTurns();
  const [first, left, last] = [open(), open(), open()];
  await first.begin();
  const waiting = [left.begin(), last.begin()];
  left.end();
  first.end();
  await Promise.all(waiting);
  const unused = open();
  unused.end();
  last.end();
  await open().begin();
});

test("more than forty that wait are refused", async () => {
  const open = createRenderTurns();
  await open().begin();
  for (let n = 0; n < 40; n++) void open().begin();
  await expect(open().begin()).rejects.toThrow(BusyError);
});
