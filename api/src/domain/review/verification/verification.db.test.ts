import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Viewer } from "../../../auth/auth-context.ts";
import { transaction } from "../../../database/client/transaction.ts";
import { outcome } from "../../../http/rest/outcome.ts";
import { dayMs, hourMs } from "../../../inputs/index.ts";
import { createLimits, limitTable } from "../../../limits/limits.ts";
import { createRateLimiter } from "../../../limits/rate-limiter.ts";
import { type Mail, MailError } from "../../../mail/mail.ts";
import { testDatabase } from "../../../testing/database.ts";
import { type AskOptions, ask } from "../../../testing/engine.ts";
import { seed, type World, worldNow } from "../../../testing/seed.ts";
import { testServices } from "../../../testing/services.ts";
import { testWriters, words } from "../../../testing/writers.ts";
import { sweepAccounts } from "../../account/sweep.ts";
import { sendMail } from "../../mail/send.ts";

const database = testDatabase();
const writers = testWriters(database);
let world: World;
let sent: Mail[] = [];
beforeAll(async () => {
  world = await seed(database);
  await database.prisma.company.create({
    data: {
      slug: "vendor",
      name: "Vendor",
      sortName: "vendor",
      website: "https://www.vendor.example/en",
      software: { connect: { id: world.software.tally } },
    },
  });
});
beforeEach(() => {
  sent = [];
});

const documents = {
  request: `mutation($input: RequestReviewVerificationInput!) { result: requestReviewVerification(input: $input) {
    ${outcome("Acknowledgement { message }", "ValidationError", "ConflictError")} } }`,
  verify: `mutation($input: VerifyReviewInput!) { result: verifyReview(input: $input) {
    ${outcome("ReviewSaved { review { databaseId isVerified } }", "ValidationError")} } }`,
};
interface Result {
  __typename: string;
  message?: string;
  fields?: { path: string; message: string }[];
  review?: { databaseId: string; isVerified: boolean };
}

async function call(name: keyof typeof documents, input: object, askOptions: AskOptions): Promise<Result> {
  const { data, errors } = await ask(database, documents[name], { input }, askOptions);
  if (errors?.[0]) throw errors[0];
  return (data as { result: Result }).result;
}
const request = (
  viewer: Viewer | null,
  databaseId: string,
  email: string,
  services = testServices().services,
) => call("request", { databaseId, email }, { viewer, services });
/** Signed out: the link is opened on any machine. */
const verify = (token: string) => call("verify", { token }, { services: testServices().services });

/** Somebody new with a review. */
async function reviewer(softwareId = world.software.tally) {
  const viewer = await writers.somebody();
  const { review } = await writers.send(viewer, "createReview", { ...words, softwareId });
  return { viewer, id: String(review?.databaseId) };
}

const mailing = (send = async (mail: Mail) => void sent.push(mail)) => ({
  database,
  mailer: { send, close() {} },
  site: { name: "Assay", url: "https://assay.example" },
  now: () => worldNow,
});
const mail = (reviewId: string, by = mailing()) => sendMail(by, { mail: "verify-review", reviewId });
const secretOf = (one: Mail | undefined) =>
  /verify-review\?token=([\w-]+)\n/.exec(one?.text ?? "")?.[1] ?? "";
/** The secret that is mailed for a review. */
async function secretFor({ viewer, id }: { viewer: Viewer; id: string }, email: string): Promise<string> {
  await request(viewer, id, email);
  await mail(id);
  return secretOf(sent.at(-1));
}
/** A work mailbox that nobody has proved yet: it is one person. */
const workMailbox = () => `${randomUUID()}@acme.example`;
const stored = (id: string) =>
  database.prisma.review.findUniqueOrThrow({
    where: { id },
    select: { isVerified: true, verifiedBy: true, workDomain: true },
  });
