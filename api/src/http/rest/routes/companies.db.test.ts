import { describe, expect, test } from "vitest";
import { testDatabase } from "../../../testing/database.ts";
import { serveFacade } from "../../../testing/facade.ts";
import { Company } from "../shapes/company.ts";

const database = testDatabase();
const facade = serveFacade(database);
const names = (things: { name: string }[]) => things.map(({ name }) => name);

const kiln = {
  name: "Kiln & Söhne",
  website: "https://kiln.example",
  description: "Bakes.",
  industry: "Bakeries",
  employeeCount: "11-50",
  foundedYear: 1998,
  location: "Graz",
  logoUrl: "/demo/kiln.svg",
};
const emptyFields = {
  website: null,
  description: null,
  industry: null,
  employeeCount: null,
  foundedYear: null,
  location: null,
  logoUrl: null,
};

describe("POST /api/companies", () => {
  test("201 and the company, whose owner is the caller at once; the directory counts it", {
    tags: ["6.owner.1", "7.companies.4"],
  }, async () => {
    const before = await facade.call("/api/companies/my", { as: "user" });
    expect(await before.json()).toEqual([]);
    const { status, body } = await facade.send("POST", "/api/companies", kiln);
    expect(status).toBe(201);
    expect(body.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(Company.parse(body)).toMatchObject({ ...kiln, slug: "kiln-s-hne", isVerified: false });
    expect(await facade.read("/api/companies/my", { as: "user" })).toEqual([body]);
    const { rows } = await database.pool.query("select value from total_count where name = 'companies'");
    expect(rows).toEqual([{ value: 4 }]);
  });

  test("a name that exists already gets a slug of its own, also one without ASCII letters", {
    tags: ["5.company.3"],
  }, async () => {
    const slugs = [];
    for (const name of ["Solo", "Solo", "دليل", "دليل"]) {
      const { body } = await facade.send("POST", "/api/companies", { name });
      slugs.push(body.slug);
      expect(body).toMatchObject(emptyFields);
    }
    expect(slugs).toEqual(["solo-2", "solo-3", "company", "company-2"]);
  });

  test("all who choose the same name at once get a company each", async () => {
    const people = ["user", "editor", "owner", "admin"] as const;
    const all = await Promise.all(
      people.map((as) => facade.send("POST", "/api/companies", { name: "Twins" }, { as })),
    );
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201, 201]);
    const slugs = all.map(({ body }) => body.slug as string);
    expect(new Set(slugs).size).toBe(4);
    expect(slugs).toContain("twins");
  });

  test.each([
    [{}, "Company name is required"],
    [{ name: "  " }, "Company name is required"],
    [{ name: "n".repeat(121) }, "Company name must be at most 120 characters"],
    [{ name: "K", website: "kiln" }, "Please enter a valid URL"],
    [{ name: "K", website: "ftp://kiln.example" }, "Please enter a valid URL"],
    [{ name: "K", logoUrl: "/demo/a b.svg" }, "Please enter a valid URL"],
    [{ name: "K", logoUrl: "//evil.example/x.svg" }, "Please enter a valid URL"],
    [{ name: "K", employeeCount: "5" }, "Employee count must be one of 1-10, 11-50, 51-200, 201-1000, 1000+"],
    [{ name: "K", foundedYear: 19.5 }, "Founded year must be a year such as 1998"],
    [{ name: "K", foundedYear: 0 }, "Founded year must be a year such as 1998"],
  ])(
    "%j is refused with a message",
    { tags: ["5.company.1", "5.company.2", "5.company.4", "5.company.5"] },
    async (body, message) => {
      expect(await facade.send("POST", "/api/companies", body)).toMatchObject({
        status: 400,
        body: { message },
      });
    },
  );

  test("blank form fields are null", { tags: ["5.company.2"] }, async () => {
    const blank = { website: "", description: " ", employeeCount: "", foundedYear: "", logoUrl: "" };
    const { status, body } = await facade.send("POST", "/api/companies", { name: "Blank", ...blank });
    expect(status).toBe(201);
    expect(body).toMatchObject(emptyFields);
  });
});

describe("GET /api/companies/my", () => {
  test("every membership, by name; 401 for a visitor", {
    tags: ["6.user.5", "7.companies.1", "7.companies.5"],
  }, async () => {
    for (const as of ["owner", "editor", "user"] as const) {
      const { companies } = facade.world;
      expect(Object.keys(companies).length).toBeGreaterThan(1);
      const own = await database.prisma.company.findMany({
        where: { members: { some: { userId: facade.world.users[as] } } },
        orderBy: { sortName: "asc" },
      });
      // Neither other people's companies nor unclaimed ones.
      expect(own.length).toBeLessThan(await database.prisma.company.count());
      expect(names(await facade.read("/api/companies/my", { as }))).toEqual(names(own));
    }
    expect(names(await facade.read("/api/companies/my", { as: "owner" }))).toContain("Northwind");
    expect((await facade.call("/api/companies/my")).status).toBe(401);
  });
});

describe("PATCH /api/companies/{id}", () => {
  const path = () => `/api/companies/${facade.world.companies.northwind}`;
  const found = async (search: string) =>
    names(await facade.read(`/api/software?search=${encodeURIComponent(search)}`));

  test("its owner changes the given fields, and its listings are found by its new name", {
    tags: ["6.owner.3"],
  }, async () => {
    const before = await facade.read<object>(path());
    const change = { name: "Southwind", foundedYear: null, industry: " " };
    const { status, body } = await facade.send("PATCH", path(), change, { as: "owner" });
    expect(status).toBe(200);
    // After a change of name, an administrator has to verify the company again.
    expect(body).toEqual({
      ...before,
      name: "Southwind",
      foundedYear: null,
      industry: null,
      isVerified: false,
    });
    expect(await found("Southwind")).toContain("Beacon CRM");
    expect(await found("Northwind")).not.toContain("Beacon CRM");
    const [first] = await facade.read<{ name: string }[]>("/api/companies/my", { as: "owner" });
    expect(first?.name).toBe("Southwind");
  });

  test("is verified as long as its owner changes neither name nor website, or an administrator does", async () => {
    const { northwind } = facade.world.companies;
    const verify = () =>
      database.prisma.company.update({ where: { id: northwind }, data: { isVerified: true } });
    const isVerified = async (change: object, as: "owner" | "admin") =>
      (await facade.send("PATCH", path(), change, { as })).body.isVerified;
    await verify();
    expect(await isVerified({ name: "Westwind", website: "https://westwind.example" }, "admin")).toBe(true);
    expect(await isVerified({ name: "Westwind", description: "Winds." }, "owner")).toBe(true);
    expect(await isVerified({ website: "https://elsewhere.example" }, "owner")).toBe(false);
    await verify();
    expect(await isVerified({ name: "Microsoft" }, "owner")).toBe(false);
  });

  test("an administrator may, an editor and a stranger may not, before their input is looked at", {
    tags: ["6.owner.3"],
  }, async () => {
    const invalid = { name: "" };
    for (const [as, status] of [
      ["admin", 400],
      ["owner", 400],
      ["editor", 403],
      ["user", 403],
    ] as const)
      expect((await facade.send("PATCH", path(), invalid, { as })).status, as).toBe(status);
    expect((await facade.send("PATCH", path(), { location: "Faro" }, { as: "admin" })).status).toBe(200);
    for (const id of ["nonsense", "01900000-0000-7000-8009-000000000009"])
      expect((await facade.send("PATCH", `/api/companies/${id}`, invalid)).status).toBe(404);
  });
});
