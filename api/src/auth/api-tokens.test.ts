import { crc32 } from "node:zlib";
import { describe, expect, test } from "vitest";
import { createApiSecret, isApiSecret } from "./api-tokens.ts";

describe("an API token", () => {
  test("is known by its prefix and carries the checksum of its random part", () => {
    const secret = createApiSecret();
    expect(secret).toMatch(/^assay_[0-9A-Za-z]{36}$/);
    expect(isApiSecret(secret)).toBe(true);
    expect(createApiSecret()).not.toBe(secret);
  });

  test("has its checksum as scanners compute it: CRC-32 in base 62, six digits", () => {
    // 0 to 9, A to Z, a to z, as GitHub's tokens have it.
    const random = "000000000000000000000000000000";
    const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    let rest = crc32(random);
    let sum = "";
    while (rest > 0) {
      sum = digits[rest % 62] + sum;
      rest = Math.floor(rest / 62);
    }
    expect(isApiSecret(`assay_${random}${sum.padStart(6, "0")}`)).toBe(true);
  });

  test("that was mistyped, cut off or lengthened is none", () => {
    const secret = createApiSecret();
    const other = secret[10] === "a" ? "b" : "a";
    expect(isApiSecret(`${secret.slice(0, 10)}${other}${secret.slice(11)}`)).toBe(false);
    expect(isApiSecret(secret.slice(0, -1))).toBe(false);
    expect(isApiSecret(`${secret}0`)).toBe(false);
    expect(isApiSecret(secret.replace("assay_", "assai_"))).toBe(false);
    expect(isApiSecret("")).toBe(false);
  });
});
