import { beforeAll, describe, expect, test } from "vitest";
import type { Viewer } from "../../../auth/auth-context.ts";
import type { FlagKind } from "../../../inputs/index.ts";
import { testAdministering } from "../../../testing/administering.ts";
import { testDatabase } from "../../../testing/database.ts";
import { read } from "../../../testing/engine.ts";
import { seed, viewersOf, type World, worldNow } from "../../../testing/seed.ts";
import { testServices } from "../../../testing/services.ts";
import { testWriters, words } from "../../../testing/writers.ts";
import { flagReview } from "../integrity/flags.ts";

const database = testDatabase();
const { send: write, somebody, expectNoDrift } = testWriters(database);
const { send, logged } = testAdministering(database);
let world: World;
let admin: Viewer;
beforeAll(async () => {
  world = await seed(database);
  admin = viewersOf(world).admin;
});

/** A review by somebody new. */
async function written(softwareId = world.software.beacon): Promise<string> {
  const { review } = await write(await somebody(), "createReview", { ...words, softwareId });
  return String(review?.databaseId);
}
const report = async (reviewId: string, reason = "offensive") =>
  (await database.prisma.reviewReport.create({ data: { reviewId, reason, userId: (await somebody()).id } }))
    .id;
const flag = async (reviewId: string, kind: FlagKind = "burst", evidence: object = {}) =>
  (await database.prisma.reviewFlag.create({ data: { reviewId, kind, evidence } })).id;
const statusOf = async (id: string) =>
  (await database.prisma.review.findUniqueOrThrow({ where: { id } })).status;
const reportsOf = async (reviewId: string) => {
  const all = await database.prisma.reviewReport.findMany({ where: { reviewId }, orderBy: { id: "asc" } });
  return all.map(({ status }) => status);
};

describe("a report", () => {
  test("that is upheld hides the review with the reason, tells its author, and settles the other open ones", async () => {
    const reviewId = await written();
    const [first] = [await report(reviewId), await report(reviewId, "off-topic")];
    const { services, jobs } = testServices();
    const given = { databaseId: first, decision: "UPHELD", reason: "It insults." };
    const { report: decided } = await send(admin, "decideReport", given, services);
    expect(decided).toMatchObject({
      status: "UPHELD",
      review: { status: "HIDDEN", hiddenReason: "It insults." },
    });
    expect(decided.decidedAt).toBe(worldNow.toISOString());
    expect(await reportsOf(reviewId)).toEqual(["upheld", "upheld"]);
    expect(jobs.map(({ data }) => data)).toEqual([{ mail: "review-hidden", reviewId }]);
    expect((await logged(reviewId)).map(({ action }) => action)).toEqual(["report.uphold", "review.hide"]);
    await expectNoDrift();
    expect((await send(admin, "decideReport", given)).message).toBe(
      "Someone else has already decided this report",
    );
  });

  test("that is dismissed leaves the review, and the other reports", async () => {
    const reviewId = await written();
    const [first] = [await report(reviewId), await report(reviewId, "other")];
    const { services, jobs } = testServices();
    await send(admin, "decideReport", { databaseId: first, decision: "DISMISSED" }, services);
    expect([await statusOf(reviewId), await reportsOf(reviewId), jobs]).toEqual([
      "published",
      ["dismissed", "open"],
      [],
    ]);
    expect(await logged(reviewId)).toMatchObject([
      {
        action: "report.dismiss",
        before: { reason: "offensive", status: "open" },
        after: { status: "dismissed" },
      },
    ]);
  });

  test("that was dismissed is opened again, of which nobody is told; one that was upheld is not", async () => {
    const reviewId = await written();
    const databaseId = await report(reviewId);
    const { services, jobs } = testServices();
    await send(admin, "decideReport", { databaseId, decision: "DISMISSED" }, services);
    const { report: reopened } = await send(admin, "reopenReport", { databaseId }, services);
    expect(reopened).toMatchObject({ status: "OPEN", decidedAt: null });
    expect([await statusOf(reviewId), jobs]).toEqual(["published", []]);
    expect((await logged(reviewId)).at(-1)).toMatchObject({
      action: "report.reopen",
      before: { report: databaseId, status: "dismissed" },
      after: { status: "open" },
    });
    const refusal = "This report is no longer dismissed";
    expect((await send(admin, "reopenReport", { databaseId })).message).toBe(refusal);
    await send(admin, "decideReport", { databaseId, decision: "UPHELD", reason: "It insults." });
    expect((await send(admin, "reopenReport", { databaseId })).message).toBe(refusal);
    expect(await statusOf(reviewId)).toBe("hidden");
  });

  test("needs a reason where it is upheld, and is not found where it is not there", async () => {
    const databaseId = await report(await written());
    expect((await send(admin, "decideReport", { databaseId, decision: "UPHELD" })).fields).toEqual([
      { path: "reason", message: "Please give a reason. The author will see it" },
    ]);
    const gone = { databaseId: world.software.beacon, decision: "DISMISSED" };
    await expect(send(admin, "decideReport", gone)).rejects.toThrow("Report not found");
  });
});

