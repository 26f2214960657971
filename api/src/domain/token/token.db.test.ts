import { beforeAll, describe, expect, test } from "vitest";
import { isApiSecret } from "../../auth/api-tokens.ts";
import type { Viewer } from "../../auth/auth-context.ts";
import { createToken, hashed } from "../../auth/tokens.ts";
import type { Services } from "../../graphql/context.ts";
import { outcome } from "../../http/rest/outcome.ts";
import { dayMs } from "../../inputs/index.ts";
import type { MailJob } from "../../jobs/enqueue.ts";
import { createLimits, limitTable } from "../../limits/limits.ts";
import { createRateLimiter } from "../../limits/rate-limiter.ts";
import { testBrowser } from "../../testing/browser.ts";
import { testCompanies } from "../../testing/companies.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { countLockWaits } from "../../testing/lock-waits.ts";
import { worldNow } from "../../testing/seed-data.ts";
import { testServices } from "../../testing/services.ts";
import { makeToken } from "../../testing/tokens.ts";
import { authenticateToken, createTokenLookup } from "./access.ts";
import { sweepApiTokens } from "./sweep.ts";

const database = testDatabase();
const companies = testCompanies(database);
let ada: Viewer;
beforeAll(async () => {
  ada = await companies.somebody();
});

const shown = "databaseId name scopes createdBy expiresAt isExpired lastUsedAt";
const creation = `mutation($input: CreateApiTokenInput!) { result: createApiToken(input: $input) {
  ${outcome(`ApiTokenCreated { secret apiToken { ${shown} } company { databaseId } }`, "ValidationError", "ConflictError")} } }`;
const revocation = `mutation($input: RevokeApiTokenInput!) { result: revokeApiToken(input: $input) {
  ${outcome("ApiTokenRevoked { databaseId company { databaseId } }")} } }`;

interface Token {
  databaseId: string;
  name: string;
  scopes: string[];
  createdBy: string;
  expiresAt: string | null;
  isExpired: boolean;
}
interface Result {
  __typename: string;
  message?: string;
  fields?: { path: string; message: string }[];
  secret: string;
  apiToken: Token;
}

const validInput = { name: "Nightly import", scopes: ["READ_DIRECTORY"] };

/** As they ask from a browser where they have just signed in. */
async function askOptions({ id }: Viewer, services = testServices().services) {
  const browser = testBrowser(database, services);
  await browser.enter(id);
  return browser.askOptions();
}
async function create(viewer: Viewer, input: object = {}, services?: Services): Promise<Result> {
  const given = { input: { ...validInput, ...input } };
  return (await read<{ result: Result }>(database, creation, given, await askOptions(viewer, services)))
    .result;
}
const codeOf = async (viewer: Viewer, text: string, input: object) => {
  const { errors } = await ask(database, text, { input }, await askOptions(viewer));
  return errors?.[0]?.extensions["code"];
};
const own = async (viewer: Viewer) =>
  (
    await read<{ viewer: { apiTokens: Token[] } }>(
      database,
      `{ viewer { apiTokens { ${shown} } } }`,
      {},
      { viewer },
    )
  ).viewer.apiTokens;
const ofCompany = async (viewer: Viewer | null, id: string) =>
  (
    await read<{ company: { apiTokens: Token[] } }>(
      database,
      `query($id: ID!) { company(databaseId: $id) { apiTokens { ${shown} } } }`,
      { id },
      { viewer },
    )
  ).company.apiTokens;

