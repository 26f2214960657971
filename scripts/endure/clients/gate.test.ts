import { expect, test } from "vitest";
import { createGate } from "./gate.ts";

test("a closed gate holds every client between two writes, and lets all go on", async () => {
  const gate = createGate();
  const written = [0, 0];
  for (const [index] of written.entries())
    gate.run(async (pass) => {
      for (;;) {
        await pass();
        await new Promise(setImmediate);
        written[index] = (written[index] ?? 0) + 1;
      }
    });
  await expect.poll(() => Math.min(...written)).toBeGreaterThan(3);
  await gate.close();
  const before = [...written];
  for (let turn = 0; turn < 20; turn++) await new Promise(setImmediate);
  expect(written).toEqual(before);
  gate.open();
  await expect.poll(() => Math.min(...written)).toBeGreaterThan(Math.max(...before));
  await gate.end();
});

test("what fails in a client is not lost, and does not hold the gate", async () => {
  const gate = createGate();
  gate.run(async (pass) => {
    await pass();
    throw new Error("no such page");
  });
  await gate.close();
  await expect(gate.end()).rejects.toThrow("no such page");
});
