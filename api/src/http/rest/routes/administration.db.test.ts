import { describe, expect, test } from "vitest";
import { z } from "zod";
import { testDatabase } from "../../../testing/database.ts";
import { serveFacade } from "../../../testing/facade.ts";
import { from, person, testJoining } from "../../../testing/sign-up.ts";
import { Company } from "../shapes/company.ts";
import { Review } from "../shapes/review.ts";
import { User } from "../shapes/user.ts";
import { routes } from "./index.ts";

const database = testDatabase();
const facade = serveFacade(database);
const { join, send: sendAs } = testJoining(facade);
const as = "admin" as const;
const unknown = "01900000-0000-7000-8009-000000000009";
const idOf = async (email: string) =>
  (await database.prisma.user.findUniqueOrThrow({ where: { emailKey: email } })).id;

interface Logged {
  subjectType: string;
  subjectId: string;
  createdAt: string;
}

describe("every row of the administrators", () => {
  const rows = routes.filter(({ path }) => path.startsWith("/api/admin/"));
  const guarded = rows.filter(({ path }) => !path.endsWith("/login") && !path.endsWith("/check"));

  test("is there", () => {
    expect(guarded.length).toBeGreaterThan(10);
  });

  test.each(guarded.map(({ method, path }) => [method, path] as const))(
    "%s %s refuses visitors, users and owners, whatever they send",
    async (method, path) => {
      const address = path.replace("{id}", facade.world.reviews.beaconByAda);
      const body = method === "PATCH" ? { nonsense: true } : undefined;
      const statusAs = async (who?: "user" | "owner") =>
        method === "GET"
          ? facade.call(address, who && { as: who }).then(({ status }) => status)
          : (await facade.send(method, address, body, { headers: { cookie: "" }, ...(who && { as: who }) }))
              .status;
      expect(await statusAs("user")).toBe(403);
      expect(await statusAs("owner")).toBe(403);
      const visitor = await facade.call(address, {
        method,
        headers: { "sec-fetch-site": "same-origin", ...(body && { "content-type": "application/json" }) },
        ...(body && { body: JSON.stringify(body) }),
      });
      expect(visitor.status).toBe(401);
    },
  );

  test.each(
    guarded.filter(({ path }) => path.includes("{id}")).map(({ method, path }) => [method, path] as const),
  )("%s %s is 404 for what is not there, also where the input is wrong", async (method, path) => {
    for (const id of ["nonsense", unknown]) {
      const { status, body } = await facade.send(
        method,
        path.replace("{id}", id),
        method === "PATCH" ? {} : undefined,
        {
          as,
        },
      );
      expect(status).toBe(404);
      expect(body.message).toMatch(/^(Company|Review|User) not found$/);
    }
  });
});

describe("/api/admin/login", () => {
  const login = (body: object) => sendAs("admin/login", body, { "sec-fetch-site": "same-origin" });

  test("signs an administrator in; 401 with the same message for everybody else", {
    tags: ["7.admin.1", "7.admin.11"],
  }, async () => {
    const email = "chief@assay.example";
    await join(email);
    const words = { username: email, password: person.password };
    const refused = [
      words,
      { ...words, password: "wrong one" },
      { ...words, username: "nobody@assay.example" },
    ];
    for (const wrong of refused) {
      const answer = await login(wrong);
      expect([answer.status, await answer.json()]).toEqual([401, { message: "Invalid credentials" }]);
      expect(answer.headers.getSetCookie()).toEqual([]);
    }
    const id = await idOf(email);
    await database.prisma.user.update({ where: { id }, data: { isAdmin: true } });
    const answer = await login({ ...words, username: " Chief@assay.example " });
    expect(answer.status).toBe(200);
    expect(await answer.json()).toMatchObject({ isAdmin: true, user: { id, email } });
    const check = await facade.call("/api/admin/check", { headers: from(answer) });
    expect(await check.json()).toMatchObject({ isAdmin: true, user: { id } });
    await database.prisma.user.update({ where: { id }, data: { suspendedAt: new Date() } });
    expect((await login(words)).status).toBe(401);
  });

  test("needs both fields", { tags: ["5.admin.1"] }, async () => {
    for (const body of [{}, { username: " ", password: "" }]) {
      const answer = await login(body);
      expect(answer.status).toBe(400);
      expect((await answer.json()).errors).toEqual([
        { path: "username", message: "Email is required" },
        { path: "password", message: "Password is required" },
      ]);
    }
  });
});