const unverified = { isVerified: false, verifiedBy: null, workDomain: null };
const expired = {
  __typename: "ValidationError",
  message: "Invalid or expired verification token",
  fields: [{ path: "token", message: "Invalid or expired verification token" }],
};
/** Every row of every table, as text; jobs are in lists of the tests. */
async function everything(): Promise<string> {
  const tables = await database.pool.query<{ name: string }>(
    "select format('%I.%I', table_schema, table_name) as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const texts = [];
  for (const { name } of tables.rows)
    texts.push(JSON.stringify((await database.pool.query(`select t::text as row from ${name} t`)).rows));
  return texts.join("\n");
}

test("the mail to a work address names the product only where an administrator was sure of its vendor", async () => {
  const one = await reviewer();
  const { name, companyId } = await database.prisma.software.findUniqueOrThrow({
    where: { id: world.software.tally },
  });
  const where = { id: String(companyId) };
  const { isVerified } = await database.prisma.company.findUniqueOrThrow({ where });
  for (const sure of [true, false]) {
    await database.prisma.company.update({ where, data: { isVerified: sure } });
    await request(one.viewer, one.id, `${randomUUID()}@kiln.example`);
    await mail(one.id);
    const { subject, text, html } = sent.at(-1) ?? {};
    expect([subject, text, html].join(" ").includes(name)).toBe(sure);
  }
  await database.prisma.company.update({ where, data: { isVerified } });
});

describe("verification by a work address", () => {
  test("a link goes to the address, works signed out, and keeps nothing but the domain", async () => {
    const { services, jobs } = testServices();
    const one = await reviewer();
    const answer = await request(one.viewer, one.id, "Wanda.Worker@Mail.Acme.example", services);
    expect(answer).toMatchObject({
      __typename: "Acknowledgement",
      message: "A link is on its way to this address. It works once, within 24 hours.",
    });
    expect(jobs).toEqual([{ kind: "mail", data: { mail: "verify-review", reviewId: one.id } }]);
    expect(await stored(one.id)).toEqual(unverified);
    await mail(one.id);
    expect(sent.map(({ to }) => to)).toEqual(["Wanda.Worker@Mail.Acme.example"]);
    expect((await everything()).toLowerCase()).not.toContain("wanda");
    expect(await verify(secretOf(sent[0]))).toEqual({
      __typename: "ReviewSaved",
      review: { databaseId: one.id, isVerified: true },
    });
    expect(await stored(one.id)).toEqual({
      isVerified: true,
      verifiedBy: "work_email",
      workDomain: "mail.acme.example",
    });
    expect((await everything()).toLowerCase()).not.toContain("wanda");
  });

  test("the link works once, and for 24 hours", async () => {
    const one = await reviewer();
    const secret = await secretFor(one, workMailbox());
    const [token] = await database.prisma.oneTimeToken.findMany({ where: { userId: one.viewer.id } });
    expect(Number(token?.expiresAt) - Number(worldNow)).toBe(dayMs);
    await verify(secret);
    expect(await verify(secret)).toMatchObject(expired);
    const late = await reviewer();
    const tooLate = await secretFor(late, workMailbox());
    await database.prisma.oneTimeToken.updateMany({
      where: { userId: late.viewer.id },
      data: { expiresAt: worldNow },
    });
    expect(await verify(tooLate)).toMatchObject(expired);
    expect(await verify("made-up")).toMatchObject(expired);
    expect(await stored(late.id)).toEqual(unverified);
  });

  test("a link proves one review: those to the others of its author stay good", async () => {
    const one = await reviewer();
    const { review } = await writers.send(one.viewer, "createReview", {
      ...words,
      softwareId: world.software.ledgerly,
    });
    const other = { ...one, id: String(review?.databaseId) };
    const [first, second] = [await secretFor(one, workMailbox()), await secretFor(other, workMailbox())];
    await verify(first);
    expect(await stored(other.id)).toEqual(unverified);
    expect(await verify(second)).toMatchObject({ review: { databaseId: other.id, isVerified: true } });
  });

  test("the link is void when the review was changed, hidden or deleted, or its author suspended", async () => {
    const changes: ((one: Awaited<ReturnType<typeof reviewer>>) => Promise<unknown>)[] = [
      ({ viewer, id }) => writers.send(viewer, "updateReview", { databaseId: id, title: "Held" }),
      ({ viewer, id }) => writers.send(viewer, "deleteReview", { databaseId: id }),
      ({ id }) => database.prisma.review.update({ where: { id }, data: { status: "hidden" } }),
      ({ viewer: { id } }) => database.prisma.user.update({ where: { id }, data: { suspendedAt: worldNow } }),
    ];
    for (const change of changes) {
      const one = await reviewer();
      const secret = await secretFor(one, workMailbox());
      await change(one);
      expect(await verify(secret)).toMatchObject(expired);
      expect(await database.prisma.review.findFirst({ where: { id: one.id, isVerified: true } })).toBeNull();
    }
  });

  test("a change takes back a verification and an address that waits", async () => {
    const one = await reviewer();
    await verify(await secretFor(one, workMailbox()));
    await writers.send(one.viewer, "updateReview", { databaseId: one.id, title: "Held" });
    expect(await stored(one.id)).toEqual(unverified);
    await request(one.viewer, one.id, "waits@acme.example");
    await writers.send(one.viewer, "updateReview", { databaseId: one.id, title: "Holds" });
    sent = [];
    await mail(one.id);
    expect(sent).toEqual([]);
    expect(await everything()).not.toContain("waits@acme.example");
  });

  test("weighs in the ranking as soon as the link is opened, by whether the organization is known", async () => {
    const sums = async () =>
      (await database.prisma.software.findUniqueOrThrow({ where: { id: world.software.tally } })).provenCount;
    const weighed = (id: string) =>
      database.prisma.review.findUniqueOrThrow({
        where: { id },
        select: { proofWeight: true, verifiedAt: true, organisation: { select: { domain: true } } },
      });
    const [one, other] = [await reviewer(), await reviewer()];
    const before = await sums();
    await verify(await secretFor(one, `${randomUUID()}@mail.renown.example`));
    expect(await weighed(one.id)).toMatchObject({
      proofWeight: 20,
      organisation: { domain: "renown.example" },
    });
    expect((await weighed(one.id)).verifiedAt).not.toBeNull();
    expect(await sums()).toBe(before);
    await database.prisma.organisation.updateMany({
      where: { domain: "renown.example" },
      data: { isKnown: true },
    });
    await verify(await secretFor(other, `${randomUUID()}@renown.example`));
    expect(await weighed(other.id)).toMatchObject({ proofWeight: 80 });
    expect(await sums()).toBe(before + 1);
    await writers.send(other.viewer, "updateReview", { databaseId: other.id, title: "Edited" });
    expect(await weighed(other.id)).toEqual({ proofWeight: 20, verifiedAt: null, organisation: null });
    expect(await sums()).toBe(before);
  });

  test("what an administrator verified meanwhile stays theirs", async () => {
    const one = await reviewer();
    const secret = await secretFor(one, workMailbox());
    await database.prisma.review.update({
      where: { id: one.id },
      data: { isVerified: true, verifiedBy: "admin" },
    });
    expect(await verify(secret)).toMatchObject({ review: { isVerified: true } });
    expect(await stored(one.id)).toEqual({ isVerified: true, verifiedBy: "admin", workDomain: null });
  });
});

describe("a request is refused", () => {
  test.each([
    ["", "Email is required"],
    ["nobody", "Please enter a valid email address"],
    ["w@co.uk", "Please enter a valid email address"],
    [
      "Somebody@GMail.com",
      "Anyone can get an address from this provider. Please use one at your company's own domain.",
    ],
    [
      "somebody@mailinator.com",
      "Anyone can get an address from this provider. Please use one at your company's own domain.",
    ],
    [
      "sales@mail.vendor.example",
      "This address belongs to the vendor of the software. Please use one at the company where you use it.",
    ],
  ])("%j: %s", async (email, message) => {
    const { services, jobs } = testServices();
    const { viewer, id } = await reviewer();
    expect(await request(viewer, id, email, services)).toMatchObject({
      __typename: "ValidationError",
      fields: [{ path: "email", message }],
    });
    expect(jobs).toEqual([]);
    expect(await database.prisma.workAddress.count({ where: { reviewId: id } })).toBe(0);
  });

  describe("for the vendor's own people", () => {
    const message =
      "This address belongs to the vendor of the software. Please use one at the company where you use it.";
    const refused = (path: string) => ({ __typename: "ValidationError", fields: [{ path, message }] });

    test("by the software's own website and the proved addresses of those who act for it", async () => {
      const { tally } = world.software;
      await database.prisma.software.update({
        where: { id: tally },
        data: { websiteUrl: "https://tally-app.example" },
      });
      const { viewer, id } = await reviewer();
      expect(await request(viewer, id, "w@tally-app.example")).toMatchObject(refused("email"));
      const member = (email: string, isEmailVerified: boolean) =>
        database.prisma.user.create({
          data: {
            email,
            emailKey: email.toLowerCase(),
            isEmailVerified,
            memberships: { create: { role: "editor", company: { connect: { slug: "vendor" } } } },
          },
        });
      await member("one@Mail.Sister.example", true);
      await member("two@made-up.example", false);
      await member("three@gmail.com", true);
      expect(await request(viewer, id, "w@sister.example")).toMatchObject(refused("email"));
      expect(await request(viewer, id, "w@made-up.example")).toMatchObject({ __typename: "Acknowledgement" });
    });

    test("also when the link is opened, where it was not known before", async () => {
      const one = await reviewer();
      const secret = await secretFor(one, "w@hidden-vendor.example");
      const website = (url: string) =>
        database.prisma.company.update({ where: { slug: "vendor" }, data: { website: url } });
      await website("https://hidden-vendor.example");
      expect(await verify(secret)).toMatchObject(refused("token"));
      expect(await stored(one.id)).toEqual(unverified);
      await website("https://www.vendor.example/en");
    });
  });

  test("where the software is not listed, of which no mail would be sent", async () => {
    const { ledgerly } = world.software;
    const { viewer, id } = await reviewer(ledgerly);
    const { services, jobs } = testServices();
    await database.prisma.software.update({ where: { id: ledgerly }, data: { isActive: false } });
    expect(await request(viewer, id, "w@acme.example", services)).toMatchObject({
      __typename: "ConflictError",
      message:
        "This product is not listed at the moment. Its reviews can be verified when it is listed again.",
    });
    expect(jobs).toEqual([]);
    await database.prisma.software.update({ where: { id: ledgerly }, data: { isActive: true } });
  });

  test("where the review is verified already, or hidden", async () => {
    const { viewer, id } = await reviewer();
    await database.prisma.review.update({ where: { id }, data: { isVerified: true, verifiedBy: "admin" } });
    expect(await request(viewer, id, "w@acme.example")).toMatchObject({
      __typename: "ConflictError",
      message: "This review is already verified",
    });
    await database.prisma.review.update({
      where: { id },
      data: { isVerified: false, verifiedBy: null, status: "hidden" },
    });
    expect(await request(viewer, id, "w@acme.example")).toMatchObject({
      __typename: "ConflictError",
      message: "This review is hidden. It can be verified when it is published again.",
    });
  });

  test("for visitors, and for reviews that are somebody else's or not there", async () => {
    const { id } = await reviewer();
    const { viewer } = await reviewer();
    await expect(request(null, id, "w@acme.example")).rejects.toMatchObject({ message: "Unauthorized" });
    await expect(request(viewer, id, "w@acme.example")).rejects.toMatchObject({ message: "Forbidden" });
    const gone = "01900000-0000-7000-8000-00000000dead";
    for (const missing of [gone, "x"])
      await expect(request(viewer, missing, "w@acme.example")).rejects.toMatchObject({
        message: "Review not found",
      });
  });

  test("from the sixth mail within an hour on: to one address, and by one author", async () => {
    const limits = () => ({
      ...testServices({ limits: createLimits(createRateLimiter(database.pool, limitTable)) }).services,
    });
    const { viewer, id } = await reviewer();
    // What is refused counts for nothing.
    for (let time = 0; time < 6; time++) await request(viewer, id, "w@vendor.example", limits());
    for (let time = 0; time < 5; time++) await request(viewer, id, "much@acme.example", limits());
    const tooOften = { message: "Too many attempts. Please try again in 60 minutes." };
    await expect(request(viewer, id, "other@acme.example", limits())).rejects.toMatchObject(tooOften);
    const other = await reviewer();
    await expect(request(other.viewer, other.id, "Much@acme.example", limits())).rejects.toMatchObject(
      tooOften,
    );
    await request(other.viewer, other.id, "other@acme.example", limits());
  });
});

describe("the address is stored with the review until the mail is sent", () => {
  test("the same whether or not it has an account", async () => {
    const { viewer, id } = await reviewer();
    await database.prisma.user.create({
      data: { email: "known@acme.example", emailKey: "known@acme.example" },
    });
    const known = await request(viewer, id, "known@acme.example");
    expect(await request(viewer, id, "unknown@acme.example")).toEqual(known);
  });

  test("until its mail has left; what a mail server refuses is tried again with it", async () => {
    const { viewer, id } = await reviewer();
    await request(viewer, id, "w@acme.example");
    const away = mailing(() => Promise.reject(new MailError("away")));
    await expect(mail(id, away)).rejects.toThrow("away");
    await mail(id);
    expect(sent.map(({ to }) => to)).toEqual(["w@acme.example"]);
    await mail(id);
    expect(sent).toHaveLength(1);
  });

  test("the last one that was asked for, also where the mail to another is on its way", async () => {
    const { viewer, id } = await reviewer();
    await request(viewer, id, "first@acme.example");
    await database.prisma.workAddress.update({
      where: { reviewId: id },
      data: { createdAt: new Date(worldNow.getTime() - 1000) },
    });
    await mail(
      id,
      mailing(async (one) => {
        sent.push(one);
        await request(viewer, id, "second@acme.example");
      }),
    );
    await mail(id);
    expect(sent.map(({ to }) => to)).toEqual(["first@acme.example", "second@acme.example"]);
    expect(await database.prisma.workAddress.count({ where: { reviewId: id } })).toBe(0);
  });

  test("for a day at most where it could not be sent, and not longer than its review and its author", async () => {
    const [late, gone, left] = [await reviewer(), await reviewer(), await reviewer()];
    for (const { viewer, id } of [late, gone, left]) await request(viewer, id, "w@acme.example");
    const sweep = (hours: number) =>
      transaction(database, (tx) => sweepAccounts(tx, new Date(worldNow.getTime() + hours * hourMs)));
    const waiting = async () =>
      (await database.prisma.workAddress.findMany({ select: { reviewId: true } })).map(
        ({ reviewId }) => reviewId,
      );
    await sweep(23);
    expect(await waiting()).toEqual(expect.arrayContaining([late.id, gone.id, left.id]));
    await writers.send(gone.viewer, "deleteReview", { databaseId: gone.id });
    expect(await waiting()).not.toContain(gone.id);
    await sweep(24);
    expect(await waiting()).toEqual([]);
  });

  test("is deleted unsent where the review is hidden or verified by the time of sending", async () => {
    for (const data of [{ status: "hidden" }, { isVerified: true, verifiedBy: "admin" }]) {
      const { viewer, id } = await reviewer();
      await request(viewer, id, "w@acme.example");
      await database.prisma.review.update({ where: { id }, data });
      await mail(id);
      expect(sent).toEqual([]);
      expect(await database.prisma.workAddress.count({ where: { reviewId: id } })).toBe(0);
    }
  });
});
