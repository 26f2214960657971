import { expect, test } from "vitest";
import type { AdminLoginPageQuery } from "~/relay/__generated__/AdminLoginPageQuery.graphql";
import data from "./data";

const address = { params: {}, url: new URL("http://localhost/admin/login") };

test("an administrator is sent on to /admin", () => {
  const check = (administration: object | null) => () =>
    data.check?.({ administration } as unknown as AdminLoginPageQuery["response"], address);
  expect(check(null)).not.toThrow();
  expect(check({})).toThrow(expect.objectContaining({ status: 302 }));
});
