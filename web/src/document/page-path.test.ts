import { expect, test } from "vitest";
import { isPagePath } from "./page-path.ts";

test.each(["/", "/software/a%20b", "/software/%F0%9F%91%8D", "/software//reviews", "/%2F%2Fevil.example"])(
  "%s may be a page",
  (path) => {
    expect(isPagePath(path)).toBe(true);
  },
);

test.each([
  "//",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/..//evil.example",
  "/%2e%2e//evil.example",
  "/software/%",
  "/software/%zz",
  "/software/%ff",
  "/software/%ed%a0%80",
])("%j is no page", (path) => {
  expect(isPagePath(path)).toBe(false);
});