describe("flags", () => {
  test("of a burst are one group, and decided together; the reviews are hidden and figures right", async () => {
    const { harbor, beacon } = world.software;
    const reviews = await Promise.all([written(harbor), written(harbor), written(beacon)]);
    const burst = { softwareId: harbor, reviews: 5, hours: 24, usualPerDay: 0.1 };
    const flags = await Promise.all(reviews.map((id) => flag(id, "burst", burst)));
    const groups = `{ administration { flagGroups { kind count software { name } } } }`;
    expect(await read(database, groups, {}, { viewer: admin })).toEqual({
      administration: {
        flagGroups: [
          { kind: "BURST", count: 2, software: { name: "Harbor" } },
          { kind: "BURST", count: 1, software: { name: "Beacon CRM" } },
        ],
      },
    });
    const { services, jobs } = testServices();
    const given = { databaseIds: flags, decision: "UPHELD", reason: "A campaign." };
    const decided = await send(admin, "decideFlags", given, services);
    expect(decided["flags"].map(({ status }: { status: string }) => status)).toEqual([
      "UPHELD",
      "UPHELD",
      "UPHELD",
    ]);
    for (const id of reviews) expect(await statusOf(id)).toBe("hidden");
    expect(jobs).toHaveLength(3);
    await expectNoDrift();
    expect(await read(database, groups, {}, { viewer: admin })).toEqual({
      administration: { flagGroups: [] },
    });
  });

  test("tell by kind how often they were right, once five are decided, to administrators alone", async () => {
    const ids = [];
    for (let at = 0; at < 5; at++) ids.push(await flag(await written(), "ring"));
    const open = await flag(await written(), "ring");
    const text = "{ administration { flagKinds { kind open upheld dismissed precision } } }";
    const record = async () => {
      const answer = await read<{ administration: { flagKinds: { kind: string }[] } }>(
        database,
        text,
        {},
        { viewer: admin },
      );
      return answer.administration.flagKinds.find(({ kind }) => kind === "RING");
    };
    const decision = "DISMISSED";
    await send(admin, "decideFlags", { databaseIds: ids.slice(1), decision });
    expect(await record()).toMatchObject({ open: 2, upheld: 0, dismissed: 4, precision: null });
    const upheld = { databaseIds: ids.slice(0, 1), decision: "UPHELD", reason: "Bought." };
    await send(admin, "decideFlags", upheld);
    expect(await record()).toMatchObject({ open: 1, upheld: 1, dismissed: 4, precision: 0.2 });
    await database.prisma.reviewFlag.deleteMany({ where: { id: { in: [...ids, open] } } });
    expect(await record()).toMatchObject({ open: 0, upheld: 0, dismissed: 0, precision: null });
    const visitors = await read(database, text, {}, { viewer: viewersOf(world).owner });
    expect(visitors).toEqual({ administration: null });
  });

  test("of a ring lead to the listings that its accounts have in common", async () => {
    const reviewId = await written();
    const softwareIds = [world.software.beacon, world.software.harbor];
    await flag(reviewId, "ring", { softwareIds, accounts: 4, reviews: 4, days: 365, reviewIds: [] });
    const text = `query($id: ID!) { administration { flags(reviewId: $id) { edges { node { relatedSoftware { name } } } } } }`;
    expect(await read(database, text, { id: reviewId }, { viewer: admin })).toMatchObject({
      administration: {
        flags: { edges: [{ node: { relatedSoftware: [{ name: "Beacon CRM" }, { name: "Harbor" }] } }] },
      },
    });
    await database.prisma.reviewFlag.deleteMany({ where: { reviewId } });
  });

  test("are decided all or none", async () => {
    const [one, other] = [await flag(await written()), await flag(await written())];
    await send(admin, "decideFlags", { databaseIds: [one], decision: "DISMISSED" });
    const both = { databaseIds: [one, other], decision: "DISMISSED" };
    expect((await send(admin, "decideFlags", both)).message).toContain("decided this flag");
    expect((await database.prisma.reviewFlag.findUnique({ where: { id: other } }))?.status).toBe("open");
    const gone = { databaseIds: [other, world.software.beacon], decision: "DISMISSED" };
    await expect(send(admin, "decideFlags", gone)).rejects.toThrow("Flag not found");
    for (const databaseIds of [[], Array.from({ length: 51 }, () => crypto.randomUUID())])
      expect(
        (await send(admin, "decideFlags", { databaseIds, decision: "DISMISSED" })).fields?.[0]?.path,
      ).toBe("databaseIds");
  });

  test("that were dismissed are opened again, all or none", async () => {
    const [one, other] = [await flag(await written()), await flag(await written())];
    const databaseIds = [one, other];
    await send(admin, "decideFlags", { databaseIds: [one], decision: "DISMISSED" });
    expect((await send(admin, "reopenFlags", { databaseIds })).message).toContain("no longer dismissed");
    await send(admin, "decideFlags", { databaseIds: [other], decision: "DISMISSED" });
    const reopened = await send(admin, "reopenFlags", { databaseIds });
    expect(reopened["flags"]).toMatchObject([
      { status: "OPEN", decidedAt: null },
      { status: "OPEN", decidedAt: null },
    ]);
    await send(admin, "decideFlags", { databaseIds, decision: "UPHELD", reason: "A campaign." });
    expect((await send(admin, "reopenFlags", { databaseIds: [one] })).message).toContain(
      "no longer dismissed",
    );
    expect((await send(admin, "reopenFlags", { databaseIds: [] })).fields?.[0]?.path).toBe("databaseIds");
  });

  test("that are dismissed stay so when the checks look again, and tell which reviews they name", async () => {
    const [id, copy] = [await written(), await written(world.software.harbor)];
    const evidence = { reviewIds: [copy], similarity: 0.9 };
    const findings = { "near-duplicate": evidence, burst: null, "same-domain": null };
    const check = () =>
      database.prisma.$transaction((tx) => flagReview(tx, { reviewId: id, findings, now: worldNow }));
    await check();
    const list = `query($id: ID!) { administration { flags(reviewId: $id) { totalCount edges { node {
      id kind status evidence relatedReviews { databaseId } review { databaseId } } } } } }`;
    interface Listed {
      administration: { flags: { totalCount: number; edges: { node: { id: string; status: string } }[] } };
    }
    const decisions = async () => {
      const answer = await read<Listed>(database, list, { id }, { viewer: admin });
      return answer.administration.flags.edges.map(({ node }) => node);
    };
    const [found] = await decisions();
    expect(found).toMatchObject({
      kind: "NEAR_DUPLICATE",
      status: "OPEN",
      evidence,
      relatedReviews: [{ databaseId: copy }],
      review: { databaseId: id },
    });
    await send(admin, "decideFlags", { databaseIds: [found?.id], decision: "DISMISSED" });
    await check();
    expect((await decisions())[0]?.status).toBe("DISMISSED");
  });
});