describe("an API token of the viewer", () => {
  test("is told once, and only its hash is kept", async () => {
    const { secret, apiToken } = await create(ada, {
      scopes: ["WRITE_LISTINGS", "READ_COMPANY"],
      expiresInDays: 30,
    });
    expect(isApiSecret(secret)).toBe(true);
    expect(apiToken).toMatchObject({
      name: "Nightly import",
      scopes: ["READ_COMPANY", "WRITE_LISTINGS"],
      createdBy: "Some Body",
      expiresAt: new Date(worldNow.getTime() + 30 * dayMs).toISOString(),
      isExpired: false,
      lastUsedAt: null,
    });
    const row = await database.prisma.apiToken.findUniqueOrThrow({ where: { id: apiToken.databaseId } });
    expect(row.tokenHash).toBe(hashed(secret));
    expect(JSON.stringify(row)).not.toContain(secret);
    expect(JSON.stringify(await own(ada))).not.toContain(secret);
  });

  test("may have no end", async () => {
    expect((await create(ada)).apiToken).toMatchObject({ expiresAt: null, isExpired: false });
  });

  test.each([
    [{ name: " " }, "name"],
    [{ name: "x".repeat(121) }, "name"],
    [{ scopes: [] }, "scopes"],
    [{ expiresInDays: 31 }, "expiresInDays"],
    [{ expiresInDays: 0 }, "expiresInDays"],
  ])("is not made of %o", async (input, path) => {
    const { __typename, fields } = await create(ada, input);
    expect(__typename).toBe("ValidationError");
    expect(fields?.[0]?.path).toBe(path);
  });

  test("takes a proved address", { tags: ["4.verification.8"] }, async () => {
    const unproved = await companies.somebody(undefined, false);
    expect(await create(unproved)).toMatchObject({
      __typename: "ConflictError",
      message: "Please verify the email address of your account first. Then you can create API tokens.",
    });
  });

  test("is listed newest first to its owner alone, until it is revoked", async () => {
    const bob = await companies.somebody();
    const first = await create(bob, { name: "First" });
    await create(bob, { name: "Second" });
    expect((await own(bob)).map(({ name }) => name).sort()).toEqual(["First", "Second"]);
    expect(await own(await companies.somebody())).toEqual([]);
    const input = { databaseId: first.apiToken.databaseId };
    expect(await codeOf(ada, revocation, input)).toBe("NOT_FOUND");
    expect(await codeOf(bob, revocation, input)).toBeUndefined();
    // Once more does no harm.
    expect(await codeOf(bob, revocation, input)).toBeUndefined();
    expect((await own(bob)).map(({ name }) => name)).toEqual(["Second"]);
  });

  test("is one of 50 at most", async () => {
    const many = await companies.somebody();
    await Promise.all(Array.from({ length: 50 }, () => makeToken(database, { userId: many.id })));
    expect(await create(many)).toMatchObject({
      message: "There are 50 API tokens already. Revoke one that is not in use first",
    });
  });

  test("is made 20 times an hour at most", async () => {
    const busy = await companies.somebody();
    const limits = createLimits(createRateLimiter(database.pool, limitTable));
    const { services } = testServices({ limits });
    for (let n = 0; n < 20; n += 1) await create(busy, {}, services);
    const { errors } = await ask(database, creation, { input: validInput }, await askOptions(busy, services));
    expect(errors?.[0]?.extensions["code"]).toBe("RATE_LIMITED");
  });

  test("opens nothing from the moment on at which it expires", async () => {
    const expiresAt = new Date("2026-12-01T12:00:00Z");
    const { secret } = await makeToken(database, { userId: ada.id, expiresAt });
    const usedAt = (now: Date) => authenticateToken({ lookUp: createTokenLookup(database), now }, secret);
    expect((await usedAt(new Date(expiresAt.getTime() - 1))).access.userId).toBe(ada.id);
    await expect(usedAt(expiresAt)).rejects.toThrow("expired on 2026-12-01");
  });

  test("is its own user's beside others that come with it, with one statement for all", async () => {
    const users = await Promise.all([companies.somebody(), companies.somebody(), companies.somebody()]);
    const made = await Promise.all(users.map(({ id }) => makeToken(database, { userId: id })));
    let statements = 0;
    const lookUp = createTokenLookup({
      reader: {
        ...database.reader,
        query(statement, options) {
          statements += 1;
          return database.reader.query(statement, options);
        },
      },
    });
    const readAll = () =>
      Promise.allSettled(
        [...made, ...made].map(({ secret }) => authenticateToken({ lookUp, now: worldNow }, secret)),
      );
    const usersOf = (found: Awaited<ReturnType<typeof readAll>>) =>
      found.map((one) => (one.status === "fulfilled" ? one.value.access.userId : "refused"));
    const ids = users.map(({ id }) => id);
    expect(usersOf(await readAll())).toEqual([...ids, ...ids]);
    expect(statements).toBe(1);
    await database.prisma.apiToken.update({
      where: { id: made[1]?.id ?? "" },
      data: { revokedAt: worldNow },
    });
    expect(usersOf(await readAll())).toEqual([ids[0], "refused", ids[2], ids[0], "refused", ids[2]]);
  });

  test("that ended is told of as such for 90 days, then deleted", async () => {
    const { id } = await makeToken(database, { userId: ada.id, expiresAt: new Date("2026-01-01") });
    const find = () => database.prisma.apiToken.findUnique({ where: { id } });
    expect((await own(ada)).find(({ databaseId }) => databaseId === id)?.isExpired).toBe(true);
    const sweepOn = (day: string) => database.prisma.$transaction((tx) => sweepApiTokens(tx, new Date(day)));
    await sweepOn("2026-03-31");
    expect(await find()).not.toBeNull();
    await sweepOn("2026-04-02");
    expect(await find()).toBeNull();
  });
});

