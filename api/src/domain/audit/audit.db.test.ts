import { beforeAll, describe, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { read } from "../../testing/engine.ts";
import { seed, viewersOf, type World } from "../../testing/seed.ts";
import { audit } from "./record.ts";

const database = testDatabase();
let world: World;
beforeAll(async () => {
  world = await seed(database);
  const { admin } = viewersOf(world);
  const second = { ...admin, id: world.users.cleo };
  const { companies, reviews } = world;
  await database.prisma.$transaction(async (tx) => {
    const gone = { subjectType: "software", subjectId: "01900000-0000-7000-8009-000000000009" } as const;
    const verified = { before: { isVerified: false }, after: { isVerified: true } };
    await audit(tx, admin, {
      action: "company.verify",
      subjectType: "company",
      subjectId: companies.ferrite,
      ...verified,
    });
    await audit(tx, second, { action: "software.delete", ...gone, before: { name: "Gone" } });
    const reason = 'Calls "ada@mail.example" names, <b@x.example>';
    await audit(tx, admin, {
      action: "review.hide",
      subjectType: "review",
      subjectId: reviews.beaconByAda,
      before: { status: "published" },
      after: { status: "hidden", reason },
    });
  });
  // Entries of one transaction came at one time; these three did not.
  await database.prisma.$executeRaw`alter table audit_entry disable trigger audit_entry_append_only`;
  await database.prisma.$executeRaw`update audit_entry set created_at = '2026-11-01'::timestamptz +
    case action when 'company.verify' then 0 when 'software.delete' then 1 else 2 end * interval '1 day'`;
  await database.prisma.$executeRaw`alter table audit_entry enable always trigger audit_entry_append_only`;
});

const entries = async (args = "", who: "admin" | "owner" | "user" | "visitor" = "admin") => {
  const { administration } = await read<{ administration: { auditEntries: Entries } | null }>(
    database,
    `{ administration { auditEntries${args} { totalCount edges { node {
      action subjectType subjectId subjectName before after actorId actor { displayName } createdAt } } } } }`,
    {},
    { viewer: viewersOf(world)[who] },
  );
  return (
    administration && {
      ...administration.auditEntries,
      nodes: administration.auditEntries.edges.map(({ node }) => node),
    }
  );
};
interface Entries {
  totalCount: number;
  edges: { node: Record<string, unknown> }[];
}
const actions = async (args: string) => (await entries(args))?.nodes.map(({ action }) => action);

describe("the audit log", () => {
  test("tells who did what to which thing, before and after, newest first", async () => {
    const log = await entries();
    expect(log?.totalCount).toBe(3);
    expect(log?.nodes).toMatchObject([
      {
        action: "REVIEW_HIDE",
        subjectName: "It remembers so that I need not",
        actor: { displayName: "Ines Admin" },
      },
      { action: "SOFTWARE_DELETE", subjectName: null, before: { name: "Gone" }, after: null },
      {
        action: "COMPANY_VERIFY",
        subjectType: "COMPANY",
        subjectId: world.companies.ferrite,
        subjectName: "Ferrite Labs",
        before: { isVerified: false },
        after: { isVerified: true },
        createdAt: "2026-11-01T00:00:00.000Z",
      },
    ]);
  });

  test("holds no address, whatever text says", async () => {
    const log = await entries("(action: REVIEW_HIDE)");
    expect(log?.nodes[0]?.["after"]).toEqual({
      status: "hidden",
      reason: 'Calls "[address]" names, <[address]>',
    });
  });

  test("takes its time over no text, however long, and leaves names of channels as they are", async () => {
    const channel = "https://video.example/@acme";
    const name = `${"a".repeat(100_000)} ${channel} mailto:o'neil+x@mail.example`;
    await database.prisma.$transaction((tx) =>
      audit(
        tx,
        { ...viewersOf(world).admin, id: world.users.admin },
        {
          action: "category.change",
          subjectType: "category",
          subjectId: world.categories.crm,
          after: { name },
        },
      ),
    );
    const [entry] = await database.prisma.auditEntry.findMany({ where: { action: "category.change" } });
    expect(entry?.after).toEqual({ name: `${"a".repeat(100_000)} ${channel} mailto:[address]` });
    await database.prisma.$executeRaw`alter table audit_entry disable trigger audit_entry_append_only`;
    await database.prisma.auditEntry.deleteMany({ where: { action: "category.change" } });
    await database.prisma.auditCounterDelta.deleteMany({ where: { action: "category.change" } });
    await database.prisma.$executeRaw`alter table audit_entry enable always trigger audit_entry_append_only`;
  });

  test("stores the actor, the subject, the action and the time", async () => {
    expect(await actions(`(actorId: "${world.users.cleo}")`)).toEqual(["SOFTWARE_DELETE"]);
    expect(await actions(`(subjectId: "${world.companies.ferrite}")`)).toEqual(["COMPANY_VERIFY"]);
    expect(await actions("(subjectType: REVIEW)")).toEqual(["REVIEW_HIDE"]);
    expect(await actions("(action: SOFTWARE_DELETE)")).toEqual(["SOFTWARE_DELETE"]);
    expect(await actions('(from: "2026-11-02T00:00:00Z")')).toEqual(["REVIEW_HIDE", "SOFTWARE_DELETE"]);
    expect(await actions('(until: "2026-11-02T00:00:00Z")')).toEqual(["COMPANY_VERIFY"]);
    expect(await actions('(actorId: "no id")')).toEqual([]);
  });

  test.each([
    ["who did it", "cleo", ["SOFTWARE_DELETE"]],
    ["their address", "CLEO@", ["SOFTWARE_DELETE"]],
    ["a company's name", " ferrite lab", ["COMPANY_VERIFY"]],
    ["a review's title", "so that i need NOT", ["REVIEW_HIDE"]],
    ["what a thing that is gone was called", "gon", ["SOFTWARE_DELETE"]],
    ["the reason", '" names, <', ["REVIEW_HIDE"]],
    ["the beginning of a word", "la", ["COMPANY_VERIFY"]],
    ["two letters of a review's title, which are in too many", "it", []],
    ["nothing but white space", "  ", ["REVIEW_HIDE", "SOFTWARE_DELETE", "COMPANY_VERIFY"]],
    ["part of no word", "%", []],
    ["what no entry says", "no such words", []],
  ])("is searched by %s", async (_what, search, found) => {
    expect(await entries(`(search: ${JSON.stringify(search)})`)).toMatchObject({
      totalCount: found.length,
      nodes: found.map((action) => ({ action })),
    });
  });

  test("is searched within what it is kept by", async () => {
    expect(await actions('(search: "ines", action: REVIEW_HIDE)')).toEqual(["REVIEW_HIDE"]);
    expect(await actions('(search: "ferrite", subjectType: REVIEW)')).toEqual([]);
  });

  test("outlives the account of who wrote it", async () => {
    await database.prisma.user.delete({ where: { id: world.users.cleo } });
    const log = await entries("(action: SOFTWARE_DELETE)");
    expect(log?.nodes).toMatchObject([{ actorId: world.users.cleo, actor: null }]);
  });

  test("is nothing to others than administrators", async () => {
    for (const who of ["visitor", "user", "owner"] as const) expect(await entries("", who), who).toBeNull();
  });

  test("cannot be changed, not even by the database's owner", async () => {
    for (const change of ["update audit_entry set action = 'x'", "delete from audit_entry"])
      await expect(database.pool.query(change)).rejects.toThrow("append-only");
  });
});
