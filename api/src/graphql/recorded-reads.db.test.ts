import { beforeAll, describe, expect, test } from "vitest";
import { loggedTables } from "../database/changes/columns.ts";
import { createReadLog } from "../database/changes/read-log.ts";
import type { Reader, Statement } from "../database/client/reader.ts";
import { recomputeCounters } from "../domain/counters/recompute.ts";
import { testDatabase } from "../testing/database.ts";
import { ask } from "../testing/engine.ts";
import { keptAnswers, recordedAnswer } from "../testing/kept-answers.ts";
import { createFixture, type Fixture } from "../testing/parity/fixture.ts";
import { writes } from "../testing/parity/writes.ts";
import { type PublicDocument, type PublicThings, publicDocuments } from "../testing/public-documents.ts";
import { randomNumbers } from "../testing/random.ts";
import { rowChanges } from "../testing/row-changes.ts";
import { seed } from "../testing/seed.ts";
import { testServices } from "../testing/services.ts";

const database = testDatabase();
/** Another one makes other changes, in another order. */
const seedNumber = 1;
/** Commands, and columns, that are changed between two looks at all answers. */
const atOnce = { commands: 40, columns: 60 };
let fixture: Fixture;
let things: PublicThings;
let documents: PublicDocument[];

beforeAll(async () => {
  const world = await seed(database);
  const { prisma } = database;
  fixture = await createFixture(database, { caller: "admin", passwordHash: "" });
  const { beacon, ledgerly } = world.software;
  const companyId = fixture.company;
  const reviews = await prisma.review.findMany({ where: { softwareId: beacon }, orderBy: { id: "asc" } });
  await prisma.reviewAnswer.createMany({
    data: reviews.slice(0, 2).map(({ id: reviewId }) => ({ reviewId, companyId, content: "Thanks." })),
  });
  await prisma.categorySlug.create({ data: { slug: "selling", categoryId: world.categories.sales } });
  const published = await prisma.review.findMany({
    where: { status: "published" },
    select: { id: true, softwareId: true },
  });
  await prisma.reviewProduct.createMany({
    data: published
      .filter(({ softwareId }) => softwareId !== ledgerly)
      .map(({ id: reviewId }) => ({ reviewId, kind: "used-before", softwareId: ledgerly })),
  });
  const formerNameAt = new Date(Date.UTC(2026, 5, 1));
  await prisma.software.updateMany({
    where: { id: { in: [beacon, ledgerly] } },
    data: { formerName: "Wholly Different", formerNameAt },
  });
  const words = { reason: "bought-reviews", statement: "Ten were bought." };
  const times = { setAt: formerNameAt, endsAt: new Date(Date.UTC(2030, 0, 1)) };
  await prisma.manipulationNotice.create({ data: { softwareId: beacon, ...words, ...times } });
  // What may matter to a visitor: enough reviewers of each kind, and a feature that some have.
  await prisma.review.updateMany({
    where: { softwareId: { in: [beacon, ledgerly] } },
    data: { companySize: "11-50", industry: "Software", easeOfUse: 4, support: 3, value: 5 },
  });
  await prisma.feature.create({
    data: {
      ...{ categoryId: world.categories.sales, key: "sso", name: "Single sign-on" },
      software: { create: [beacon, ledgerly].map((softwareId) => ({ softwareId, isOffered: true })) },
    },
  });
  await prisma.$transaction((tx) => recomputeCounters(tx));
  things = {
    software: [...Object.values(world.software).slice(0, 5), fixture.software, fixture.draft],
    categories: ["sales", "crm", "contact-center", "finance", "retired", "selling", fixture.category.slug],
    companies: [...Object.values(world.companies), fixture.company],
    reviews: [...reviews.slice(0, 4).map(({ id }) => id), fixture.review],
  };
  documents = publicDocuments(things);
});

/** The tables that a statement reads, by the database's own plan. */
async function tablesOf({ text, values }: Statement): Promise<string[]> {
  const { rows } = await database.pool.query(`explain (format json) ${text}`, [...values]);
  return [...JSON.stringify(rows).matchAll(/"Relation Name":"(\w+)"/g)].map(([, table]) => table ?? "");
}

/** Tables without a log of their own, and the subject whose entries tell of their rows. */
const derived: Readonly<Record<string, string>> = {
  software_terms: "software",
  software_facets: "software",
  software_search: "software",
  filter_choice: "software",
  review_language_count: "review",
  // Each vote changes the counter of its review in the same transaction.
  review_vote: "review",
};