describe("the queue", () => {
  test("is kept by status, reason, kind and software, the oldest first", async () => {
    const [first, second] = [await written(world.software.ember), await written(world.software.ember)];
    await report(first, "personal-data");
    await report(second, "personal-data");
    await flag(first, "same-domain", { reviewIds: [] });
    const ids = async (what: string) => {
      const text = `{ administration { list: ${what} { totalCount edges { node { review { databaseId } } } } } }`;
      const { administration } = await read<{
        administration: {
          list: { totalCount: number; edges: { node: { review: { databaseId: string } } }[] };
        };
      }>(database, text, {}, { viewer: admin });
      const { edges, totalCount } = administration.list;
      expect(edges.length).toBe(totalCount);
      return edges.map(({ node }) => node.review.databaseId);
    };
    expect(await ids("reports(status: OPEN, reason: PERSONAL_DATA)")).toEqual([first, second]);
    expect(await ids("reports(reason: PERSONAL_DATA, sort: NEWEST)")).toEqual([second, first]);
    expect(await ids("reports(status: UPHELD, reason: PERSONAL_DATA)")).toEqual([]);
    expect(await ids("flags(status: OPEN, kind: SAME_DOMAIN)")).toEqual([first]);
    expect(await ids(`flags(softwareId: "${world.software.ember}")`)).toEqual([first]);
    expect(await ids(`reports(reviewId: "${first}")`)).toEqual([first]);
  });

  test("tells the reporter to administrators, who asks as somebody else nothing", async () => {
    const text = "{ administration { reports { edges { node { reporter { email } } } } } }";
    expect(JSON.stringify(await read(database, text, {}, { viewer: admin }))).toContain("@writers.example");
    for (const who of ["visitor", "user", "owner"] as const)
      expect(await read(database, text, {}, { viewer: viewersOf(world)[who] })).toEqual({
        administration: null,
      });
  });
});