describe("an API token of a company", () => {
  test("is made and seen by its owners, with who made it", async () => {
    const [owner, other, editor] = await Promise.all([
      companies.somebody(),
      companies.somebody(),
      companies.somebody(),
    ]);
    const company = await companies.found({
      [owner.id]: "owner",
      [other.id]: "owner",
      [editor.id]: "editor",
    });
    const { apiToken } = await create(owner, { companyId: company });
    const listed = [expect.objectContaining({ databaseId: apiToken.databaseId, createdBy: "Some Body" })];
    expect(await ofCompany(owner, company)).toEqual(listed);
    expect(await ofCompany(other, company)).toEqual(listed);
    for (const viewer of [editor, ada, null]) expect(await ofCompany(viewer, company)).toEqual([]);
    expect(await own(owner)).toEqual([]);
    const input = { ...validInput, companyId: company };
    expect(await codeOf(editor, creation, input)).toBe("FORBIDDEN");
    expect(await codeOf(ada, creation, input)).toBe("FORBIDDEN");
    expect(await codeOf(editor, revocation, { databaseId: apiToken.databaseId })).toBe("NOT_FOUND");
    // Whoever of them made it.
    expect(await codeOf(other, revocation, { databaseId: apiToken.databaseId })).toBeUndefined();
    expect(await ofCompany(owner, company)).toEqual([]);
  });

  test("goes with its maker's ownership, and with the company", async () => {
    const [owner, other] = await Promise.all([companies.somebody(), companies.somebody()]);
    const company = await companies.found({ [owner.id]: "owner", [other.id]: "owner" });
    await create(owner, { companyId: company });
    const count = () => database.prisma.apiToken.count({ where: { companyId: company } });
    await companies.send(other, "changeMember", { databaseId: company, userId: owner.id, role: "EDITOR" });
    expect(await count()).toBe(0);
    await create(other, { companyId: company });
    await companies.send(other, "deleteCompany", { databaseId: company, name: "Kiln" });
    expect(await database.prisma.apiToken.count({ where: { userId: other.id } })).toBe(0);
  });
});

describe("of a new token", () => {
  test("its maker is told by mail what it may, when it ends and where it is revoked, without it", async () => {
    const { services, jobs } = testServices();
    const maker = await companies.somebody("maker@people.example");
    const { secret } = await create(maker, { expiresInDays: 30, scopes: ["READ_COMPANY"] }, services);
    expect(jobs).toHaveLength(1);
    const mail = await companies.mail(jobs[0]?.data as MailJob);
    expect(mail?.to).toBe("maker@people.example");
    expect(mail?.text).toContain("the API token “Nightly import” was created.");
    expect(mail?.text).toContain("Its scopes: read:company. It works until ");
    expect(mail?.text).toContain("https://assay.example/developers/tokens\n");
    expect(JSON.stringify([mail, jobs])).not.toContain("assay_");
    expect(JSON.stringify([mail, jobs])).not.toContain(secret);
  });

  test("all owners of its company are told, editors and those who own it no more are not", async () => {
    const { services, jobs } = testServices();
    const [owner, other, former, editor] = await Promise.all(
      ["o", "p", "f", "e"].map((name) => companies.somebody(`${name}@kiln.example`)),
    );
    if (!owner || !other || !former || !editor) throw new Error("Somebody is missing");
    const company = await companies.found({
      [owner.id]: "owner",
      [other.id]: "owner",
      [former.id]: "owner",
      [editor.id]: "editor",
    });
    await create(owner, { companyId: company }, services);
    await database.prisma.companyMember.updateMany({
      where: { userId: former.id },
      data: { role: "editor" },
    });
    const mails = await Promise.all(jobs.map(({ data }) => companies.mail(data as MailJob)));
    const texts = new Map(mails.flatMap((mail) => (mail ? [[mail.to, mail.text] as const] : [])));
    expect([...texts.keys()].sort()).toEqual(["o@kiln.example", "p@kiln.example"]);
    expect(texts.get("o@kiln.example")).toContain("the API token “Nightly import” was created for Kiln.");
    expect(texts.get("p@kiln.example")).toContain(
      "Some Body created the API token “Nightly import” for Kiln",
    );
  });

  test("nobody is told where none was made", async () => {
    const { services, jobs } = testServices();
    await create(ada, { name: "" }, services);
    expect(jobs).toEqual([]);
  });
});

