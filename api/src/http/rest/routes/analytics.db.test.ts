import { expect, test } from "vitest";
import { testDatabase } from "../../../testing/database.ts";
import { serveFacade } from "../../../testing/facade.ts";

const database = testDatabase();
const facade = serveFacade(database);
const path = (search = "", id = facade.world.companies.northwind) =>
  `/api/companies/${id}/analytics.csv${search}`;

test("an owner gets a file with one line per day, which is not cached", {
  tags: ["2.dashboard.15"],
}, async () => {
  await database.prisma.dailyCount.create({
    data: {
      subjectId: facade.world.software.beacon,
      metric: "software_view",
      day: new Date("2026-11-20"),
      count: 12,
    },
  });
  const response = await facade.call(path(), { as: "owner" });
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(response.headers.get("content-disposition")).toBe('attachment; filename="analytics.csv"');
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  const bytes = Buffer.from(await response.arrayBuffer());
  // The byte order mark, by which spreadsheets recognize UTF-8.
  expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  const lines = bytes.toString("utf8").slice(1).split("\r\n");
  expect(lines[0]).toBe(
    "Day,Listing views,Company page views,List saves,Compares,Leads,Reviews,Average rating",
  );
  expect(lines).toHaveLength(1 + 30 + 1);
  expect(lines[30]).toBe("2026-11-20,12,0,0,0,0,0,4.5");
});

test("days and a listing can be chosen", async () => {
  const { harbor } = facade.world.software;
  const response = await facade.call(path(`?days=90&softwareId=${harbor}`), { as: "admin" });
  const lines = (await response.text()).split("\r\n");
  expect(lines).toHaveLength(1 + 90 + 1);
  expect(lines[90]).toBe("2026-11-20,0,0,0,0,0,0,5");
  const wrong = await facade.call(path("?days=365"), { as: "owner" });
  expect([wrong.status, await wrong.json()]).toMatchObject([400, { message: "days must be 30 or 90" }]);
});

test.each([
  ["nobody", undefined, 401],
  ["a stranger", "user", 403],
  ["an editor", "editor", 403],
] as const)("%s gets none", async (_who, as, status) => {
  expect((await facade.call(path(), { ...(as && { as }) })).status).toBe(status);
});

test("without a company there is no file", async () => {
  expect((await facade.call(path("", "nonsense"), { as: "admin" })).status).toBe(404);
});
