import { expect, test } from "vitest";
import { withoutEnd } from "./ends.ts";

test.each([
  ["https://assay.example//", "https://assay.example"],
  ["/a//b", "/a//b"],
  ["///", ""],
  ["", ""],
])("%j ends before its last slashes", (text, expected) => {
  expect(withoutEnd(text, "/")).toBe(expected);
});
