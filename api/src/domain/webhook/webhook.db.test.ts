import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { TokenAccess, Viewer } from "../../auth/auth-context.ts";
import { createKeys } from "../../auth/keys.ts";
import { transaction } from "../../database/client/transaction.ts";
import { type ApiScope, dayMs, listSizes } from "../../inputs/index.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { untilReadable } from "../../testing/follower.ts";
import { countLockWaits } from "../../testing/lock-waits.ts";
import { seed, viewersOf, type World, worldNow } from "../../testing/seed.ts";
import { testServices } from "../../testing/services.ts";
import { testWebhooks } from "../../testing/webhook-outbox.ts";
import { dispatchAll, makeWebhook, toldTo } from "../../testing/webhooks.ts";
import { removeUser } from "../account/delete-account.ts";
import { approveClaim } from "../company/approve-claim.ts";
import { tellLead, tellMember } from "./deliveries.ts";
import { webhookMails } from "./mails.ts";
import { createWebhookSecret, sealed, secretsOf } from "./secrets.ts";

const database = testDatabase();
let world: World;
let user: Viewer;
let owner: Viewer;
let editor: Viewer;
beforeAll(async () => {
  world = await seed(database);
  ({ user, owner } = viewersOf(world));
  editor = { id: world.users.editor, isAdmin: false, isEmailVerified: true };
});
beforeEach(async () => {
  await database.prisma.webhookEndpoint.deleteMany();
  await database.prisma.lead.deleteMany();
});

const company = () => world.companies.northwind;
const { services, jobs } = testServices();
type Who = { viewer: Viewer | null } | { token: TokenAccess };
const tokenOf = (scopes: ApiScope[], companyId: string | null = null, userId = owner.id): Who => ({
  token: { id: "", name: "Nightly", scopes, companyId, userId },
});

/** The mutation's union member, or the code of its error. */
async function call(name: string, input: object, who: Who, type = "WebhookInput"): Promise<string> {
  const text = `mutation ($input: ${type}!) { result: ${name}(input: $input) {
    __typename ... on ConflictError { code } ... on ValidationError { message } } }`;
  const failures = /create/.test(name)
    ? text
    : text
        .replace("... on ConflictError { code }", "")
        .replace(/update/.test(name) ? "" : "... on ValidationError { message }", "");
  const { data, errors } = await ask(database, failures, { input }, { ...who, services });
  const [error] = errors ?? [];
  if (error) return String(error.extensions?.["code"] ?? error.message);
  const { __typename, code, message } = (data?.["result"] ?? {}) as Record<string, string>;
  return code ?? message ?? __typename ?? "";
}
const given = { url: "https://hooks.example/in", events: ["SOFTWARE_CHANGED"] };
const create = (input: object, who: Who) =>
  call("createWebhook", { ...given, ...input }, who, "CreateWebhookInput");
const ofCompany = () => ({
  companyId: company(),
  events: ["REVIEW_PUBLISHED", "LEAD_RECEIVED", "MEMBER_ADDED"],
});

