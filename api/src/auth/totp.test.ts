import { describe, expect, test } from "vitest";
import { createTotpSecret, totpCode, totpStep, totpUri } from "./totp.ts";

/** "12345678901234567890", the secret of RFC 6238's test vectors. */
const secret = "GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ";
const at = (seconds: number) => new Date(seconds * 1000);

// Appendix B of RFC 6238, the last six digits.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
])("at %i seconds the code is that of RFC 6238", (seconds, code) => {
  expect(totpCode(secret, at(seconds))).toBe(code);
  expect(totpStep(secret, code, at(seconds))).toBe(Math.floor(seconds / 30));
});

describe("a code", () => {
  const now = 1_800_000_015;
  const step = now / 30 - 0.5;
  test.each([
    [-60, null],
    [-30, step - 1],
    [0, step],
    [30, step + 1],
    [60, null],
  ])("of %i seconds from now is of step %s", (away, expected) => {
    expect(totpStep(secret, totpCode(secret, at(now + away)), at(now))).toBe(expected);
  });

  test.each(["", "1", "12345", "1234567", "abcdef", "－１２３４５"])("%j is none", (code) => {
    expect(totpStep(secret, code, at(now))).toBeNull();
  });
});

test("secrets have 160 random bits, and apps learn them with the account and the site", () => {
  const made = createTotpSecret();
  expect(made).toMatch(/^[A-Z2-7]{32}$/);
  expect(createTotpSecret()).not.toBe(made);
  const uri = new URL(totpUri(made, { issuer: "Site & Co: x", account: "a+b@mail.example" }));
  expect(uri.protocol).toBe("otpauth:");
  expect(decodeURIComponent(uri.pathname)).toContain("a+b@mail.example");
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    issuer: "Site & Co: x",
    secret: made,
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
