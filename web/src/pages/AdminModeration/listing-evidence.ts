import { shownRating } from "@assay/api/inputs";
import { formatCount } from "~/ui/count";

/** A part of a listing, its old and its new value: "Name", "Quoll Mail", "Zephyr". */
export interface ListingPart {
  readonly label: string;
  readonly was: string;
  readonly is: string;
}

/** The changes of a listing that has become another product, from a flag's evidence as the API returns it. */
export function changedParts(evidence: unknown): ListingPart[] {
  const found = (evidence ?? {}) as Record<string, unknown>;
  const parts = [
    { label: "Name", was: found["formerName"], is: found["name"] },
    { label: "Categories", was: listed(found["formerCategories"]), is: listed(found["categories"]) },
  ];
  return parts.flatMap(({ label, was, is }) =>
    typeof was === "string" && typeof is === "string" ? [{ label, was, is }] : [],
  );
}

const listed = (names: unknown) => (Array.isArray(names) ? names.map(String).join(", ") : null);

/** The finding about a listing as a sentence, from a flag's kind and evidence as the API returns them. */
export function describeListingEvidence(kind: string, evidence: unknown): string {
  if (kind === "RELISTED")
    return "It has the name or website of a badly reviewed listing that was set to Draft or no longer has a vendor.";
  const { reviews, rating } = (evidence ?? {}) as Record<string, unknown>;
  if (typeof reviews !== "number" || typeof rating !== "number") return "Unusual activity was detected.";
  const stars = shownRating(rating);
  return reviews === 1
    ? `It had 1 review with ${stars} stars when this changed.`
    : `It had ${formatCount(reviews)} reviews with an average of ${stars} stars when this changed.`;
}