describe("/api/admin/check", () => {
  test("answers anyone", { tags: ["6.admin.1", "7.admin.2", "7.data.7"] }, async () => {
    expect(await facade.read("/api/admin/check")).toEqual({ isAdmin: false, user: null });
    expect(await facade.read("/api/admin/check", { as: "user" })).toMatchObject({
      isAdmin: false,
      user: { firstName: "Uma" },
    });
    expect(await facade.read("/api/admin/check", { as })).toMatchObject({
      isAdmin: true,
      user: { isAdmin: true },
    });
  });
});

describe("the administrators' lists", () => {
  test.each([
    ["companies", Company, "Ferrite", "Ferrite Labs"],
    ["users", User, "northwind.EX", "owner@northwind.example"],
    ["reviews", Review, "remembers so", "ada@mail.example"],
  ] as const)(
    "/api/admin/%s is an array that is paged and searched",
    { tags: ["7.admin.3", "7.admin.5", "7.admin.8"] },
    async (name, shape, search, told) => {
      const path = `/api/admin/${name}`;
      const all = await facade.read<object[]>(path, { as });
      z.array(shape).parse(all);
      const first = await facade.call(`${path}?limit=2`, { as });
      expect(first.headers.get("x-total-count")).toBe(String(all.length));
      const next = /<https:\/\/assay\.example([^>]*)>; rel="next"/.exec(first.headers.get("link") ?? "")?.[1];
      const pages = [...(await first.json()), ...(await facade.read<object[]>(String(next), { as }))];
      expect(pages).toEqual(all.slice(0, 4));
      const found = await facade.read<object[]>(`${path}?search=${encodeURIComponent(search)}`, { as });
      expect(found.length).toBeLessThan(all.length);
      expect(JSON.stringify(found)).toContain(told);
      expect(await facade.read(`${path}?search=100%25_`, { as })).toEqual([]);
    },
  );
});

