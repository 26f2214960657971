import { expect, test } from "vitest";
import { committedSchema, schemaDrift } from "../checks/schema.ts";

test("a contract that lost a field is reported", async () => {
  const changed = committedSchema().replace(/^ {2}avgRating.*\n/m, "");
  expect(changed).not.toBe(committedSchema());
  expect(await schemaDrift(changed)).toEqual([expect.stringContaining("npm run generate")]);
});
