import { expect, test } from "vitest";
import { createRecoveryCodes, recoveryCodeHash } from "./recovery-codes.ts";

test("a set has ten codes of 118 random bits", () => {
  const codes = [...createRecoveryCodes(), ...createRecoveryCodes()];
  expect(codes).toHaveLength(20);
  expect(new Set(codes).size).toBe(20);
  for (const code of codes) expect(code).toMatch(/^[a-hj-km-np-z2-9]{6}(-[a-hj-km-np-z2-9]{6}){3}$/);
  expect(24 * Math.log2(31)).toBeGreaterThan(112);
});

test("a code may be typed with other spaces, dashes and letters", () => {
  const hash = recoveryCodeHash("abcdef-ghjkmn-pqrstu-234567");
  expect(hash).toMatch(/^[0-9a-f]{64}$/);
  for (const typed of [
    "ABCDEF ghjkmn pqrstu 234567",
    "abcdefghjkmnpqrstu234567",
    "abcdef–ghjkmn-pqrstu-234567",
  ])
    expect(recoveryCodeHash(typed)).toBe(hash);
  expect(recoveryCodeHash("abcdef-ghjkmn-pqrstu-234568")).not.toBe(hash);
});
