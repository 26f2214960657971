import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { transaction } from "../../database/client/transaction.ts";
import { outcome } from "../../http/rest/outcome.ts";
import type { MailJob } from "../../jobs/enqueue.ts";
import { type LimitKey, noLimits } from "../../limits/limits.ts";
import type { Mail } from "../../mail/mail.ts";
import { testDatabase } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { seed, viewersOf, type World, worldNow } from "../../testing/seed.ts";
import { daysAgo } from "../../testing/seed-data.ts";
import { testServices } from "../../testing/services.ts";
import { RateLimited } from "../errors.ts";
import { sendMail } from "../mail/send.ts";
import { sweepLeads } from "./sweep.ts";

const database = testDatabase();
let world: World;
let viewers: ReturnType<typeof viewersOf>;
let editor: Viewer;
beforeAll(async () => {
  world = await seed(database);
  viewers = viewersOf(world);
  editor = { id: world.users.editor, isAdmin: false, isEmailVerified: true };
});
beforeEach(async () => {
  await database.prisma.lead.deleteMany();
  await database.prisma.dailyCount.deleteMany();
});

const sendDocument = `mutation($input: SendLeadInput!) { result: sendLead(input: $input) {
  ${outcome("LeadSent { recipient { companyName softwareName isClaimed } }", "ValidationError")} } }`;
const saved = "LeadSaved { lead { databaseId status notes } }";
const updateDocument = `mutation($input: UpdateLeadInput!) { result: updateLead(input: $input) {
  ${outcome(saved, "ValidationError", "ConflictError")} } }`;
const deleteDocument = `mutation($input: LeadInput!) { result: deleteLead(input: $input) {
  __typename ... on LeadDeleted { databaseId } } }`;

