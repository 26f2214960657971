import { beforeAll, describe, expect, onTestFinished, test } from "vitest";
import type { Viewer } from "../../auth/auth-context.ts";
import { transaction } from "../../database/client/transaction.ts";
import { dayMs, suggestedProducts } from "../../inputs/index.ts";
import type { MailJob } from "../../jobs/enqueue.ts";
import { type LimitKey, noLimits } from "../../limits/limits.ts";
import type { Mail } from "../../mail/mail.ts";
import { testDatabase, testKind } from "../../testing/database.ts";
import { ask, read } from "../../testing/engine.ts";
import { seed, viewersOf, type World, worldNow } from "../../testing/seed.ts";
import { type LeftJob, testKeys, testServices } from "../../testing/services.ts";
import { testWriters, words } from "../../testing/writers.ts";
import { removeUser } from "../account/delete-account.ts";
import { exportData } from "../account/export-data.ts";
import { RateLimited } from "../errors.ts";
import { sendMail } from "../mail/send.ts";
import { alikeCounts } from "./find.ts";
import { settleSuggestion, sweepSuggestions } from "./settle.ts";

const database = testDatabase();
const { somebody, expectNoDrift } = testWriters(database);
let world: World;
let admin: Viewer;
beforeAll(async () => {
  world = await seed(database);
  admin = viewersOf(world).admin;
});

/** Somebody whose address is verified. */
async function author(): Promise<Viewer> {
  const { id } = await somebody();
  await database.prisma.user.update({ where: { id }, data: { isEmailVerified: true } });
  return { id, isAdmin: false, isEmailVerified: true };
}

const suggestion =
  "suggestion { databaseId status reason message reviewProblem hasReview review { title } software { databaseId name isActive company { name viewerRole isClaimed } } }";
const documents = {
  suggestProduct: `ProductSuggested { suggestion { databaseId } alreadyListed { databaseId } }`,
  keepSuggestedReview: `SuggestionSaved { ${suggestion} }`,
  deleteSuggestedProduct: `SuggestionDeleted { databaseId }`,
  acceptSuggestedProduct: `SuggestionSaved { ${suggestion} }`,
  refuseSuggestedProduct: `SuggestionSaved { ${suggestion} }`,
};
/** The mutation's result, or `{ code }` of an error of the whole response. */
async function send(
  viewer: Viewer | null,
  name: keyof typeof documents,
  input: object,
  services = testServices().services,
  // biome-ignore lint/suspicious/noExplicitAny: tests look at what they expect in it
): Promise<any> {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const { data, errors } = await ask(
    database,
    `mutation($input: ${type}!) { result: ${name}(input: $input) { __typename ... on ${documents[name]}
      ... on ConflictError { code message } ${name === "deleteSuggestedProduct" ? "" : "... on ValidationError { fields { path message } }"} } }`,
    { input },
    { viewer, services },
  );
  return errors?.[0] ? { code: errors[0].extensions["code"] } : data?.["result"];
}

let count = 0;
const product = (more: object = {}) => {
  const name = `Zyx ${(++count).toString().padStart(3, "0")} Qwop`;
  return { name, websiteUrl: `https://zyx-${count}.example`, ...more };
};
/** A waiting suggestion, with a review if there is one. */
async function waiting(viewer: Viewer, { review = true, ...more }: { review?: boolean; name?: string } = {}) {
  const given = product(more);
  const { suggestion: made } = await send(viewer, "suggestProduct", given);
  const databaseId = String(made.databaseId);
  if (review) await send(viewer, "keepSuggestedReview", { databaseId, ...words });
  return { ...given, databaseId };
}
const listing = ({ name, websiteUrl }: { name: string; websiteUrl: string }, more: object = {}) => ({
  ...{ name, websiteUrl, categoryId: world.categories.crm, companyName: `${name} Inc.`, ...more },
});
/** Runs what a command has left to be done, but for mails, which it returns. */
async function done(jobs: readonly LeftJob[]): Promise<MailJob[]> {
  const mails: MailJob[] = [];
  for (const job of jobs) {
    if (job.kind === "mail") mails.push(job.data);
    if (job.kind !== "settle-suggestion") continue;
    const { services, jobs: left } = testServices();
    const queue = await services.queue();
    await settleSuggestion({ database, queue, keys: testKeys, now: () => worldNow }, job.data.suggestionId);
    mails.push(...(await done(left)));
  }
  return mails;
}
async function mailed(mails: readonly MailJob[]): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mailer = { send: async (mail: Mail) => void sent.push(mail), close() {} };
  const site = { name: "Assay", url: "https://assay.example" };
  for (const job of mails) await sendMail({ database, mailer, site, now: () => worldNow }, job);
  return sent;
}
const stored = (id: string) => database.prisma.suggestedProduct.findUniqueOrThrow({ where: { id } });
const reviewOf = (userId: string, softwareId: string) =>
  database.prisma.review.findUnique({ where: { userId_softwareId: { userId, softwareId } } });