describe("administrators' changes", () => {
  test("a company is verified, and nothing else changes", { tags: ["6.admin.8", "7.admin.4"] }, async () => {
    const path = `/api/admin/companies/${facade.world.companies.ferrite}/verify`;
    for (const isVerified of [true, false])
      expect(await facade.send("PATCH", path, { isVerified }, { as })).toMatchObject({
        status: 200,
        body: { name: "Ferrite Labs", isVerified },
      });
    expect(await facade.send("PATCH", path, { isVerified: "yes" }, { as })).toMatchObject({
      status: 400,
      body: { message: "isVerified must be true or false" },
    });
  });

  test("a review is verified, hidden with a reason, published again and deleted; counters change at once", {
    tags: ["6.admin.9", "7.admin.9", "7.admin.10", "7.admin.14"],
  }, async () => {
    const { reviews, software } = facade.world;
    const path = `/api/admin/reviews/${reviews.harborByBen}`;
    const shown = async () => {
      const { reviewCount, avgRating } = await facade.read<{ reviewCount: number; avgRating: string }>(
        `/api/software/${software.harbor}`,
      );
      const list = await facade.read<{ id: string }[]>(`/api/software/${software.harbor}/reviews`);
      return [reviewCount, avgRating, list.some(({ id }) => id === reviews.harborByBen)];
    };
    const [count] = await shown();
    const verified = await facade.send("PATCH", `${path}/verify`, { isVerified: true }, { as });
    expect(Review.parse(verified.body)).toMatchObject({
      isVerified: true,
      user: { email: "ben.k@mail.example" },
    });
    expect((await facade.send("PATCH", `${path}/status`, { status: "hidden" }, { as })).body.errors).toEqual([
      { path: "reason", message: "Please give a reason. The author will see it" },
    ]);
    expect((await facade.send("PATCH", `${path}/status`, { status: "gone" }, { as })).status).toBe(400);
    expect((await shown())[2]).toBe(true);
    const hidden = { status: "hidden", reason: "Advertising" };
    expect((await facade.send("PATCH", `${path}/status`, hidden, { as })).status).toBe(200);
    expect(await shown()).toEqual([Number(count) - 1, "5.0", false]);
    await facade.send("PATCH", `${path}/status`, { status: "published" }, { as });
    expect(await shown()).toEqual([count, "5.0", true]);
    expect(await facade.send("DELETE", path, undefined, { as })).toEqual({ status: 204, body: null });
    expect(await shown()).toEqual([Number(count) - 1, "5.0", false]);
    expect((await facade.send("DELETE", path, undefined, { as })).status).toBe(404);
  });

  test("a user is made an administrator; the last administrator stays, and nobody deletes themselves", {
    tags: ["2.admin.35", "6.admin.11", "7.admin.6", "7.admin.12", "7.admin.13"],
  }, async () => {
    const { users } = facade.world;
    const admins = `/api/admin/users/${users.ada}/admin`;
    expect(await facade.send("PATCH", admins, { isAdmin: true }, { as })).toMatchObject({
      status: 200,
      body: { id: users.ada, isAdmin: true },
    });
    expect(User.parse((await facade.send("PATCH", admins, { isAdmin: false }, { as })).body).isAdmin).toBe(
      false,
    );
    const last = await facade.send(
      "PATCH",
      `/api/admin/users/${users.admin}/admin`,
      { isAdmin: false },
      { as },
    );
    expect(last).toEqual({
      status: 409,
      body: {
        message: "You are the last administrator. Make someone else an administrator first",
        code: "last-administrator",
      },
    });
    expect((await facade.send("DELETE", `/api/admin/users/${users.admin}`, undefined, { as })).status).toBe(
      409,
    );
    expect(
      (await facade.send("PATCH", `/api/admin/users/${users.imported}/admin`, { isAdmin: true }, { as }))
        .status,
    ).toBe(409);
  });

  test("a user is deleted; their reviews stay, as Anonymous", {
    tags: ["2.admin.37", "6.admin.12", "7.admin.7"],
  }, async () => {
    const { users, reviews } = facade.world;
    const path = `/api/admin/users/${users.ada}`;
    expect(await facade.send("DELETE", path, undefined, { as })).toEqual({ status: 204, body: null });
    expect((await facade.send("DELETE", path, undefined, { as })).status).toBe(404);
    const all = await facade.read<{ id: string; user: unknown }[]>("/api/reviews");
    expect(all.find(({ id }) => id === reviews.beaconByAda)?.user).toBeNull();
  });

  test("all changes are in the audit log, which can be downloaded", async () => {
    const entries = await facade.read<{ action: string; actor: string }[]>("/api/admin/audit", { as });
    expect(entries[0]).toMatchObject({ action: "user.delete", actor: "Ines Admin" });
    const verified = await facade.read<{ action: string }[]>("/api/admin/audit?action=company.verify", {
      as,
    });
    expect(verified.map(({ action }) => action)).toEqual(["company.verify"]);
    const file = await facade.call("/api/admin/audit.csv?action=company.verify", { as });
    expect(file.headers.get("content-disposition")).toBe('attachment; filename="audit.csv"');
    const [columns, row] = (await file.text()).split("\r\n");
    expect(columns).toContain("time,actor id,actor,action,thing,id,name,before,after");
    expect(row).toContain("Ines Admin,company.verify,company");
    for (const wrong of ["action=nonsense", "subjectType=mail", "from=yesterday"])
      expect((await facade.call(`/api/admin/audit?${wrong}`, { as })).status, wrong).toBe(400);
  });

  test("the list and the file of the log apply the same filters: subject type, subject, and time range", async () => {
    const log = await facade.read<Logged[]>("/api/admin/audit", { as });
    const at = (index: number) => log[index] ?? expect.fail("The log is too short.");
    const [first, last] = [at(log.length - 1), at(0)];
    const kept = async (query: URLSearchParams) => {
      const listed = await facade.read<Logged[]>(`/api/admin/audit?${query}`, { as });
      const file = await (await facade.call(`/api/admin/audit.csv?${query}`, { as })).text();
      expect(file.trim().split("\r\n").slice(1).length).toBe(listed.length);
      return listed;
    };
    const of = (entries: Logged[], field: "subjectId" | "subjectType") =>
      entries.filter((entry) => entry[field] === last[field]);
    expect(await kept(new URLSearchParams({ subjectType: last.subjectType }))).toEqual(
      of(log, "subjectType"),
    );
    expect(await kept(new URLSearchParams({ search: "nobody's name" }))).toEqual([]);
    expect(await kept(new URLSearchParams({ search: "ines" }))).toEqual(log);
    expect(await kept(new URLSearchParams({ subject: last.subjectId }))).toEqual(of(log, "subjectId"));
    expect(
      await kept(new URLSearchParams({ from: last.createdAt, subject: first.subjectId })),
    ).not.toContainEqual(first);
    expect(await kept(new URLSearchParams({ until: first.createdAt }))).toEqual([]);
  });
});