test("what visitors ask can be kept, and tells of every table that it reads", async () => {
  // By document: a list without rows tells nothing of what is related to them.
  const read = new Map<string, { recorded: Set<string>; tables: Set<string> }>();
  for (const document of documents) {
    const sent: Statement[] = [];
    const reader: Reader = {
      ...database.reader,
      compileSelection: (model, selection) => database.reader.compileSelection(model, selection),
      query(statement, options) {
        sent.push(statement);
        return database.reader.query(statement, options);
      },
    };
    const { prisma } = database;
    const { errors, reads } = await recordedAnswer({ prisma, reader }, document);
    expect([document.name, errors, reads.refusal]).toEqual([document.name, undefined, null]);
    const [name = ""] = document.name.split(" ");
    const { recorded, tables } = read.get(name) ?? { recorded: new Set(), tables: new Set() };
    for (const tag of reads.tags) recorded.add(tag.replace(/[:@#].*/, ""));
    for (const table of (await Promise.all(sent.map(tablesOf))).flat()) tables.add(table);
    read.set(name, { recorded, tables });
  }
  // Whoever moves the ranking date renews all ranks, which are told. Of what was compared only past days are read, until midnight.
  const isRecorded = (table: string, recorded: ReadonlySet<string>) =>
    ["ranking_date", "compared_pair"].includes(table) ||
    recorded.has(derived[table] ?? "") ||
    Object.entries(loggedTables).some(
      ([name, { subject, related = [] }]) =>
        recorded.has(subject) && (name === table || related.some((column) => column.startsWith(`${table}.`))),
    );
  const unrecorded = [...read].flatMap(([name, { recorded, tables }]) =>
    [...tables].flatMap((table) => (isRecorded(table, recorded) ? [] : [`${name}: ${table}`])),
  );
  expect(unrecorded).toEqual([]);
});

test.each([
  ["a node by its global ID, which Prisma reads", '{ nodes(ids: ["Q2F0ZWdvcnk6MQ=="]) { id } }', "client"],
  ["an error", "{ directory(page: 0) { totalCount } }", "error"],
  [
    "a mutation",
    'mutation { voteReview(input: { databaseId: "1", isHelpful: true }) { __typename } }',
    "mutation",
  ],
])("not kept: %s", async (_what, text, reason) => {
  const { reads } = await recordedAnswer(database, { name: text, text, variables: {} });
  expect(reads.refusal?.reason).toBe(reason);
});

test("an answer that shows a notice of manipulation is kept until it ends", async () => {
  const text = "query ($id: ID!) { software(databaseId: $id) { manipulationNotice { reason } } }";
  const document = { name: text, text, variables: { id: things.software[0] ?? "" } };
  const { reads } = await recordedAnswer(database, document);
  expect(reads.expires).toBe(Date.UTC(2030, 0, 1));
});

test("what a viewer is told is not kept", async () => {
  const reads = createReadLog();
  const viewer = { id: fixture.people.user.id, isAdmin: false, isEmailVerified: true };
  await ask(database, "{ categories { name } }", {}, { viewer, reads });
  expect(reads.refusal?.reason).toBe("caller");
});

describe("an answer of which nothing has changed is the same again", () => {
  test("after every command", async () => {
    const pick = randomNumbers(seedNumber);
    const kept = await keptAnswers(database, documents);
    const calls = writes.flatMap((twin) =>
      (["author", "owner", "admin"] as const).map((caller) => ({ twin, caller, order: pick(1_000_000) })),
    );
    let untouched = 0;
    for (const [index, { twin, caller }] of calls.sort((a, b) => a.order - b.order).entries()) {
      const viewer = { id: fixture.people[caller].id, isAdmin: caller === "admin", isEmailVerified: true };
      const { services } = testServices();
      // Some are refused, and those that begin a session fail at that.
      await ask(database, twin.document, twin.variables?.(fixture, caller), { viewer, services }).catch(
        () => null,
      );
      if (index % 20 === 0) await database.prisma.$transaction((tx) => recomputeCounters(tx));
      untouched += await kept.follow(`${twin.route} ${twin.about ?? ""} ${caller}`);
      if (index % atOnce.commands === 0) await kept.check(seedNumber);
    }
    await kept.check(seedNumber);
    expect(kept.unbounded).toEqual([]);
    expect(untouched).toBeGreaterThan(calls.length);
  });

  test("after a change of each column of each table", async () => {
    const kept = await keptAnswers(database, documents);
    let untouched = 0;
    const changes = await rowChanges(database, things.software, seedNumber);
    for (const [index, change] of changes.entries()) {
      if (await change.run()) untouched += await kept.follow(change.name);
      if (index % atOnce.columns === 0) await kept.check(seedNumber);
    }
    await kept.check(seedNumber);
    expect(untouched).toBeGreaterThan(changes.length);
  });
});