/** Accepts with a new listing, and does what follows. */
async function accepted(of: { databaseId: string; name: string; websiteUrl: string }, more: object = {}) {
  const { services, jobs } = testServices();
  const input = { databaseId: of.databaseId, listing: listing(of, more) };
  const result = await send(admin, "acceptSuggestedProduct", input, services);
  return { result, mails: await done(jobs), softwareId: String(result.suggestion?.software?.databaseId) };
}

describe("a suggestion", () => {
  test("is for users with a verified address, and only its author reads it", async () => {
    expect(await send(null, "suggestProduct", product())).toEqual({ code: "UNAUTHENTICATED" });
    expect(await send(await somebody(), "suggestProduct", product())).toMatchObject({
      code: "EMAIL_NOT_VERIFIED",
    });
    const [ann, bob] = [await author(), await author()];
    const { databaseId } = await waiting(ann);
    const document = `query($id: ID!) { viewer { suggestedProducts { databaseId review { title } user { databaseId } likelyListings { name } }
      suggestedProduct(databaseId: $id) { databaseId } } }`;
    const readBy = (viewer: Viewer) => read(database, document, { id: databaseId }, { viewer });
    expect(await readBy(ann)).toEqual({
      viewer: {
        suggestedProducts: [{ databaseId, review: { title: "Holds" }, user: null, likelyListings: [] }],
        suggestedProduct: { databaseId },
      },
    });
    expect(await readBy(bob)).toEqual({ viewer: { suggestedProducts: [], suggestedProduct: null } });
    for (const name of ["keepSuggestedReview", "deleteSuggestedProduct"] as const) {
      const more = name === "keepSuggestedReview" ? words : {};
      expect(await send(bob, name, { databaseId, ...more })).toEqual({ code: "NOT_FOUND" });
    }
    for (const name of ["acceptSuggestedProduct", "refuseSuggestedProduct"] as const) {
      const more =
        name === "refuseSuggestedProduct" ? { reason: "OTHER" } : { softwareId: world.software.beacon };
      expect(await send(ann, name, { databaseId, ...more })).toEqual({ code: "FORBIDDEN" });
    }
    // Administrators decide about the product, not about what is not published.
    const queue = `{ administration { suggestedProducts(status: WAITING, sort: NEWEST, first: 1) { edges { node {
      databaseId hasReview review { title } user { databaseId } } } } } }`;
    expect(await read(database, queue, {}, { viewer: admin })).toEqual({
      administration: {
        suggestedProducts: {
          edges: [{ node: { databaseId, hasReview: true, review: null, user: { databaseId: ann.id } } }],
        },
      },
    });
  });

  test("in a category that does not exist is refused", async () => {
    const given = product({ categoryId: world.users.user });
    expect(await send(await author(), "suggestProduct", given)).toMatchObject({
      fields: [{ path: "categoryId" }],
    });
  });

  test("of a listed name or website names the listing, and stores nothing until it is said to be another", async () => {
    const ann = await author();
    const { beacon } = world.software;
    const same = [
      product({ name: "beacon-crm" }),
      product({ websiteUrl: "http://www.beacon.example/pricing" }),
    ];
    for (const given of same)
      expect(await send(ann, "suggestProduct", given)).toMatchObject({
        suggestion: null,
        alreadyListed: [{ databaseId: beacon }],
      });
    expect(await database.prisma.suggestedProduct.count({ where: { userId: ann.id } })).toBe(0);
    expect(await send(ann, "suggestProduct", { ...same[0], isOther: true })).toMatchObject({
      suggestion: { databaseId: expect.any(String) },
      alreadyListed: [],
    });
    expect(await send(ann, "suggestProduct", { ...same[0], isOther: true })).toMatchObject({
      code: "ALREADY_SUGGESTED",
    });
  });

  test("is limited by user, network and site, and costs nothing if it is refused; few wait and are stored", async () => {
    const spent: LimitKey[] = [];
    const limits = {
      ...noLimits,
      spend: async (...keys: LimitKey[]) => void spent.push(...keys),
      refund: async (...keys: LimitKey[]) => void spent.splice(0, keys.length),
    };
    const ann = await author();
    const { services } = testServices({ limits });
    await send(ann, "suggestProduct", product({ name: "Beacon CRM" }), services);
    expect(spent).toEqual([]);
    await send(ann, "suggestProduct", product(), services);
    expect(spent.map(([name]) => name)).toEqual([
      "suggested-products:all",
      "suggested-products:network",
      "suggested-products:user",
    ]);
    const exhausted = { ...noLimits, spend: () => Promise.reject(new RateLimited(dayMs)) };
    const refused = await send(
      ann,
      "suggestProduct",
      product(),
      testServices({ limits: exhausted }).services,
    );
    expect(refused).toEqual({ code: "RATE_LIMITED" });
    const row = { userId: ann.id, sortName: "x", name: "X", websiteUrl: "https://x.example" };
    const { waitingOfUser, storedOfUser } = suggestedProducts;
    const data = Array.from({ length: waitingOfUser }, () => row);
    await database.prisma.suggestedProduct.createMany({ data });
    expect(await send(ann, "suggestProduct", product())).toMatchObject({ code: "LIMIT_REACHED" });
    await database.prisma.suggestedProduct.updateMany({
      where: { userId: ann.id },
      data: { status: "refused", reason: "other", decidedAt: worldNow },
    });
    const decided = { ...row, status: "refused", reason: "other", decidedAt: worldNow };
    await database.prisma.suggestedProduct.createMany({
      data: Array.from({ length: storedOfUser - waitingOfUser - 1 }, () => decided),
    });
    expect((await send(ann, "suggestProduct", product())).message).toContain(
      "Please delete one in your profile",
    );
  });
});

