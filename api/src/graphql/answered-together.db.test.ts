import { type DocumentNode, parse } from "graphql";
import { afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { documents as benchDocuments } from "../../../scripts/bench/queries/documents.ts";
import type { Viewer } from "../auth/auth-context.ts";
import { testDatabase } from "../testing/database.ts";
import { growthOf, metric } from "../testing/metrics.ts";
import { planParity } from "../testing/plan-parity.ts";
import { type PublicDocument, publicDocuments } from "../testing/public-documents.ts";
import { seed, viewersOf, type World } from "../testing/seed.ts";

const database = testDatabase();
let world: World;
let callers: (Viewer | null)[];
let failures = 0;

beforeAll(async () => {
  world = await seed(database);
  callers = [null, viewersOf(world).owner];
});

// A statement that fails for several would be tried for each alone.
beforeEach(async () => {
  failures = await metric("assay_database_statement_failures_total");
});
afterEach(async () => {
  expect(await metric("assay_database_statement_failures_total")).toBe(failures);
});

// Searches do not wait for turns here: then only quick ones would run together.
const { byPlan } = planParity(database, (options) => ({ ...options, isExpensive: false }));

/** As many as ask at the same time here. */
const crowdSize = 20;

/** Each twice, in this order and then in the other. */
const crowd = <Thing>(things: readonly Thing[]): Thing[] => [...things, ...things.toReversed()];

/** One document for each text, as a server keeps it: two have plans of their own. */
const parsed = new Map<string, DocumentNode>();
function documentOf(text: string): DocumentNode {
  const document = parsed.get(text) ?? parse(text);
  parsed.set(text, document);
  return document;
}

/** Answers documents one after the other and then many at once, for all callers. Gives how many reads ran together, and which part of the documents had a plan. */
async function compare(documents: readonly PublicDocument[]): Promise<{ together: number; planned: number }> {
  const asked = documents.map((one) => ({ ...one, document: documentOf(one.text) }));
  let together = 0;
  let planned = 0;
  let all = 0;
  for (const viewer of callers)
    for (const isRecorded of viewer ? [false] : [true, false]) {
      const answer = async ({ name, document, variables }: (typeof asked)[number]) => {
        const options = { allowsRawJson: true, isRecorded };
        return { name, ...(await byPlan(document, variables, viewer, options)) };
      };
      const alone: Awaited<ReturnType<typeof answer>>[] = [];
      for (const one of asked) alone.push(await answer(one));
      all += alone.length;
      planned += alone.filter(({ text }) => text !== null).length;
      const crowded: typeof alone = [];
      together += await growthOf("assay_database_batched_reads_total", {}, async () => {
        const many = crowd(asked);
        for (let at = 0; at < many.length; at += crowdSize)
          crowded.push(...(await Promise.all(many.slice(at, at + crowdSize).map(answer))));
      });
      expect(crowded).toEqual(crowd(alone));
    }
  return { together, planned: planned / all };
}

test("documents of pages that many ask for at once are answered as each alone", async () => {
  const { software, companies, reviews } = world;
  const documents = publicDocuments({
    software: [...Object.values(software).slice(0, 3), crypto.randomUUID()],
    categories: ["sales", "crm", "bookkeeping", "unknown"],
    companies: Object.values(companies).slice(0, 3),
    reviews: Object.values(reviews).slice(0, 2),
  });
  const { together, planned } = await compare(documents);
  expect(together).toBeGreaterThan(0);
  expect(planned).toBeGreaterThan(0.8);
});

test("things, their lists and searches that many ask for at once are answered as each alone", async () => {
  const ids = [...Object.values(world.software), crypto.randomUUID()];
  const slugs = ["sales", "crm", "no-such-category", "'; select 1 --", "{a,b}", "NULL", ""];
  const texts = ["beacon", "crm", "sales", "bea", "'quo\"ted", "{beacon}", "no such thing", "a & b", "null"];
  const ask = (text: string, variables: readonly Record<string, unknown>[]) =>
    variables.map((one) => ({ name: `${text} ${JSON.stringify(one)}`, text, variables: one }));
  const questions = [
    ask(
      benchDocuments.software.assay,
      ids.map((id) => ({ id })),
    ),
    ask(
      benchDocuments.category.assay,
      slugs.map((slug) => ({ slug })),
    ),
    ask(
      benchDocuments.search.assay,
      texts.map((text) => ({ text })),
    ),
    ask(
      "query($slug: String!) { software(slug: $slug) { name reviews(first: 10, sort: HIGHEST) { totalCount edges { cursor node { title } } } } }",
      ["beacon-crm", "tally", "unknown"].map((slug) => ({ slug })),
    ),
    ask(
      "query($slug: String!) { company(slug: $slug) { name software(first: 3) { totalCount edges { node { name } } } } }",
      ["northwind", "unknown", ""].map((slug) => ({ slug })),
    ),
  ];
  for (const documents of questions) {
    const { together, planned } = await compare(documents);
    expect([documents[0]?.text, together > 0, planned]).toEqual([documents[0]?.text, true, 1]);
  }
});
