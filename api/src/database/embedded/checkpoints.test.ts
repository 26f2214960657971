import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { keepCheckpoints } from "./checkpoints.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it("asks the database one thing at a time, however long it has to wait", async () => {
  const answers: ((answer: { rows: { bytes: string }[] }) => void)[] = [];
  const asked: string[] = [];
  const query = (text: string) => {
    asked.push(text);
    return new Promise((resolve) => answers.push(resolve));
  };
  const { stop } = keepCheckpoints({ query } as never, 0, () => {});
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked).toHaveLength(1);
  answers.shift()?.({ rows: [{ bytes: String(1e9) }] });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(asked.at(-1)).toBe("CHECKPOINT");
  expect(asked).toHaveLength(2);
  stop();
});