describe("an accepted suggestion", () => {
  test("becomes a listing of a company that can be claimed, and its review is published by the author once", async () => {
    const ann = await author();
    const given = await waiting(ann);
    const { result, mails, softwareId } = await accepted(given);
    expect(result.suggestion.software).toMatchObject({
      name: given.name,
      isActive: true,
      company: { name: `${given.name} Inc.`, viewerRole: null, isClaimed: false },
    });
    expect(await reviewOf(ann.id, softwareId)).toMatchObject({
      title: "Holds",
      status: "published",
      rating: 4,
    });
    expect(await stored(given.databaseId)).toMatchObject({
      review: null,
      reviewProblem: null,
      settledAt: worldNow,
    });
    expect(mails.map(({ mail }) => mail)).toEqual(["review-thanks", "suggestion-accepted"]);
    const [mail] = await mailed(mails.slice(1));
    expect(mail?.text).toContain("was sent in, by the rules of every review");
    expect(mail?.text).toContain(`https://assay.example/software/${softwareId}`);
    const { services, jobs } = testServices();
    const queue = await services.queue();
    await settleSuggestion({ database, queue, keys: testKeys, now: () => worldNow }, given.databaseId);
    expect(jobs).toEqual([]);
    const again = { databaseId: given.databaseId, softwareId: world.software.beacon };
    expect(await send(admin, "acceptSuggestedProduct", again)).toMatchObject({ code: "ALREADY_DECIDED" });
    const late = { databaseId: given.databaseId, ...words };
    expect(await send(ann, "keepSuggestedReview", late)).toMatchObject({ code: "ALREADY_DECIDED" });
    const entries = await database.prisma.auditEntry.findMany({ where: { subjectId: softwareId } });
    expect(entries.map(({ action }) => action).toSorted()).toEqual(["software.create", "suggestion.accept"]);
    await expectNoDrift();
  });

  // The embedded database has one connection: no transaction meets another.
  test.runIf(testKind === "postgresql")("does not publish a review that its author is deleting", async () => {
    const ann = await author();
    const given = await waiting(ann);
    const { services, jobs } = testServices();
    const acceptance = { databaseId: given.databaseId, listing: listing(given, {}) };
    await send(admin, "acceptSuggestedProduct", acceptance, services);
    const client = await database.pool.connect();
    onTestFinished(() => client.release(true));
    await client.query("begin");
    await client.query("update suggested_product set review = null where id = $1", [given.databaseId]);
    const settled = done(jobs);
    settled.catch(() => {});
    const waits =
      "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
    await expect
      .poll(async () => (await database.pool.query(waits)).rows.length, { timeout: 30_000 })
      .toBe(1);
    await client.query("commit");
    expect((await settled).map(({ mail }) => mail)).toEqual(["suggestion-accepted"]);
    expect(await database.prisma.review.count({ where: { userId: ann.id } })).toBe(0);
  });

  test("as a Draft waits until that is Live, then the sweep has it settled", async () => {
    const ann = await author();
    const given = await waiting(ann);
    const { mails, softwareId } = await accepted(given, { isActive: false });
    expect(mails).toEqual([]);
    const { services, jobs } = testServices();
    const queue = await services.queue();
    const sweep = () => transaction(database, (tx) => sweepSuggestions(tx, queue, worldNow));
    await sweep();
    expect(jobs).toEqual([]);
    await database.prisma.software.update({ where: { id: softwareId }, data: { isActive: true } });
    await database.prisma.user.update({ where: { id: ann.id }, data: { suspendedAt: worldNow } });
    await sweep();
    expect(jobs).toEqual([]);
    await database.prisma.user.update({ where: { id: ann.id }, data: { suspendedAt: null } });
    await sweep();
    expect(await done(jobs)).toHaveLength(2);
    expect(await reviewOf(ann.id, softwareId)).toMatchObject({ title: "Holds" });
  });

  test.each([
    ["of a listing that the author has reviewed", "already-reviewed"],
    ["of the author's own company", "own-company"],
    ["of a listing that was deleted meanwhile", "not-listed"],
    ["by rules that have changed", "not-valid"],
  ])("%s keeps the review with the reason", async (_, problem) => {
    const ann = await author();
    const given = await waiting(ann);
    const { harbor } = world.software;
    if (problem === "already-reviewed")
      await database.prisma.review.create({
        data: { ...words, pros: [], cons: [], userId: ann.id, softwareId: harbor },
      });
    if (problem === "own-company")
      await database.prisma.companyMember.create({
        data: { companyId: world.companies.northwind, userId: ann.id, role: "editor" },
      });
    if (problem === "not-valid")
      await database.prisma.suggestedProduct.update({
        where: { id: given.databaseId },
        data: { review: { ...words, rating: 11 } },
      });
    const { services, jobs } = testServices();
    await send(
      admin,
      "acceptSuggestedProduct",
      { databaseId: given.databaseId, softwareId: harbor },
      services,
    );
    if (problem === "not-listed")
      await database.prisma.suggestedProduct.update({
        where: { id: given.databaseId },
        data: { softwareId: null },
      });
    const mails = await done(jobs);
    const { reviewProblem, review } = await stored(given.databaseId);
    expect(reviewProblem).toBe(problem);
    expect(review).toMatchObject({ title: "Holds" });
    const [mail] = await mailed(mails);
    if (problem === "not-listed") expect(mail).toBeUndefined();
    else expect(mail?.text).toContain("could not be published");
    const only = { databaseId: given.databaseId, onlyReview: true };
    expect(await send(ann, "deleteSuggestedProduct", only)).toMatchObject({ databaseId: given.databaseId });
    expect(await stored(given.databaseId)).toMatchObject({ review: null, reviewProblem: null });
  });

  test("needs one listing of one company, and leaves nothing of a wrong one", async () => {
    const given = await waiting(await author(), { review: false });
    const { databaseId } = given;
    const wrong = [
      {},
      { softwareId: world.software.beacon, listing: listing(given) },
      { listing: listing(given, { companyName: null }) },
      { listing: listing(given, { companyId: world.companies.solo }) },
      { listing: listing(given, { categoryId: "no id" }) },
    ];
    for (const each of wrong)
      expect((await send(admin, "acceptSuggestedProduct", { databaseId, ...each })).fields).toHaveLength(1);
    const unknown = { listing: listing(given, { categoryId: world.users.user }) };
    expect(await send(admin, "acceptSuggestedProduct", { databaseId, ...unknown })).toMatchObject({
      fields: [{ path: "categoryId" }],
    });
    expect(await database.prisma.company.count({ where: { name: `${given.name} Inc.` } })).toBe(0);
    expect((await stored(databaseId)).status).toBe("waiting");
  });
});

