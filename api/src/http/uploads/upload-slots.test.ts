import { expect, test } from "vitest";
import { slotLimits, UploadSlots } from "./upload-slots.ts";

test("a user, a network and all together have limited slots, and finished uploads free theirs", async () => {
  const slots = new UploadSlots({ user: 2, network: 3, all: 4 });
  const ends: (() => void)[] = [];
  const running: Promise<void>[] = [];
  const begin = (userId: string, network: string) => {
    const one = slots.withSlot({ userId, network }, () => new Promise<void>((end) => ends.push(end)));
    running.push(one);
    return one;
  };
  const refused = (userId: string, network: string) =>
    expect(slots.withSlot({ userId, network }, async () => undefined)).rejects.toMatchObject({ status: 503 });
  void begin("ada", "1.1.1.1");
  void begin("ada", "2.2.2.2");
  await refused("ada", "3.3.3.3");
  void begin("bea", "1.1.1.1");
  void begin("cem", "1.1.1.1");
  await refused("dua", "1.1.1.1");
  await refused("dua", "3.3.3.3");
  for (const end of ends) end();
  await Promise.all(running);
  await expect(slots.withSlot({ userId: "ada", network: "1.1.1.1" }, async () => "done")).resolves.toBe(
    "done",
  );
});

test.each([
  [1, { user: 2, network: 4, all: 8 }],
  [2, { user: 2, network: 2, all: 4 }],
  [3, { user: 2, network: 2, all: 3 }],
  [8, { user: 1, network: 1, all: 2 }],
])("%i workers share the slots", (workers, limits) => {
  expect(slotLimits(workers)).toEqual(limits);
});
