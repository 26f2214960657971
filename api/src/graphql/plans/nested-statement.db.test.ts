import { parse } from "graphql";
import { beforeAll, expect, test } from "vitest";
import { testDatabase } from "../../testing/database.ts";
import { planParity } from "../../testing/plan-parity.ts";
import { seed } from "../../testing/seed.ts";

const database = testDatabase();
beforeAll(() => seed(database));

const { byGraphqlJs, byPlan } = planParity(database);

test("a page that is read with its row follows its arguments, whatever was asked before", async () => {
  const document = parse(`query($slug: String!, $first: Int, $sort: ReviewSort, $after: String) {
    software(slug: $slug) { reviews(first: $first, sort: $sort, after: $after) { pageInfo { endCursor } edges { node { title rating } } } } }`);
  const asked: Record<string, unknown>[] = [
    { first: 2 },
    { first: 3 },
    { first: 2, sort: "LOWEST" },
    { first: 2 },
  ];
  const { text } = await byGraphqlJs(document, { slug: "beacon-crm", first: 1 }, null);
  const after: string = JSON.parse(text ?? "").data.software.reviews.pageInfo.endCursor;
  for (const variables of [...asked, { first: 2, after }, { first: 2 }]) {
    const given = { slug: "beacon-crm", ...variables };
    const plain = await byGraphqlJs(document, given, null);
    for (const allowsRawJson of [true, false]) {
      const { raw: _, ...planned } = await byPlan(document, given, null, { allowsRawJson });
      expect([given, planned]).toEqual([given, plain]);
    }
  }
});
