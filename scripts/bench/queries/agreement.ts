import { Failure } from "../../process.ts";
import type { LoadRequest } from "../load/generate.ts";
import { type QueryName, queryTitles } from "./documents.ts";
import { ask } from "./requests.ts";

/** One of those whose answers are compared. */
interface Asked {
  name: string;
  url: string;
  /** The same questions, in the same order. */
  requests: readonly LoadRequest[];
}

/** What PostGraphile calls what our schema calls otherwise. */
const ourNames: Readonly<Record<string, string>> = {
  rowId: "databaseId",
  categoryBySlug: "category",
  categoryByCategoryId: "category",
  softwareByRowId: "software",
  softwareBySoftwareId: "software",
  companyByCompanyId: "company",
  appUserByUserId: "author",
  categoryListingsByCategoryId: "listings",
  reviewsBySoftwareId: "reviews",
  benchPublicReviews: "reviews",
  benchSearchSoftware: "directory",
};

/** Means of ratings that are 0 where there are none, which we call null. */
const means: ReadonlySet<string> = new Set(["avgRating", "score"]);

/** An answer in one form whoever gave it: the same names, types and order of fields, without cursors, which are opaque. */
export function canonical(data: unknown): unknown {
  if (Array.isArray(data)) return data.map(canonical);
  if (!isObject(data)) return scalar(data);
  const fields = Object.entries(data).flatMap(([name, value]): [string, unknown][] => {
    if (name === "endCursor") return [];
    if (name === "histogram") return [[name, counts(value)]];
    if (name === "subRatings") return Object.entries(canonical(value) as object);
    // PostGraphile's search finds rows of `software_search`, which have the listing below them.
    if (name === "node" && isObject(value) && "softwareByRowId" in value)
      return [[name, canonical(value.softwareByRowId)]];
    const ours = ourNames[name] ?? name;
    return [[ours, means.has(ours) && value === 0 ? null : canonical(value)]];
  });
  const object = Object.fromEntries(fields.sort(([a], [b]) => (a < b ? -1 : 1)));
  // A category's own counter is the total of its ranking.
  if ("listings" in object)
    Object.assign(object, {
      listings: { totalCount: object["softwareCount"], ...(object["listings"] as object) },
    });
  return object;
}

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;

/** Ours are objects from five stars to one, theirs are numbers from one star to five. */
function counts(histogram: unknown): number[] {
  const list = histogram as readonly (number | { count: number })[];
  return list[0] !== undefined && typeof list[0] === "object"
    ? list.map((bucket) => Number((bucket as { count: number }).count)).reverse()
    : list.map(Number);
}

/** Times, decimals and words of a vocabulary are written differently. */
function scalar(value: unknown): unknown {
  if (typeof value !== "string") return value;
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return Date.parse(value);
  if (/^-?\d+(\.\d+)?$/.test(value)) return Number(value);
  return /^[A-Z][A-Z0-9_]*$/.test(value) ? value.toLowerCase().replaceAll("_", "-") : value;
}

/** Fails loudly unless all give the same answer to every request, to every field. */
export async function verifyAgreement(query: QueryName, asked: readonly Asked[]): Promise<void> {
  const seen = new Set<string>();
  for (const [place, { body = "" }] of (asked[0]?.requests ?? []).entries()) {
    if (seen.has(body)) continue;
    seen.add(body);
    const answers = await Promise.all(
      asked.map(async ({ name, url, requests }) => {
        const request = requests[place] ?? { method: "POST", path: "/graphql" };
        return { name, text: JSON.stringify(canonical(await ask(url, request))) };
      }),
    );
    const [first, ...others] = answers;
    const other = others.find(({ text }) => text !== first?.text);
    if (first && other) throw new Failure(disagreement(query, body, first, other));
    if (first && !/"(databaseId|slug)":/.test(first.text))
      throw new Failure(`${queryTitles[query]} finds nothing with ${body}.`);
  }
}

type Named = { name: string; text: string };

function disagreement(query: QueryName, body: string, first: Named, other: Named): string {
  let same = 0;
  while (first.text[same] === other.text[same]) same += 1;
  const part = ({ name, text }: Named) => `${name}: …${text.slice(Math.max(0, same - 60), same + 60)}…`;
  return [
    `${queryTitles[query]}: ${first.name} and ${other.name} do not answer the same to ${body}:`,
    part(first),
    part(other),
  ].join("\n");
}
