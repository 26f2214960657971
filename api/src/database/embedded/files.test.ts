import { expect, test } from "vitest";
import { startParameters } from "./files.ts";

test.each([true, false])("PostgreSQL takes little memory for copies of files (durable: %s)", (durable) => {
  expect(startParameters(durable)).toContain("shared_buffers=32MB");
});

test("only what is thrown away is not put on the disk", () => {
  expect(startParameters(true)).toContain("fsync=on");
  expect(startParameters(true)).not.toContain("-F");
  expect(startParameters(false)).toContain("fsync=off");
});