describe("creating", () => {
  test("is for verified users and for owners of a company", async () => {
    expect(await create({}, { viewer: user })).toBe("WebhookSecret");
    expect(await create({}, { viewer: { ...user, isEmailVerified: false } })).toBe("EMAIL_NOT_VERIFIED");
    expect(await create({}, { viewer: null })).toBe("UNAUTHENTICATED");
    expect(await create(ofCompany(), { viewer: owner })).toBe("WebhookSecret");
    for (const viewer of [user, editor, viewersOf(world).admin])
      expect(await create(ofCompany(), { viewer })).toBe("FORBIDDEN");
  });

  test("is mailed to its user, or to each owner of the company, whoever it was", async () => {
    jobs.length = 0;
    await create({}, { viewer: user });
    const own = await database.prisma.webhookEndpoint.findFirstOrThrow();
    await create(ofCompany(), tokenOf(["write:webhooks"], company()));
    const [mine, ...theirs] = jobs.map(({ data }) => data);
    expect(mine).toEqual({ mail: "webhook-created", endpointId: own.id, userId: user.id });
    const owners = await database.prisma.companyMember.findMany({
      where: { companyId: company(), role: "owner" },
    });
    expect(theirs).toMatchObject(owners.map(({ userId }) => ({ mail: "webhook-created", userId })));
    const written = (userId: string) =>
      transaction(database, (tx) =>
        webhookMails["webhook-created"](
          tx,
          { endpointId: own.id, userId },
          { site: { name: "Assay", url: "https://assay.example" }, now: () => worldNow },
        ),
      );
    expect((await written(user.id))?.text).toContain("will send events to a webhook");
    expect(await written(owner.id)).toBe(null);
  });

  test("is for tokens with the scope, of a company for that company alone", async () => {
    expect(await create({}, tokenOf(["read:webhooks", "read:company", "write:listings"]))).toBe("FORBIDDEN");
    expect(await create({}, tokenOf(["write:webhooks"]))).toBe("WebhookSecret");
    expect(await create(ofCompany(), tokenOf(["write:webhooks"]))).toBe("WebhookSecret");
    expect(await create(ofCompany(), tokenOf(["write:webhooks"], world.companies.solo))).toBe("FORBIDDEN");
    // A company's token means its company.
    expect(await create({ events: ["LEAD_RECEIVED"] }, tokenOf(["write:webhooks"], company()))).toBe(
      "WebhookSecret",
    );
    expect(await database.prisma.webhookEndpoint.count({ where: { companyId: company() } })).toBe(2);
  });

  test.each([
    [{ url: "http://hooks.example" }, /^URL must be an https/],
    [{ url: "https://ann:pass@hooks.example" }, /^URL must be an https/],
    [{ url: "ftp://hooks.example" }, /^URL must be an https/],
    [{ url: `https://hooks.example/${"x".repeat(2_048)}` }, /^URL must be at most 2048/],
    [{ events: [] }, /^Events must be at least one of/],
    [{ events: ["LEAD_RECEIVED"] }, /^Events must be at least one of/],
    [{ categoryId: "x" }, /^Category is not a valid ID/],
    [{ description: "x".repeat(201) }, /^Description must be at most 200/],
    [{ state: "DISABLED" }, /^State must be enabled or paused/],
  ])("%o breaks a rule", async (input, message) => {
    expect(await create(input, { viewer: user })).toMatch(message);
  });

  test("of a company has no filter and no public events", async () => {
    const who = { viewer: owner };
    expect(await create({ ...ofCompany(), categoryId: world.categories.crm }, who)).toMatch(/has no filter/);
    expect(await create({ ...ofCompany(), events: ["SOFTWARE_CHANGED"] }, who)).toMatch(/^Events must/);
  });

  test("ends at 100 of an owner", async () => {
    await database.prisma.webhookEndpoint.createMany({
      data: Array.from({ length: listSizes.webhooks }, () => ({
        userId: user.id,
        url: "https://hooks.example/in",
        events: ["software.changed"],
        secret: "sealed",
      })),
    });
    expect(await create({}, { viewer: user })).toBe("LIMIT_REACHED");
    expect(await create(ofCompany(), { viewer: owner })).toBe("WebhookSecret");
  });
});

