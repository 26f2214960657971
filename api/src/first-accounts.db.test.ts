import { beforeAll, expect, test, vi } from "vitest";
import { main } from "./admin-command.ts";
import { testDatabase } from "./database/testing.ts";
import { firstAccounts } from "./first-accounts.ts";
import { testBrowser } from "./testing/browser.ts";
import { seed } from "./testing/seed.ts";
import { makeToken } from "./testing/tokens.ts";

const database = testDatabase();
beforeAll(async () => {
  await seed(database);
});

const here = { publicUrl: "http://localhost:3000", demoLoaded: false };
const none = { admin: undefined };

/** Signs in with what a line tells. */
async function signIn(line: string | undefined) {
  const [email, password] = line?.trim().split(/\s+/).slice(1) ?? [];
  const browser = testBrowser(database);
  const { __typename } = await browser.send("signIn", { email, password });
  expect(__typename).toBe("SignedIn");
  return browser;
}

test("nobody is made where there is an administrator", async () => {
  expect(await firstAccounts(database, none, here)).toEqual([]);
});

test("without one the first start makes one and tells the password, and later starts are silent", async () => {
  await database.prisma.user.updateMany({ data: { isAdmin: false } });
  const [line, ...others] = await firstAccounts(database, none, here);
  expect(others).toEqual([]);
  expect(line).toMatch(/^Administrator {2}admin-[0-9a-f]{8}@assay\.example .{16}$/);
  const browser = await signIn(line);
  expect(await browser.read("{ viewer { isAdmin isEmailVerified } }")).toEqual({
    viewer: { isAdmin: true, isEmailVerified: true },
  });
  expect(await firstAccounts(database, none, here)).toEqual([]);
});

test("the account of the settings is made, or raised, with its own password left as it is", async () => {
  const admin = { email: "Boss@assay.example", password: "as it was set" };
  expect(await firstAccounts(database, { admin }, here)).toEqual([]);
  expect(await firstAccounts(database, { admin: { ...admin, password: "something else" } }, here)).toEqual(
    [],
  );
  const answer = await testBrowser(database).send("signIn", admin);
  expect(answer.__typename).toBe("SignedIn");
});

test("an account of the settings' address that somebody made without proving it is theirs no more", async () => {
  const squatter = testBrowser(database);
  const email = "ops@corp.example";
  await squatter.send("signUp", { email, password: "squatter's", firstName: "S", lastName: "Q" });
  const { prisma } = database;
  const { id } = await prisma.user.findUniqueOrThrow({ where: { emailKey: email }, select: { id: true } });
  await makeToken(database, { userId: id });
  const admin = { email, password: "the operator's" };
  await firstAccounts(database, { admin }, here);
  expect(await prisma.apiToken.count({ where: { userId: id, revokedAt: null } })).toBe(0);
  expect(await squatter.read("{ viewer { email } }")).toEqual({ viewer: null });
  const signIn = (password: string) => testBrowser(database).send("signIn", { email, password });
  expect((await signIn("squatter's")).__typename).toBe("CredentialsError");
  expect((await signIn("the operator's")).__typename).toBe("SignedIn");
  const user = await database.prisma.user.findUniqueOrThrow({ where: { emailKey: email } });
  expect([user.isAdmin, user.isEmailVerified]).toEqual([true, true]);
});

test("the demo's logins are for this machine alone", async () => {
  const elsewhere = { publicUrl: "https://assay.example", demoLoaded: true };
  expect(await firstAccounts(database, none, elsewhere)).toEqual([]);
  const [reviewer, vendor, ...others] = await firstAccounts(database, none, { ...here, demoLoaded: true });
  expect(others).toEqual([]);
  expect(await (await signIn(reviewer)).read("{ viewer { reviewCount } }")).toEqual({
    viewer: { reviewCount: 1 },
  });
  expect(await (await signIn(vendor)).read("{ viewer { companies { edges { node { slug } } } } }")).toEqual({
    viewer: { companies: { edges: [{ node: { slug: "northwind" } }] } },
  });
});

test.each([[[]], [["nobody"]], [["a@b.example", "more"]]])("npm run admin refuses %j", async (args) => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});
  expect(await main(args)).toBe(2);
  expect(error).toHaveBeenCalledOnce();
  error.mockRestore();
});

test("the demo's vendor finds visits of half a year, leads and answers", async () => {
  const { rows } = await database.pool.query(`
    select (select count(distinct day)::int from daily_count where metric = 'software_view') as days,
      (select count(distinct metric)::int from daily_count) as metrics,
      (select count(*)::int from lead l join company c on c.id = l.company_id
        where c.slug = 'northwind' and l.status = 'new') as leads,
      (select count(*)::int from review_answer a join review r on r.id = a.review_id
        where r.answered_at = a.created_at and a.created_at <= now()) as answers`);
  expect(rows).toEqual([{ days: 181, metrics: 5, leads: 2, answers: expect.any(Number) }]);
  expect(rows[0].answers).toBeGreaterThan(0);
});

test("the demo's administrator finds reports, flags, a claim and leads without an owner", async () => {
  const { rows } = await database.pool.query(`
    select (select count(*)::int from review_report where status = 'open') as reports,
      (select array_agg(distinct kind order by kind) from review_flag where status = 'open') as flags,
      (select count(*)::int from company_claim c where status = 'pending'
        and not exists (select from company_member m where m.company_id = c.company_id)) as claims,
      (select count(*)::int from lead l where status = 'new'
        and not exists (select from company_member m where m.company_id = l.company_id)) as leads`);
  expect(rows).toEqual([
    { reports: expect.any(Number), flags: ["burst", "near-duplicate"], claims: 1, leads: 2 },
  ]);
  expect(rows[0].reports).toBeGreaterThan(0);
});
