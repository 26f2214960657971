import { expect, test } from "vitest";
import { adminAuditParams, timesOf } from "./admin-audit";

const read = (search: string) => adminAuditParams.read(new URL(`/admin/audit?${search}`, "http://localhost"));

test("days are converted to times in UTC, including the whole last day", () => {
  expect(timesOf(read("from=2026-11-01&to=2026-12-31"))).toEqual({
    from: "2026-11-01T00:00:00.000Z",
    until: "2027-01-01T00:00:00.000Z",
  });
  expect(timesOf(read(""))).toEqual({ from: null, until: null });
});

test.each(["from=2026-13-01", "from=yesterday", "from=0001-01-01", "action=review.praise", "type=mail"])(
  "an invalid day or word counts as none: %s",
  (search) => {
    expect(adminAuditParams.write(read(search))).toBe("");
  },
);
