import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../../testing/database.ts";
import { serveFacade } from "../../../testing/facade.ts";
import { daysAgo } from "../../../testing/seed-data.ts";

const database = testDatabase();
const facade = serveFacade(database);

const person = { name: "=Bea", email: "bea@buyer.example", kind: "demo", consentedAt: daysAgo(1) };
beforeAll(async () => {
  const { companies, software } = facade.world;
  await database.prisma.lead.createMany({
    data: [
      {
        ...person,
        companyId: companies.northwind,
        softwareId: software.beacon,
        companyName: 'Buyer, "Co"',
        message: "One\nTwo",
        createdAt: daysAgo(1),
      },
      { ...person, companyId: companies.northwind, name: "Spam", status: "spam", createdAt: daysAgo(2) },
      { ...person, companyId: companies.ferrite, name: "Other" },
    ],
  });
});

const file = (
  as?: "admin" | "owner" | "editor" | "user",
  query = "",
  id = facade.world.companies.northwind,
) => facade.call(`/api/companies/${id}/leads.csv${query}`, as ? { as } : {});

test("an owner has the company's leads as a file that runs no formulas", async () => {
  const answer = await file("owner");
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(answer.headers.get("content-disposition")).toBe('attachment; filename="leads.csv"');
  expect(answer.headers.get("cache-control")).toBe("private, no-store");
  const bytes = Buffer.from(await answer.arrayBuffer()).toString("utf8");
  expect(bytes).toBe(
    "\uFEFFReceived (UTC),Request,Status,Product,Name,Email,Company,Message,Notes\r\n" +
      `${daysAgo(1).toISOString()},Demo,New,Beacon CRM,'=Bea,bea@buyer.example,"Buyer, ""Co""","One\nTwo",\r\n`,
  );
});

test("with a status it has only those leads, and an administrator may read it too", async () => {
  const text = await (await file("admin", "?status=spam")).text();
  expect(text.split("\r\n")).toHaveLength(3);
  expect(text).toContain(",Spam,");
  expect((await file("owner", "?status=lost")).status).toBe(400);
});

test("it is for owners: other callers learn nothing", async () => {
  expect((await file()).status).toBe(401);
  expect((await file("editor")).status).toBe(403);
  expect((await file("user")).status).toBe(403);
  expect((await file("owner", "", facade.world.companies.ferrite)).status).toBe(403);
  expect((await file("owner", "", "01900000-0000-7000-8003-999999999999")).status).toBe(404);
});