test("a refusal tells the reason, and the review stays the author's; half a year later all is gone", async () => {
  const ann = await author();
  const { databaseId } = await waiting(ann);
  const { services, jobs } = testServices();
  const message = "See\nhttps://example.com/rules";
  const refusal = { databaseId, reason: "NOT_SOFTWARE", message };
  await send(admin, "refuseSuggestedProduct", refusal, services);
  const [mail] = await mailed(await done(jobs));
  expect(mail?.text).toContain("It is neither software nor a service that we list.");
  expect(mail?.text).toContain("You can read and copy it in your profile");
  const document = "{ viewer { suggestedProducts { status reason message review { title } } } }";
  expect(await read(database, document, {}, { viewer: ann })).toEqual({
    viewer: {
      suggestedProducts: [{ status: "REFUSED", reason: "NOT_SOFTWARE", message, review: { title: "Holds" } }],
    },
  });
  const [entry] = await database.prisma.auditEntry.findMany({
    where: { action: "suggestion.refuse", subjectId: ann.id },
  });
  expect(JSON.stringify(entry)).not.toContain("example.com");
  const queue = await services.queue();
  const sweepAt = (days: number) =>
    transaction(database, (tx) => sweepSuggestions(tx, queue, new Date(worldNow.getTime() + days * dayMs)));
  await sweepAt(suggestedProducts.days - 1);
  expect(await database.prisma.suggestedProduct.count({ where: { id: databaseId } })).toBe(1);
  await sweepAt(suggestedProducts.days);
  expect(await database.prisma.suggestedProduct.count({ where: { id: databaseId } })).toBe(0);
});

