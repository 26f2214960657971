import { Failure } from "../../process.ts";
import type { RunningServer, TargetName } from "../servers.ts";
import { type QueryName, queryTitles } from "./documents.ts";
import { ask, requestTo, type Variables } from "./requests.ts";

/** What answers are compared by: identities in their order, and the total. */
export interface Essence {
  /** Ids of everything in the answer, with the fields that distinguish things, in their order. */
  things: string[];
  hasNextPage: boolean | null;
  total: number | null;
}

const compared = new Set(["databaseId", "rowId", "slug", "title", "avgRating", "reviewCount", "firstName"]);

/** The essence of an answer of any target: their names for an id differ, the order of their fields does not. */
export function essenceOf(data: unknown): Essence {
  const essence: Essence = { things: [], hasNextPage: null, total: null };
  let counter: number | null = null;
  const visit = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (compared.has(key)) essence.things.push(String(inner));
      if (key === "hasNextPage") essence.hasNextPage = Boolean(inner);
      if (key === "totalCount") essence.total = Number(inner);
      // A category's own counter is the total of its ranking.
      if (key === "softwareCount") counter = Number(inner);
      visit(inner);
    }
  };
  visit(data);
  essence.total ??= counter;
  return essence;
}

/** Fails loudly unless all targets give the same things in the same order with the same totals for every request. */
export async function verifyAgreement(
  targets: ReadonlyMap<TargetName, RunningServer>,
  query: QueryName,
  variables: readonly Variables[],
): Promise<void> {
  const distinct = [...new Map(variables.map((each) => [JSON.stringify(each), each])).values()];
  for (const each of distinct) {
    const answers = await Promise.all(
      [...targets].map(async ([name, { url }]) => ({
        name,
        essence: JSON.stringify(essenceOf(await ask(url, requestTo(name, query, each)))),
      })),
    );
    const [first, ...others] = answers;
    const other = others.find(({ essence }) => essence !== first?.essence);
    if (first && other) throw new Failure(disagreement(query, each, first, other));
    if (first?.essence.includes('"things":[]'))
      throw new Failure(`${queryTitles[query]} finds nothing with ${JSON.stringify(each)}.`);
  }
}

type Named = { name: string; essence: string };

function disagreement(query: QueryName, variables: Variables, first: Named, other: Named): string {
  return [
    `${queryTitles[query]}: ${first.name} and ${other.name} do not answer the same with ${JSON.stringify(variables)}.`,
    ...[first, other].map(({ name, essence }) => `${name}: ${essence}`),
  ].join("\n");
}
