import { expect, test } from "vitest";
import { openLoop } from "./open-loop.ts";

test("requests are sent when they are due, and responses are counted by their outcome", async () => {
  const sent: number[] = [];
  const never = new Promise<number>(() => {});
  const load = await openLoop({ rate: 10_000, seconds: 0.0005, timeoutMs: 20 }, (number) => {
    sent.push(number);
    if (number === 1) return Promise.reject(new Error("broken"));
    return number === 2 ? never : Promise.resolve(number * 10);
  });
  expect(sent).toEqual([0, 1, 2, 3, 4]);
  expect(load).toMatchObject({ failed: 1, unanswered: 1 });
  expect(load.answers.map(({ answer }) => answer).sort((a, b) => a - b)).toEqual([0, 30, 40]);
});
