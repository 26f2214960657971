import type { CompareTable_software$data } from "~/relay/__generated__/CompareTable_software.graphql";
import { planPrice } from "~/ui/price";

/** A listing as the comparison reads it. */
export type Listing = CompareTable_software$data[number];

/** The rule of a row, before it is rendered: listings with the same value have the same key. */
interface Kind {
  readonly label: string;
  /** The listing's value; null if it has none. */
  readonly keyOf: (listing: Listing) => string | null;
}

/** The kinds of rows. Features are rows of their own, each present or absent. */
export const kinds = {
  vendor: { label: "Vendor", keyOf: ({ company }) => company?.name ?? null },
  categories: {
    label: "Categories",
    keyOf: ({ categories }) => categories.map(({ slug }) => slug).join() || null,
  },
  overall: {
    label: "Rating",
    keyOf: ({ avgRating, reviewCount }) => (reviewCount === 0 ? null : `${avgRating} ${reviewCount}`),
  },
  easeOfUse: { label: "Ease of use", keyOf: ({ subRatings }) => shownMean(subRatings.easeOfUse) },
  support: { label: "Support", keyOf: ({ subRatings }) => shownMean(subRatings.support) },
  value: { label: "Value for money", keyOf: ({ subRatings }) => shownMean(subRatings.value) },
  small: { label: "Small business", keyOf: (listing) => share(listing, "SMALL_BUSINESS") },
  middle: { label: "Mid-market", keyOf: (listing) => share(listing, "MID_MARKET") },
  large: { label: "Enterprise", keyOf: (listing) => share(listing, "ENTERPRISE") },
  price: { label: "Lowest price", keyOf: ({ plans }) => planKey(plans[0]) ?? "none" },
  plans: {
    label: "Plans",
    keyOf: ({ plans }) => plans.map((plan) => `${plan.name} ${planKey(plan)}`).join() || null,
  },
} as const satisfies Record<string, Kind>;

/** The name of a row that is not a feature. */
export type KindName = keyof typeof kinds;

/** A row of the comparison. */
export type Row =
  | { readonly kind: KindName; readonly label: string }
  | { readonly kind: "feature"; readonly label: string; readonly has: readonly boolean[] };

/** A group of related rows. */
export interface Group {
  readonly heading: string;
  readonly rows: readonly Row[];
}

const groups: readonly { heading: string; kinds: readonly KindName[] }[] = [
  { heading: "About", kinds: ["vendor", "categories"] },
  { heading: "Ratings", kinds: ["overall", "easeOfUse", "support", "value"] },
  { heading: "Reviewers by company size", kinds: ["small", "middle", "large"] },
  { heading: "Pricing", kinds: ["price", "plans"] },
];

/** The rows of a comparison: those with a value for any listing; with `onlyDifferences`, those that differ. */
export function compareRows(listings: readonly Listing[], onlyDifferences: boolean): readonly Group[] {
  const isShown = (keys: readonly (string | null)[]) =>
    keys.some((key) => key !== null) && !(onlyDifferences && new Set(keys).size === 1);
  const known = groups.map(({ heading, kinds: names }) => ({
    heading,
    rows: names
      .filter((name) => isShown(listings.map((listing) => kinds[name].keyOf(listing))))
      .map((kind): Row => ({ kind, label: kinds[kind].label })),
  }));
  const features = featureRows(listings).filter(({ has }) => isShown(has.map(String)));
  return [...known, { heading: "Features", rows: features }].filter(({ rows }) => rows.length > 0);
}

/** Every feature of any of the listings, the most common ones first. */
function featureRows(listings: readonly Listing[]) {
  const keysOf = listings.map(({ features }) => new Set(features.map(featureKey)));
  const labels = new Map<string, string>();
  for (const feature of listings.flatMap(({ features }) => features)) {
    if (!labels.has(featureKey(feature))) labels.set(featureKey(feature), feature);
  }
  const count = (has: readonly boolean[]) => has.filter(Boolean).length;
  return [...labels]
    .map(([key, label]) => ({ kind: "feature" as const, label, has: keysOf.map((keys) => keys.has(key)) }))
    .sort((a, b) => count(b.has) - count(a.has));
}

const featureKey = (feature: string) => feature.trim().replace(/\s+/g, " ").toLowerCase();

/** As displayed: equal texts are not a difference. */
const shownMean = (mean: number | null | undefined) => (typeof mean === "number" ? mean.toFixed(1) : null);

function share({ segmentShares }: Listing, wanted: string): string | null {
  return segmentShares.find(({ segment }) => segment === wanted)?.percent.toString() ?? null;
}

function planKey(plan: Listing["plans"][number] | undefined): string | null {
  return plan ? planPrice(plan) : null;
}
