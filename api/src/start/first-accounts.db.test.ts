import {
  lstatSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { main, makeAdministrator } from "../commands/admin.ts";
import { allPending, createPendingItems, nonePending, pendingItems } from "../testing/account-access.ts";
import { testBrowser } from "../testing/browser.ts";
import { testDatabase } from "../testing/database.ts";
import { seed } from "../testing/seed.ts";
import { firstAccounts } from "./first-accounts.ts";
import { LoginFileError, printableLogin } from "./login-file.ts";

const database = testDatabase();
beforeAll(async () => {
  await seed(database);
});

const here = { publicUrl: "http://localhost:3000", demoLoaded: false, isTerminal: true };
const dataDir = mkdtempSync(join(tmpdir(), "assay-logins-"));
afterAll(() => rmSync(dataDir, { recursive: true }));
const none = { admin: undefined, dataDir };

/** Signs in with the credentials of a line. */
async function signIn(line: string | undefined) {
  const [email, password] = line?.trim().split(/\s+/).slice(1) ?? [];
  const browser = testBrowser(database);
  const { __typename } = await browser.send("signIn", { email, password });
  expect(__typename).toBe("SignedIn");
  return browser;
}

test("no account is created if there is an administrator", async () => {
  expect(await firstAccounts(database, none, here)).toEqual([]);
});

test("without an administrator the first start creates one and prints the password; later starts print nothing", async () => {
  await database.prisma.user.updateMany({ data: { isAdmin: false } });
  const [line, ...others] = await firstAccounts(database, none, here);
  expect(others).toEqual([]);
  expect(line).toMatch(/^Administrator {2}admin-[0-9a-f]{8}@assay\.example .{22}$/);
  const browser = await signIn(line);
  expect(await browser.read("{ viewer { isAdmin isEmailVerified } }")).toEqual({
    viewer: { isAdmin: true, isEmailVerified: true },
  });
  expect(await firstAccounts(database, none, here)).toEqual([]);
});

describe("without a terminal, as in a log, an administrator's password", () => {
  const log = { ...here, isTerminal: false };
  const withoutAdministrator = () => database.prisma.user.updateMany({ data: { isAdmin: false } });
  /** Signs in with the credentials in the file that the line names. */
  const signInFrom = async (line: string | undefined) => {
    const [, file = ""] = /password (?:is )?in (\S+\.txt)$/.exec(line ?? "") ?? [];
    const [email = "", password = "", ...more] = readFileSync(file, "utf8").split("\n");
    expect(more).toEqual([""]);
    expect(line).not.toContain(password);
    expect(lstatSync(file).mode & 0o777).toBe(0o600);
    const { __typename } = await testBrowser(database).send("signIn", { email, password });
    expect(__typename).toBe("SignedIn");
    return file;
  };

  test("is written to a file that only the process's user can read, once", async () => {
    await withoutAdministrator();
    const [line, ...others] = await firstAccounts(database, none, log);
    expect(others).toEqual([]);
    expect(await signInFrom(line)).toBe(join(dataDir, "administrator.txt"));
    expect(await firstAccounts(database, none, log)).toEqual([]);
    expect(readdirSync(dataDir)).toEqual(["administrator.txt"]);
  });

  test("never follows a link, and does not overwrite an existing file", async () => {
    const folder = mkdtempSync(join(dataDir, "linked-"));
    const target = join(folder, "target");
    writeFileSync(target, "");
    symlinkSync(target, join(folder, "administrator.txt"));
    await withoutAdministrator();
    const [line] = await firstAccounts(database, { ...none, dataDir: folder }, log);
    expect(await signInFrom(line)).toMatch(/\/administrator-[0-9a-f]{8}\.txt$/);
    expect(readFileSync(target, "utf8")).toBe("");
  });

  test("is not created if the file cannot be written, with a message that says what to do", async () => {
    const file = join(dataDir, "no-folder");
    writeFileSync(file, "");
    await withoutAdministrator();
    const before = await database.prisma.user.count();
    const start = firstAccounts(database, { ...none, dataDir: file }, log);
    await expect(start).rejects.toBeInstanceOf(LoginFileError);
    await expect(start).rejects.toThrow(/Make DATA_DIR writable, set ADMIN_EMAIL/);
    expect(await database.prisma.user.count()).toBe(before);
  });

  test("leaves no file if another process was first", async () => {
    const folder = mkdtempSync(join(dataDir, "late-"));
    expect(await printableLogin({ isTerminal: false, dataDir: folder }, async () => null)).toBeNull();
    const failing = async () => Promise.reject(new Error("no database"));
    await expect(printableLogin({ isTerminal: false, dataDir: folder }, failing)).rejects.toThrow(
      "no database",
    );
    expect(readdirSync(folder)).toEqual([]);
  });

  test("is written there by npm run admin too, and shown at a terminal", async () => {
    const email = "made@assay.example";
    const folder = mkdtempSync(join(dataDir, "made-"));
    const line = await makeAdministrator(database, email, { isTerminal: false, dataDir: folder });
    expect(line).toMatch(
      /^made@assay\.example is an administrator\. The password is in \S+\/administrator\.txt$/,
    );
    await signInFrom(line);
    const shown = await makeAdministrator(database, email, { isTerminal: true, dataDir: folder });
    const [, password] =
      /^made@assay\.example is an administrator\. Password, shown only once: (.{22})$/.exec(shown) ?? [];
    const { __typename } = await testBrowser(database).send("signIn", { email, password });
    expect(__typename).toBe("SignedIn");
    expect(readdirSync(folder)).toEqual(["administrator.txt"]);
  });
});

test("the account of the settings is created or made administrator, and its own password stays", async () => {
  const admin = { email: "Boss@assay.example", password: "as it was set" };
  expect(await firstAccounts(database, { admin, dataDir }, here)).toEqual([]);
  expect(
    await firstAccounts(database, { admin: { ...admin, password: "something else" }, dataDir }, here),
  ).toEqual([]);
  const answer = await testBrowser(database).send("signIn", admin);
  expect(answer.__typename).toBe("SignedIn");
});

test("an unverified account that somebody else created with the configured address is taken over", async () => {
  const unverifiedAccount = testBrowser(database);
  const email = "ops@corp.example";
  await unverifiedAccount.send("signUp", {
    email,
    password: "someone else's",
    firstName: "S",
    lastName: "Q",
  });
  const { prisma } = database;
  const { id } = await prisma.user.findUniqueOrThrow({ where: { emailKey: email }, select: { id: true } });
  await createPendingItems(database, id);
  const admin = { email, password: "the operator's" };
  await firstAccounts(database, { admin, dataDir }, here);
  expect(await pendingItems(database, id)).toEqual(nonePending);
  expect(await unverifiedAccount.read("{ viewer { email } }")).toEqual({ viewer: null });
  const signIn = (password: string) => testBrowser(database).send("signIn", { email, password });
  expect((await signIn("someone else's")).__typename).toBe("CredentialsError");
  expect((await signIn("the operator's")).__typename).toBe("SignedIn");
  const user = await database.prisma.user.findUniqueOrThrow({ where: { emailKey: email } });
  expect([user.isAdmin, user.isEmailVerified]).toEqual([true, true]);
});

test("the demo's logins are only for this machine", async () => {
  const elsewhere = { ...here, publicUrl: "https://assay.example", demoLoaded: true };
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

test("the demo's vendor has visits of half a year, leads and answers", async () => {
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

test("the demo's administrator has reports, flags, a claim and leads without an owner", async () => {
  const { rows } = await database.pool.query(`
    select (select count(*)::int from review_report where status = 'open') as reports,
      (select array_agg(distinct kind order by kind) from review_flag where status = 'open') as flags,
      (select count(*)::int from company_claim c where status = 'pending'
        and not exists (select from company_member m where m.company_id = c.company_id)) as claims,
      (select count(*)::int from lead l where status = 'new'
        and not exists (select from company_member m where m.company_id = l.company_id)) as leads`);
  expect(rows).toEqual([
    { reports: expect.any(Number), flags: ["burst", "near-duplicate", "ring"], claims: 1, leads: 2 },
  ]);
  expect(rows[0].reports).toBeGreaterThan(0);
});

test("npm run admin ends what was begun before the address was verified, and keeps what was begun after", async () => {
  const { prisma } = database;
  for (const isEmailVerified of [false, true]) {
    const email = `${isEmailVerified}@corp.example`;
    await testBrowser(database).send("signUp", {
      email,
      password: "a password",
      firstName: "S",
      lastName: "Q",
    });
    const { id } = await prisma.user.update({ where: { emailKey: email }, data: { isEmailVerified } });
    await createPendingItems(database, id);
    await makeAdministrator(database, email, { isTerminal: true, dataDir });
    expect(await pendingItems(database, id)).toEqual(
      isEmailVerified ? { ...allPending, apiTokens: 0, links: expect.any(Number) } : nonePending,
    );
  }
});