describe("what belongs to others", () => {
  const text = `query($id: ID!, $company: ID!) { webhook(databaseId: $id) { url deliveries(first: 5) { edges { node { body } } } }
    company(databaseId: $company) { webhooks(first: 5) { totalCount } } }`;
  const seen = async (id: string, who: Who) => {
    const { data, errors } = await ask(database, text, { id, company: company() }, who);
    return errors ? (data ?? errors[0]?.extensions["code"]) : data;
  };

  test("is not a webhook of the viewer, and one of their company is", async () => {
    const { id } = await makeWebhook(database, {
      viewer: owner,
      companyId: company(),
      events: ["member.added"],
    });
    const own = "query($id: ID!) { viewer { webhook(databaseId: $id) { databaseId } } }";
    const ofViewer = async (who: Who) => (await ask(database, own, { id }, who)).data?.["viewer"];
    expect(await ofViewer({ viewer: owner })).toEqual({ webhook: { databaseId: id } });
    for (const viewer of [user, editor, viewersOf(world).admin])
      expect(await ofViewer({ viewer })).toEqual({ webhook: null });
    expect(await ofViewer({ viewer: null })).toBeNull();
    await database.prisma.webhookEndpoint.delete({ where: { id } });
  });

  test("is not there, for reading and for writing", async () => {
    const { id } = await makeWebhook(database, {
      viewer: owner,
      companyId: company(),
      events: ["lead.received"],
    });
    const nothing = { webhook: null, company: { webhooks: null } };
    const all = { webhook: { url: "https://hooks.example/in" }, company: { webhooks: { totalCount: 1 } } };
    expect(await seen(id, { viewer: owner })).toMatchObject(all);
    expect(await seen(id, tokenOf(["read:webhooks"]))).toMatchObject(all);
    expect(await seen(id, tokenOf(["write:webhooks"], company()))).toMatchObject(all);
    for (const viewer of [user, editor, viewersOf(world).admin, null])
      expect([viewer, await seen(id, { viewer })]).toEqual([viewer, nothing]);
    for (const who of [
      tokenOf(["read:company", "write:listings"]),
      tokenOf(["read:webhooks"], world.companies.solo),
      tokenOf(["read:webhooks"], null, editor.id),
    ])
      expect(await seen(id, who)).toEqual(nothing);
    const input = { databaseId: id };
    const { id: delivery } = await database.prisma.webhookDelivery.create({
      data: { endpointId: id, event: "webhook.test", thingKind: "webhook", thingId: id, body: "{}" },
    });
    for (const who of [
      { viewer: user },
      { viewer: editor },
      tokenOf(["write:webhooks"], world.companies.solo),
    ]) {
      for (const name of ["deleteWebhook", "rotateWebhookSecret", "testWebhook"])
        expect([name, await call(name, input, who)]).toEqual([name, "NOT_FOUND"]);
      expect(await call("updateWebhook", { ...input, ...given }, who, "UpdateWebhookInput")).toBe(
        "NOT_FOUND",
      );
      expect(await call("replayWebhookDelivery", { databaseId: delivery }, who, "WebhookDeliveryInput")).toBe(
        "NOT_FOUND",
      );
    }
    expect(await call("testWebhook", input, tokenOf(["read:webhooks"]))).toBe("FORBIDDEN");
  });
});

describe("the secret", () => {
  test("is shown by createWebhook and rotateWebhookSecret alone, and nowhere stored or logged as it is", async () => {
    const { id, secret } = await makeWebhook(database, { viewer: user, events: ["software.changed"] });
    expect(secret).toMatch(/^whsec_/);
    const rotate = `mutation($input: WebhookInput!) { result: rotateWebhookSecret(input: $input) {
      ... on WebhookSecret { secret } } }`;
    const { result } = await read<{ result: { secret: string } }>(
      database,
      rotate,
      { input: { databaseId: id } },
      { viewer: user, services },
    );
    const secrets = [secret, result.secret].map((one) => one.slice("whsec_".length));
    expect(secrets[0]).not.toBe(secrets[1]);
    const stored = JSON.stringify([
      await database.prisma.webhookEndpoint.findMany(),
      await database.prisma.auditEntry.findMany({ where: { action: { startsWith: "webhook." } } }),
    ]);
    for (const one of secrets) expect(stored).not.toContain(one);
    const row = await database.prisma.webhookEndpoint.findUniqueOrThrow({ where: { id } });
    expect(row.previousSecretUntil).toEqual(new Date(worldNow.getTime() + dayMs));
    const { data } = await ask(database, `{ __type(name: "WebhookEndpoint") { fields { name } } }`);
    const type = data?.["__type"] as { fields: { name: string }[] } | undefined;
    expect(type?.fields.map(({ name }) => name).filter((name) => /secret/i.test(name))).toEqual([
      "previousSecretUntil",
    ]);
  });

  test("is not in the audit log, nor is the path of the URL", async () => {
    await makeWebhook(database, {
      viewer: owner,
      companyId: company(),
      events: ["lead.received"],
      url: "https://hooks.example/key-123?token=abc",
    });
    const [entry] = await database.prisma.auditEntry.findMany({
      where: { action: "webhook.create", subjectId: company() },
      orderBy: { createdAt: "desc" },
      take: 1,
    });
    expect(entry).toMatchObject({
      actorId: owner.id,
      after: { host: "hooks.example", events: ["lead.received"] },
    });
    expect(JSON.stringify(entry)).not.toMatch(/key-123|abc/);
  });
});

