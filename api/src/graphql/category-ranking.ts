import { type AssessedPreference, type Fit, fitOf } from "../domain/category/fit-score.ts";
import type { RowOf } from "./rows.ts";

/** A Live listing at its place in a category's ranking. */
export interface CategoryListing {
  /** S, the rank score; null where unrated. */
  score: number | null;
  software: RowOf<"Software">;
  /** How well it fits what matters to the visitor; null unless they said so. */
  fit: Fit | null;
}

/** What the finder of a ranking reads with each row: the score, or also what is known of each preference. */
type Extra = number | null | { score: number | null; fit: number | null; preferences: AssessedPreference[] };

function readExtra(extra: Extra): Pick<CategoryListing, "score" | "fit"> {
  if (extra === null || typeof extra === "number") return { score: extra || null, fit: null };
  return { score: extra.score || null, fit: fitOf(extra.fit, extra.preferences) };
}

/** The rows of a connection whose nodes have a listing as `software`. */
export const listedSoftware = { model: "Software", path: ["edges", "node", "software"] } as const;

/** Nodes of a category's ranking, whose finder reads the score with each row. */
export const listingNodes = {
  ...listedSoftware,
  nodeOf: (software: RowOf<"Software">, extra: unknown): CategoryListing => ({
    ...readExtra(extra as Extra),
    software,
  }),
};