const words = {
  kind: "DEMO",
  name: "Bea Buyer",
  email: "bea@buyer.example",
  companyName: "Buyer & Co.",
  message: "When could we see it?",
  consent: true,
  formOpenMilliseconds: 20_000,
};
interface Result {
  __typename: string;
  fields?: { path: string; message: string }[];
  recipient?: object;
}
/** Sends a lead about Beacon, unless `more` says otherwise. */
async function send(more: object = {}, askOptions: Parameters<typeof ask>[3] = {}): Promise<Result> {
  const services = testServices().services;
  const input = { softwareId: world.software.beacon, ...words, ...more };
  const { result } = await read<{ result: Result }>(
    database,
    sendDocument,
    { input },
    { services, ...askOptions },
  );
  return result;
}
const rows = () => database.prisma.lead.findMany({ orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
const counted = async (subjectId: string) =>
  (await database.prisma.dailyCount.findMany({ where: { subjectId, metric: "lead" } })).map(
    ({ count }) => count,
  );
const code = async (document: string, input: object, viewer: Viewer | null) =>
  (await ask(database, document, { input }, { viewer, services: testServices().services })).errors?.[0]
    ?.extensions["code"];
/** A lead of Northwind. */
const aLead = (more: object = {}) =>
  database.prisma.lead.create({
    data: {
      kind: "demo",
      name: "Bea",
      email: "bea@buyer.example",
      companyId: world.companies.northwind,
      consentedAt: worldNow,
      createdAt: worldNow,
      ...more,
    },
  });

describe("sending", () => {
  test("a lead about software reaches its company, is counted once, and its owners get a mail each", {
    tags: ["2.software.24"],
  }, async () => {
    const { services, jobs } = testServices();
    expect(await send({}, { services })).toEqual({
      __typename: "LeadSent",
      recipient: { companyName: "Northwind", softwareName: "Beacon CRM", isClaimed: true },
    });
    expect(await rows()).toMatchObject([
      {
        kind: "demo",
        companyId: world.companies.northwind,
        softwareId: world.software.beacon,
        name: "Bea Buyer",
        email: "bea@buyer.example",
        companyName: "Buyer & Co.",
        message: "When could we see it?",
        consentedAt: worldNow,
        status: "new",
      },
    ]);
    const [lead] = await rows();
    expect(jobs).toEqual([
      { kind: "mail", data: { mail: "new-lead", leadId: lead?.id, userId: world.users.owner } },
    ]);
    // The queue holds ids alone.
    expect(JSON.stringify(jobs)).not.toContain("bea");
    expect(await counted(world.software.beacon)).toEqual([1]);
  });

  test("a lead about a company is counted for the company", async () => {
    await send({ softwareId: null, companyId: world.companies.northwind, kind: "CONTACT" });
    expect(await rows()).toMatchObject([{ companyId: world.companies.northwind, softwareId: null }]);
    expect(await counted(world.companies.northwind)).toEqual([1]);
  });

  test("where nobody owns the company, or none is known, it waits without a mail", {
    tags: ["2.software.25"],
  }, async () => {
    const { services, jobs } = testServices();
    const unclaimed = await send({ softwareId: world.software.quill }, { services });
    expect(unclaimed.recipient).toEqual({
      companyName: "Ferrite Labs",
      softwareName: "Quill Desk",
      isClaimed: false,
    });
    const unknown = await send({ softwareId: world.software.tally }, { services });
    expect(unknown.recipient).toEqual({ companyName: null, softwareName: "Tally Books", isClaimed: false });
    expect((await rows()).map(({ companyId }) => companyId)).toEqual([world.companies.ferrite, null]);
    expect(jobs).toEqual([]);
  });

  test("the same words again are the same request; other words are kept and not counted again", async () => {
    const { services, jobs } = testServices();
    const first = await send({}, { services });
    expect(await send({ email: "BEA@buyer.example " }, { services })).toEqual(first);
    expect(await rows()).toHaveLength(1);
    await send({ message: "Or next week?" }, { services });
    expect(await rows()).toHaveLength(2);
    expect(jobs).toHaveLength(2);
    expect(await counted(world.software.beacon)).toEqual([1]);
    await send({ softwareId: world.software.harbor }, { services });
    await database.prisma.lead.updateMany({ data: { createdAt: daysAgo(1) } });
    await send({}, { services });
    expect(await rows()).toHaveLength(4);
    expect(await counted(world.software.beacon)).toEqual([2]);
  });

  test("two at once are one", async () => {
    await Promise.all([send(), send(), send()]);
    expect(await rows()).toHaveLength(1);
    expect(await counted(world.software.beacon)).toEqual([1]);
  });

  test("what its own vendor sends is not counted", async () => {
    await send({}, { viewer: viewers.owner });
    expect(await counted(world.software.beacon)).toEqual([]);
  });

  test.each([{ topic: "Cheap links" }, { formOpenMilliseconds: 300 }])(
    "what only a program would send is spam, without a mail, and answered alike: %o",
    async (more) => {
      const { services, jobs } = testServices();
      expect(await send(more, { services })).toMatchObject({ __typename: "LeadSent" });
      expect((await rows()).map(({ status }) => status)).toEqual(["spam"]);
      expect(jobs).toEqual([]);
      expect(await counted(world.software.beacon)).toEqual([]);
    },
  );

  test.each([
    [{ consent: false }, "consent", "Please agree to share these details, so that you can get a reply"],
    [{ name: " " }, "name", "Name is required"],
    [{ name: "a".repeat(81) }, "name", "Name must be at most 80 characters"],
    [{ email: "bea@" }, "email", "Please enter a valid email address"],
    [{ companyName: "a".repeat(121) }, "companyName", "Company must be at most 120 characters"],
    [{ message: "a".repeat(4001) }, "message", "Message must be at most 4000 characters"],
    [{ kind: "INFORMATION", message: "  " }, "message", "Message is required"],
  ])("%o breaks a rule", async (more, path, message) => {
    expect(await send(more)).toMatchObject({ __typename: "ValidationError", fields: [{ path, message }] });
    expect(await rows()).toEqual([]);
  });

  test("at the limits all is kept, and a demo needs no message", async () => {
    const long = { name: "ن".repeat(80), companyName: "c".repeat(120), message: "م".repeat(4000) };
    expect(await send(long)).toMatchObject({ __typename: "LeadSent" });
    expect(await send({ companyName: null, message: null })).toMatchObject({ __typename: "LeadSent" });
    expect((await rows()).map(({ message }) => message?.length ?? null)).toEqual([4000, null]);
  });

  test("there is nothing to ask about a Draft, or what is not there, or both at once", async () => {
    const input = { ...words, softwareId: world.software.draft };
    for (const viewer of [null, viewers.owner])
      expect(await code(sendDocument, input, viewer)).toBe("NOT_FOUND");
    for (const id of ["x", world.companies.northwind])
      expect(await code(sendDocument, { ...input, softwareId: id }, null)).toBe("NOT_FOUND");
    expect(await send({ companyId: world.companies.northwind })).toMatchObject({
      __typename: "ValidationError",
    });
  });

  test("an address sends ten an hour; what was sent already takes no room, and what failed gives it back", {
    tags: ["2.software.26"],
  }, async () => {
    const spent: string[] = [];
    const services = testServices({
      limits: {
        ...noLimits,
        async spend(...all) {
          if (spent.length === 2) throw new RateLimited(61_000);
          spent.push(...all.map(([limit]) => limit));
        },
        refund: async (...all) => void spent.splice(0, all.length),
      },
    }).services;
    const broken = { ...services, queue: () => Promise.reject(new Error("away")) };
    await expect(send({}, { services: broken })).rejects.toThrow("away");
    await send({}, { services });
    expect(spent).toEqual(["leads:network", "lead-mails:company"]);
    await send({}, { services });
    await expect(send({ message: "More" }, { services })).rejects.toThrow(
      "Too many attempts. Please try again in 2 minutes.",
    );
  });

  test("past sixty mails an hour a company's leads are kept without one, wherever they come from", async () => {
    const counted: string[] = [];
    const { services, jobs } = testServices({
      limits: {
        ...noLimits,
        async spend([limit, who]) {
          if (limit !== "lead-mails:company") return;
          counted.push(who);
          throw new RateLimited(60_000);
        },
      },
    });
    expect(await send({}, { services })).toMatchObject({ __typename: "LeadSent" });
    expect((await rows()).map(({ status }) => status)).toEqual(["new"]);
    expect(jobs).toEqual([]);
    // Neither spam nor what waits with the administrators is a mail.
    await send({ topic: "Cheap links" }, { services });
    await send({ softwareId: world.software.quill }, { services });
    expect(counted).toEqual([world.companies.northwind]);
  });

  test("an owner who is suspended is none: it waits with the administrators", async () => {
    const suspend = (suspendedAt: Date | null) =>
      database.prisma.user.update({ where: { id: world.users.owner }, data: { suspendedAt } });
    await suspend(worldNow);
    const { services, jobs } = testServices();
    const { recipient } = await send({}, { services });
    const waiting = await read<{ administration: { leadsWithoutOwner: { totalCount: number } } }>(
      database,
      "{ administration { leadsWithoutOwner { totalCount } } }",
      {},
      { viewer: viewers.admin },
    );
    await suspend(null);
    expect(recipient).toMatchObject({ isClaimed: false });
    expect(jobs).toEqual([]);
    expect(waiting.administration.leadsWithoutOwner.totalCount).toBe(1);
  });
});

describe("who sees leads", () => {
  const company = `query($id: ID!, $status: LeadStatus, $first: Int, $after: String) { company(databaseId: $id) {
    newLeadCount leads(status: $status, first: $first, after: $after) {
      totalCount pageInfo { endCursor } edges { node { id name software { name } } } } } }`;
  interface Listed {
    company: {
      newLeadCount: number | null;
      leads: {
        totalCount: number;
        pageInfo: { endCursor: string };
        edges: { node: { id: string; name: string; software: { name: string } | null } }[];
      } | null;
    };
  }
  const listed = async (viewer: Viewer | null, more: object = {}) =>
    (await read<Listed>(database, company, { id: world.companies.northwind, ...more }, { viewer })).company;
  const names = (list: Listed["company"]) => list.leads?.edges.map(({ node }) => node.name);

  test("owners and administrators do, nobody else learns that there are any", {
    tags: ["6.owner.5"],
  }, async () => {
    await aLead();
    for (const viewer of [viewers.owner, viewers.admin])
      expect(await listed(viewer)).toMatchObject({ newLeadCount: 1, leads: { totalCount: 1 } });
    for (const viewer of [null, viewers.user, editor])
      expect(await listed(viewer)).toEqual({ newLeadCount: null, leads: null });
  });

  test("newest first, by status, without spam unless it is asked for, and page by page", async () => {
    await aLead({ name: "old", createdAt: daysAgo(3) });
    await aLead({ name: "done", status: "closed", createdAt: daysAgo(2) });
    await aLead({ name: "spam", status: "spam", createdAt: daysAgo(1) });
    await aLead({ name: "new" });
    await aLead({ name: "other", companyId: world.companies.ferrite });
    expect(names(await listed(viewers.owner))).toEqual(["new", "done", "old"]);
    expect(names(await listed(viewers.owner, { status: "SPAM" }))).toEqual(["spam"]);
    expect(names(await listed(viewers.owner, { status: "NEW" }))).toEqual(["new", "old"]);
    const first = await listed(viewers.owner, { first: 2 });
    expect(names(await listed(viewers.owner, { after: first.leads?.pageInfo.endCursor }))).toEqual(["old"]);
    expect(first.newLeadCount).toBe(2);
  });

  test("a lead by its global id, too", async () => {
    await aLead();
    const id = (await listed(viewers.owner)).leads?.edges[0]?.node.id;
    const node = async (viewer: Viewer | null) =>
      (
        await read<{ node: object | null }>(
          database,
          "query($id: ID!) { node(id: $id) { id } }",
          { id },
          { viewer },
        )
      ).node;
    expect(await node(viewers.owner)).toEqual({ id });
    expect(await node(viewers.admin)).toEqual({ id });
    for (const viewer of [null, viewers.user, editor]) expect(await node(viewer)).toBeNull();
  });

  test("what nobody owns is the administrators'", { tags: ["2.software.25"] }, async () => {
    await aLead({ name: "unclaimed", companyId: world.companies.ferrite });
    await aLead({ name: "unknown", companyId: null, createdAt: daysAgo(1) });
    await aLead({ name: "owned" });
    const text = "{ administration { leadsWithoutOwner { edges { node { name company { name } } } } } }";
    expect(await read(database, text, {}, { viewer: viewers.admin })).toEqual({
      administration: {
        leadsWithoutOwner: {
          edges: [
            { node: { name: "unclaimed", company: { name: "Ferrite Labs" } } },
            { node: { name: "unknown", company: null } },
          ],
        },
      },
    });
    for (const viewer of [null, viewers.owner])
      expect(await read(database, text, {}, { viewer })).toEqual({ administration: null });
  });

  test("a Draft is named while it is the company's own, and no more when another one has it", async () => {
    await aLead({ softwareId: world.software.draft });
    const nameOf = async () => (await listed(viewers.owner)).leads?.edges[0]?.node.software?.name ?? null;
    expect(await nameOf()).toBe("Northwind Compass");
    const where = { id: world.software.draft };
    await database.prisma.software.update({ where, data: { companyId: world.companies.solo } });
    expect(await nameOf()).toBeNull();
    await database.prisma.software.update({ where, data: { companyId: world.companies.northwind } });
  });
});

describe("keeping", () => {
  test("an owner notes what was made of a lead; what is absent stays", async () => {
    const { id: databaseId } = await aLead();
    const update = async (change: object) =>
      (
        await read<{ result: Result }>(
          database,
          updateDocument,
          { input: { databaseId, ...change } },
          { viewer: viewers.owner, services: testServices().services },
        )
      ).result;
    expect(await update({ status: "CONTACTED", notes: " Called. " })).toMatchObject({
      lead: { status: "CONTACTED", notes: "Called." },
    });
    expect(await update({ status: "CLOSED" })).toMatchObject({
      lead: { status: "CLOSED", notes: "Called." },
    });
    expect(await update({ notes: "" })).toMatchObject({ lead: { status: "CLOSED", notes: null } });
    expect(await update({ notes: "n".repeat(4001) })).toMatchObject({
      fields: [{ path: "notes", message: "Notes must be at most 4000 characters" }],
    });
  });

  test("a change of an outdated version is refused and not written", async () => {
    const { id: databaseId, updatedAt } = await aLead();
    const update = async (notes: string, ifUpdatedAt: Date, viewer = viewers.owner) =>
      (
        await read<{ result: Result }>(
          database,
          updateDocument,
          { input: { databaseId, notes, ifUpdatedAt: ifUpdatedAt.toISOString() } },
          { viewer, services: testServices().services },
        )
      ).result;
    expect(await update("First.", updatedAt)).toMatchObject({ __typename: "LeadSaved" });
    expect(await update("Second.", updatedAt, viewers.admin)).toMatchObject({
      __typename: "ConflictError",
      message: "Someone else has changed this lead since you opened it. Reload it to see how it is now.",
    });
    const [lead] = await rows();
    expect(lead?.notes).toBe("First.");
    expect(await update("Third.", lead?.updatedAt ?? updatedAt)).toMatchObject({ __typename: "LeadSaved" });
  });

  test("it is nobody else's: a lead that one may not see is not there", {
    tags: ["6.server.5"],
  }, async () => {
    const { id: databaseId } = await aLead();
    for (const document of [updateDocument, deleteDocument]) {
      expect(await code(document, { databaseId }, null)).toBe("UNAUTHENTICATED");
      for (const viewer of [viewers.user, editor])
        expect(await code(document, { databaseId }, viewer)).toBe("NOT_FOUND");
      expect(await code(document, { databaseId: "x" }, viewers.owner)).toBe("NOT_FOUND");
    }
    expect(await rows()).toMatchObject([{ status: "new" }]);
  });

  test("owners delete theirs, administrators also what nobody owns", async () => {
    const [own, unknown] = [await aLead(), await aLead({ companyId: null })];
    expect(await code(deleteDocument, { databaseId: own.id }, viewers.owner)).toBeUndefined();
    expect(await code(deleteDocument, { databaseId: own.id }, viewers.owner)).toBe("NOT_FOUND");
    expect(await code(deleteDocument, { databaseId: unknown.id }, viewers.owner)).toBe("NOT_FOUND");
    expect(await code(deleteDocument, { databaseId: unknown.id }, viewers.admin)).toBeUndefined();
    expect(await rows()).toEqual([]);
  });

  test("what administrators do to a company's leads is on the record, without a word of them", async () => {
    const { id: databaseId } = await aLead();
    const { northwind } = world.companies;
    const logged = () => database.prisma.auditEntry.findMany({ where: { subjectId: northwind } });
    await code(updateDocument, { databaseId, notes: "The owner's" }, viewers.owner);
    expect(await logged()).toEqual([]);
    await code(updateDocument, { databaseId, notes: "Ours" }, viewers.admin);
    await code(deleteDocument, { databaseId }, viewers.admin);
    const entries = await logged();
    expect(entries.map(({ action, before, after }) => [action, before, after]).sort()).toEqual([
      ["lead.change", { lead: databaseId, status: "new" }, { status: "new", notes: "changed" }],
      ["lead.delete", { lead: databaseId, status: "new" }, null],
    ]);
  });

  test("what administrators do to those of no company is on the record of the listing, or of none", async () => {
    const { tally: softwareId } = world.software;
    const about = await aLead({ companyId: null, softwareId });
    const { id: unknown } = await aLead({ companyId: null, softwareId: null });
    await code(updateDocument, { databaseId: about.id, status: "SPAM" }, viewers.admin);
    await code(deleteDocument, { databaseId: unknown }, viewers.admin);
    const subjectType = "software";
    const entries = await database.prisma.auditEntry.findMany({
      where: { subjectType, action: { startsWith: "lead." } },
      orderBy: { id: "asc" },
    });
    // Other tests leave some too.
    expect(entries.slice(-2)).toMatchObject([
      {
        action: "lead.change",
        subjectType,
        subjectId: softwareId,
        before: { lead: about.id, status: "new" },
        after: { status: "spam" },
      },
      {
        action: "lead.delete",
        subjectType,
        subjectId: null,
        before: { lead: unknown, status: "new" },
        after: null,
      },
    ]);
  });

  test("what administrators do to them is counted as their other changes are", async () => {
    const { id: databaseId } = await aLead();
    const spent: string[] = [];
    const limits = { ...noLimits, spend: async ([limit]: LimitKey) => void spent.push(limit) };
    const { services } = testServices({ limits });
    for (const viewer of [viewers.owner, viewers.admin])
      await ask(database, updateDocument, { input: { databaseId, notes: "N" } }, { viewer, services });
    expect(spent).toEqual(["lead-changes:user", "admin-changes:user"]);
  });

  test("spam goes after a month, everything after a year", async () => {
    await aLead({ name: "spam", status: "spam", createdAt: daysAgo(30) });
    await aLead({ name: "young spam", status: "spam", createdAt: daysAgo(29) });
    await aLead({ name: "old", status: "closed", createdAt: daysAgo(365) });
    await aLead({ name: "kept", createdAt: daysAgo(364) });
    await transaction(database, (tx) => sweepLeads(tx, worldNow));
    expect((await rows()).map(({ name }) => name)).toEqual(["kept", "young spam"]);
  });
});

describe("the mail about a lead", () => {
  const mailsOf = async (job: MailJob): Promise<Mail[]> => {
    const sent: Mail[] = [];
    const mailer = { send: async (mail: Mail) => void sent.push(mail), close() {} };
    const site = { name: "Assay", url: "https://assay.example" };
    await sendMail({ database, mailer, site, now: () => worldNow }, job);
    return sent;
  };

  test("goes to an owner, and an answer to it to the buyer", async () => {
    const { id: leadId } = await aLead({ softwareId: world.software.beacon, message: "When?" });
    const [mail, ...others] = await mailsOf({ mail: "new-lead", leadId, userId: world.users.owner });
    expect(others).toEqual([]);
    expect(mail).toMatchObject({
      to: "owner@northwind.example",
      replyTo: "bea@buyer.example",
      subject: "New lead for Beacon CRM on Assay",
      offUrl: expect.stringContaining("https://assay.example/mail-settings?token="),
    });
    expect(mail?.text).toContain("Bea (bea@buyer.example) requests a demo about Beacon CRM.");
    expect(mail?.text).toContain(
      `https://assay.example/dashboard?company=${world.companies.northwind}&tab=leads`,
    );
  });

  test("goes to nobody who owns the company no more, or wants no such mails, or about spam", async () => {
    const { id: leadId } = await aLead();
    const { owner: userId } = world.users;
    expect(await mailsOf({ mail: "new-lead", leadId, userId: editor.id })).toEqual([]);
    await database.prisma.mailOptOut.create({ data: { userId, kind: "new-lead" } });
    expect(await mailsOf({ mail: "new-lead", leadId, userId })).toEqual([]);
    await database.prisma.mailOptOut.deleteMany();
    await database.prisma.lead.update({ where: { id: leadId }, data: { status: "spam" } });
    expect(await mailsOf({ mail: "new-lead", leadId, userId })).toEqual([]);
  });
});
