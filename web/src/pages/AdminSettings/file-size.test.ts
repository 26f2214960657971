import { expect, test } from "vitest";
import { fileSize } from "./file-size";

test.each([
  [0, "0 bytes"],
  [999, "999 bytes"],
  [10_518_651, "10.5 MB"],
  [120_000_000, "120 MB"],
  [3_000_000_000, "3.0 GB"],
])("%d is %s", (bytes, text) => {
  expect(fileSize(bytes)).toBe(text);
});