test("secrets are encrypted, and both sign during the overlap, also with the previous SECRET", () => {
  const [old, current] = [
    createKeys(Buffer.alloc(32, 1)),
    createKeys(Buffer.alloc(32, 2), Buffer.alloc(32, 1)),
  ];
  const [first, second] = [createWebhookSecret(), createWebhookSecret()];
  expect(Buffer.from(first.slice("whsec_".length), "base64")).toHaveLength(32);
  const stored = {
    secret: sealed(current, second),
    previousSecret: sealed(old, first),
    previousSecretUntil: new Date(worldNow.getTime() + 1),
  };
  expect(JSON.stringify(stored)).not.toContain(first);
  expect(secretsOf(current, stored, worldNow)).toEqual([second, first]);
  expect(secretsOf(current, stored, new Date(worldNow.getTime() + 1))).toEqual([second]);
  expect(secretsOf(old, stored, worldNow)).toEqual([first]);
  const [changed] = [Buffer.from(stored.secret, "base64")];
  changed[30] = (changed[30] ?? 0) ^ 1;
  expect(
    secretsOf(current, { ...stored, secret: changed.toString("base64") }, new Date(worldNow.getTime() + 1)),
  ).toEqual([]);
});

describe("leads and members", () => {
  const lead = (companyId: string) =>
    database.prisma.lead.create({
      data: { kind: "demo", name: "Bea", email: "bea@buyer.example", companyId, consentedAt: worldNow },
    });

  test("are told to the company's webhooks alone, and a lead's deliveries go with it", async () => {
    const events = ["lead.received", "member.added", "member.removed"] as const;
    const { id } = await makeWebhook(database, { viewer: owner, companyId: company(), events });
    const own = await lead(company());
    const foreign = await lead(world.companies.ferrite);
    await transaction(database, async (tx) => {
      await tellLead(tx, null, own.id, worldNow);
      await tellLead(tx, null, foreign.id, worldNow);
      await tellMember(tx, null, "member.added", { companyId: company(), userId: editor.id }, worldNow);
    });
    const told = await toldTo(database, id);
    expect(told.map(({ event }) => event)).toEqual(["lead.received", "member.added"]);
    expect(told[0]?.data.thing).toMatchObject({ email: "bea@buyer.example", companyId: company() });
    expect(told[1]?.data.thing).toMatchObject({ userId: editor.id, role: "editor" });
    expect(JSON.stringify(told[1])).not.toContain("@");
    await database.prisma.lead.delete({ where: { id: own.id } });
    expect((await toldTo(database, id)).map(({ event }) => event)).toEqual(["member.added"]);
    // What waits about a member who is gone is not sent, also if their removal is not told.
    await database.prisma.webhookEndpoint.update({ where: { id }, data: { events: ["member.added"] } });
    await transaction(database, (tx) =>
      tellMember(tx, null, "member.removed", { companyId: company(), userId: editor.id }, worldNow),
    );
    expect(await database.prisma.webhookDelivery.findMany({ select: { status: true } })).toEqual([
      { status: "cancelled" },
    ]);
  });

  test.runIf(testKind === "postgresql")("are stored also while a webhook is being deleted", async () => {
    const { id } = await makeWebhook(database, {
      viewer: owner,
      companyId: company(),
      events: ["lead.received"],
    });
    const client = await database.pool.connect();
    await client.query("begin");
    await client.query("delete from webhook_endpoint where id = $1", [id]);
    const storing = transaction(database, async (tx) => {
      const { id: leadId } = await tx.lead.create({
        data: {
          kind: "demo",
          name: "Bea",
          email: "bea@buyer.example",
          companyId: company(),
          consentedAt: worldNow,
        },
      });
      await tellLead(tx, null, leadId, worldNow);
    }).catch((error: unknown) => error);
    await expect.poll(() => countLockWaits(database), { timeout: 30_000 }).toBeGreaterThan(0);
    await client.query("commit");
    client.release();
    expect(await storing).toBeUndefined();
    expect(await database.prisma.lead.count()).toBe(1);
  });

  test("are not told while the company has no active owner", async () => {
    const { id } = await makeWebhook(database, {
      viewer: owner,
      companyId: company(),
      events: ["lead.received"],
    });
    const suspend = (suspendedAt: Date | null) =>
      database.prisma.user.update({ where: { id: owner.id }, data: { suspendedAt } });
    await suspend(worldNow);
    const { id: leadId } = await lead(company());
    await transaction(database, (tx) => tellLead(tx, null, leadId, worldNow));
    await suspend(null);
    expect(await toldTo(database, id)).toEqual([]);
    // Nor is what waited sent meanwhile.
    const { claim } = testWebhooks(database);
    await transaction(database, (tx) => tellLead(tx, null, leadId, worldNow));
    await suspend(worldNow);
    expect(await claim(worldNow)).toEqual([]);
    await suspend(null);
    expect(await claim(worldNow)).toHaveLength(1);
  });
});

