import { expect, test, vi } from "vitest";
import { hashPassword, isOutdated, isPassword } from "./passwords.ts";

test("where there is no password as much is compared as where there is one, and nothing fits", {
  tags: ["7.auth.7"],
}, async () => {
  const compare = vi.fn(async (_hash: string, _password: string) => true);
  const kept = await hashPassword("secret");
  for (const each of [kept, null, undefined]) {
    compare.mockClear();
    expect(await isPassword(each, "", compare)).toBe(each === kept);
    // Once, with a hash of the same parameters: these are what the time depends on.
    expect(compare).toHaveBeenCalledOnce();
    expect(isOutdated(compare.mock.calls[0]?.[0] ?? "")).toBe(false);
  }
});

test("a password fits its own hash alone", async () => {
  const kept = await hashPassword("secret");
  expect([await isPassword(kept, "secret"), await isPassword(kept, "Secret")]).toEqual([true, false]);
});

test("of many passwords at the same time two are compared, some wait, and the others are refused", async () => {
  const held = Promise.withResolvers<boolean>();
  const compare = vi.fn(() => held.promise);
  const kept = await hashPassword("secret");
  const answers = Array.from({ length: 60 }, () => isPassword(kept, "secret", compare));
  const outcomes = Promise.allSettled(answers);
  await expect.poll(() => compare.mock.calls.length).toBe(2);
  held.resolve(true);
  const refused = (await outcomes).filter(({ status }) => status === "rejected");
  expect(refused).toHaveLength(60 - 22);
});
