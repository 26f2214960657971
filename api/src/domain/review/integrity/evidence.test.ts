import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { evidenceOf } from "./evidence.ts";

const ids = (count: number) => Array.from({ length: count }, () => randomUUID());
const ring = { softwareIds: ids(20), accounts: 50, reviews: 50, days: 365, reviewIds: ids(20) };

test("the largest evidence takes less than 4 KB, and longer lists are refused", () => {
  expect(JSON.stringify(evidenceOf("ring", ring)).length).toBeLessThan(4_096);
  expect(() => evidenceOf("ring", { ...ring, reviewIds: ids(21) })).toThrow();
});

test("what is not of its kind's form is refused, so that no domain or name gets in", () => {
  const named = { ...ring, organisation: "acme.example" };
  expect(() => evidenceOf("ring", named)).toThrow();
});