describe("a replay", () => {
  const replay = async (databaseId: string, viewer: Viewer) =>
    (
      await read<{
        result: { isGone: boolean; delivery: { databaseId: string; event: string; body: string } };
      }>(
        database,
        `mutation($input: WebhookDeliveryInput!) { result: replayWebhookDelivery(input: $input) {
          ... on WebhookSent { isGone delivery { databaseId event body } } } }`,
        { input: { databaseId } },
        { viewer, services },
      )
    ).result;

  test("sends the same body, and once the thing is hidden that it is gone", async () => {
    const { ember } = world.software;
    await untilReadable(database);
    const { id } = await makeWebhook(database, { viewer: user, events: ["software.changed"] });
    await database.prisma.software.update({ where: { id: ember }, data: { name: "Ember Nine" } });
    await dispatchAll(database);
    const where = { endpointId: id, thingId: ember };
    const first = await database.prisma.webhookDelivery.findFirst({ where, orderBy: { seq: "desc" } });
    if (!first) throw new Error("Nothing was told");
    await database.prisma.webhookDelivery.update({
      where: { id: first.id },
      data: { status: "delivered", attempts: 1 },
    });
    expect(await replay(first.id, user)).toMatchObject({
      isGone: false,
      delivery: { databaseId: first.id, body: first.body },
    });
    expect(await database.prisma.webhookDelivery.findUnique({ where: { id: first.id } })).toMatchObject({
      status: "pending",
      attempts: 0,
    });
    await database.prisma.software.update({ where: { id: ember }, data: { isActive: false } });
    const gone = await replay(first.id, user);
    expect(gone).toMatchObject({ isGone: true, delivery: { event: "software.removed" } });
    expect(gone.delivery.body).not.toContain("Ember Nine");
    expect(gone.delivery.databaseId).not.toBe(first.id);
    await database.prisma.software.update({ where: { id: ember }, data: { isActive: true } });
  });
});

describe("who loses their webhooks", () => {
  test("an account that is deleted; those of a company go with its last owner, not with its maker", async () => {
    const { id: made } = await database.prisma.user.create({
      data: { email: "temp@hooks.example", emailKey: "temp@hooks.example", isEmailVerified: true },
    });
    const viewer = { id: made, isAdmin: false, isEmailVerified: true };
    await database.prisma.companyMember.create({
      data: { companyId: company(), userId: made, role: "owner" },
    });
    await makeWebhook(database, { viewer, events: ["software.changed"] });
    const kept = await makeWebhook(database, { viewer, companyId: company(), events: ["lead.received"] });
    const { id: alone } = await database.prisma.company.create({
      data: { slug: "alone", name: "Alone", sortName: "alone" },
    });
    await database.prisma.companyMember.create({ data: { companyId: alone, userId: made, role: "owner" } });
    await makeWebhook(database, { viewer, companyId: alone, events: ["lead.received"] });
    await transaction(database, (tx) =>
      removeUser(tx, made, { keys: services.keys, now: worldNow, queue: null }),
    );
    const left = await database.prisma.webhookEndpoint.findMany();
    expect(left.map(({ id, createdById }) => [id, createdById])).toEqual([[kept.id, null]]);
    const { id: claim } = await database.prisma.companyClaim.create({
      data: { companyId: company(), userId: user.id },
    });
    await transaction(database, async (tx) => {
      await approveClaim(tx, { id: claim, companyId: company(), userId: user.id }, worldNow);
    });
    expect(await database.prisma.webhookEndpoint.count()).toBe(0);
  });
});
