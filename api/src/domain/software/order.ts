import type { Facet } from "../../database/changes/tags.ts";
import type { SortKey } from "../../database/query/finder.ts";
import { constant, sql } from "../../database/query/sql.ts";
import type { SoftwareOrder } from "../../inputs/index.ts";
import { matchScore } from "./match.ts";

const id: SortKey = { column: sql`s.id`, type: "uuid", descending: false };
const name: SortKey = { column: sql`s.sort_name`, type: "text", descending: false };
const rank: SortKey = { column: sql`s.rank_score`, type: "float8", descending: true };
/** The exact mean, equal ones by rank in the primary category, then by name. */
const mean: readonly SortKey[] = [
  { column: sql`s.avg_rating`, type: "float8", descending: true },
  rank,
  name,
  id,
];

/** With fewer published reviews a listing comes after all others that are rated: one friendly review does not lead a directory. */
const minReviews = 5;

/** 1 with enough reviews, else 0. Written out, not a parameter: the index software_rated_first is on this very expression. */
const isProven: SortKey = {
  column: sql`(s.review_count >= ${constant(minReviews)})::int4`,
  type: "int4",
  descending: true,
};

/** Sort keys of software (alias `s`). The unrated have the mean 0, and so come last. */
const orders: Readonly<Record<SoftwareOrder, readonly SortKey[]>> = {
  rating: [isProven, ...mean],
  "mean-rating": mean,
  reviews: [{ column: sql`s.review_count`, type: "int4", descending: true }, name, id],
  newest: [
    { column: sql`s.created_at`, type: "timestamptz", descending: true },
    { ...id, descending: true },
  ],
  name: [name, id],
  match: [matchScore, rank, name, id],
};

/** The facets of the sort keys, and of which listings are Live. */
const facets: Readonly<Record<SoftwareOrder, readonly Facet[]>> = {
  rating: ["counters", "rank", "text"],
  "mean-rating": ["counters", "rank", "text"],
  reviews: ["counters", "text"],
  newest: ["clock", "text"],
  name: ["text"],
  match: ["rank", "text"],
};

/**
 * The name, the keys and their facets of an order of software (alias `s`). A searched list has all rated listings together; one
 * without a search has no best match.
 */
export function softwareOrder(
  sort: SoftwareOrder,
  isSearched = false,
): { name: SoftwareOrder; keys: readonly SortKey[]; facets: readonly Facet[] } {
  const rating = isSearched ? "mean-rating" : "rating";
  const order = sort === "rating" || (sort === "match" && !isSearched) ? rating : sort;
  return { name: order, keys: orders[order], facets: facets[order] };
}