test("the queue shows listings, Drafts too, companies and other suggestions that it may be", async () => {
  const [ann, bob] = [await author(), await author()];
  const given = { name: "Beakon CRM", websiteUrl: "https://northwind.example/beakon" };
  await send(ann, "suggestProduct", given);
  await send(bob, "suggestProduct", { ...given, name: "beakon crm!" });
  const queue = `{ administration { suggestedProducts(status: WAITING, sort: NEWEST, first: 1) { edges { node {
    likelyListings { databaseId } likelyCompanies { databaseId } alikeCount } } } } }`;
  expect(await read(database, queue, {}, { viewer: admin })).toEqual({
    administration: {
      suggestedProducts: {
        edges: [
          {
            node: {
              likelyListings: [{ databaseId: world.software.beacon }],
              likelyCompanies: [{ databaseId: world.companies.northwind }],
              alikeCount: 1,
            },
          },
        ],
      },
    },
  });
});

test("names without letters or digits are not alike", async () => {
  const [ann, bob] = [await author(), await author()];
  await send(bob, "suggestProduct", { name: "???", websiteUrl: "https://two.example" });
  await send(ann, "suggestProduct", { name: "!!!", websiteUrl: "https://one.example" });
  const { suggestion } = await send(ann, "suggestProduct", { name: "One", websiteUrl: "https://1.example" });
  const context = { reader: database.reader };
  const own = await database.prisma.suggestedProduct.findFirstOrThrow({ where: { name: "!!!" } });
  expect(await alikeCounts(context, [own.id, suggestion.databaseId])).toEqual(new Map());
});

test("an account's data hold its suggestions, and its deletion deletes them", async () => {
  const ann = await author();
  const { databaseId, name } = await waiting(ann);
  const { suggestedProducts: own } = await exportData(database, ann.id);
  expect(own).toMatchObject([{ name, status: "waiting", review: { title: "Holds" } }]);
  await transaction(database, (tx) => removeUser(tx, ann.id, { keys: testKeys, now: worldNow, queue: null }));
  expect(await database.prisma.suggestedProduct.count({ where: { id: databaseId } })).toBe(0);
});