describe("a new password", () => {
  /** What somebody sends who is signed in, and the link that changes their password. */
  async function requestAndReset() {
    const viewer = await companies.somebody();
    const request = await askOptions(viewer);
    const token = await database.prisma.$transaction((tx) =>
      createToken(tx, { purpose: "reset_password", userId: viewer.id, now: worldNow }),
    );
    const reset = () => testBrowser(database).send("resetPassword", { token, password: "another one" });
    return { viewer, request, reset };
  }
  const living = (userId: string) => database.prisma.apiToken.count({ where: { userId, revokedAt: null } });

  test.each(["own", "company"])("lets no token be made by who was signed in before it: %s", async (kind) => {
    const { viewer, request, reset } = await requestAndReset();
    const companyId = kind === "own" ? null : await companies.found({ [viewer.id]: "owner" });
    await reset();
    const { errors } = await ask(database, creation, { input: { ...validInput, companyId } }, request);
    expect(errors?.[0]?.extensions["code"]).toBe("UNAUTHENTICATED");
    expect(await living(viewer.id)).toBe(0);
  });

  test.runIf(testKind === "postgresql")("leaves none that was being made when it came", async () => {
    const { viewer, request, reset } = await requestAndReset();
    const companyId = await companies.found({ [viewer.id]: "owner" });
    // Whoever holds the company holds up the making of its token, after it has seen that its maker is signed in.
    const client = await database.pool.connect();
    await client.query("begin");
    await client.query("select 1 from company where id = $1::uuid for update", [companyId]);
    const waiting = () => countLockWaits(database);
    const making = ask(database, creation, { input: { ...validInput, companyId } }, request);
    await expect.poll(waiting).toBeGreaterThan(0);
    const before = await waiting();
    const resetting = reset();
    await expect.poll(waiting).toBeGreaterThan(before);
    await client.query("commit");
    client.release();
    expect((await making).errors).toBeUndefined();
    await resetting;
    expect(await living(viewer.id)).toBe(0);
  });
});

describe("an administrator", () => {
  const document = `mutation($input: RevokeApiTokenAsAdminInput!) { result: revokeApiTokenAsAdmin(input: $input) {
    ${outcome("ApiTokenRevoked { databaseId company { databaseId } }", "ValidationError")} } }`;
  let admin: Viewer;
  beforeAll(async () => {
    const { id } = await companies.somebody();
    await database.prisma.user.update({ where: { id }, data: { isAdmin: true } });
    admin = { id, isAdmin: true, isEmailVerified: true };
  });
  const revoke = async (databaseId: string, reason = "Found in the open") => {
    const given = { input: { databaseId, reason } };
    const askOptions = { viewer: admin, services: testServices().services };
    return (await read<{ result: Result }>(database, document, given, askOptions)).result;
  };

  test("sees everybody's tokens, without their secrets", async () => {
    const eve = await companies.somebody();
    const company = await companies.found({ [eve.id]: "owner" });
    await create(eve, { name: "Mine", expiresInDays: 30 });
    await create(eve, { name: "Ours", companyId: company });
    const text = `query($id: ID!) { administration { user(databaseId: $id) { apiTokens { ${shown} } } } }`;
    const { administration } = await read<{ administration: { user: { apiTokens: Token[] } } }>(
      database,
      text,
      { id: eve.id },
      { viewer: admin },
    );
    expect(administration.user.apiTokens.map(({ name }) => name)).toEqual(["Mine"]);
    expect((await ofCompany(admin, company)).map(({ name }) => name)).toEqual(["Ours"]);
  });

  test.each(["own", "company"])("revokes one, and the log says why: %s", async (kind) => {
    const eve = await companies.somebody();
    const companyId = kind === "own" ? null : await companies.found({ [eve.id]: "owner" });
    const { apiToken, secret } = await create(eve, { name: "Secret plan", companyId });
    const { databaseId } = apiToken;
    const entries = () => database.prisma.auditEntry.findMany({ where: { subjectId: companyId ?? eve.id } });
    expect(await revoke(databaseId, " ")).toMatchObject({
      fields: [{ path: "reason", message: "Reason is required" }],
    });
    expect(await entries()).toEqual([]);
    expect(await revoke(databaseId)).toMatchObject({ __typename: "ApiTokenRevoked", databaseId });
    await expect(
      authenticateToken({ lookUp: createTokenLookup(database), now: worldNow }, secret),
    ).rejects.toThrow(/was revoked/);
    // Once more changes nothing.
    await revoke(databaseId, "Again");
    const logged = await entries();
    expect(logged).toMatchObject([
      {
        actorId: admin.id,
        action: "token.revoke",
        subjectType: kind === "own" ? "user" : "company",
        before: { token: databaseId, scopes: ["read:directory"] },
        after: { reason: "Found in the open" },
      },
    ]);
    expect(JSON.stringify(logged)).not.toContain("Secret plan");
  });

  test("finds none where there is none", async () => {
    await expect(revoke(ada.id)).rejects.toMatchObject({ extensions: { code: "NOT_FOUND" } });
  });
});
