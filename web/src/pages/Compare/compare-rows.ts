import { platformLabels } from "@assay/api/inputs";
import type { CompareTable_software$data } from "~/relay/__generated__/CompareTable_software.graphql";
import type { CompareView } from "~/search-params/compare";
import { supportLabels } from "~/ui/facts";
import { type FeatureRow, featureRows } from "./feature-rows";
import { costsOf } from "./yearly-costs";

/** A listing as the comparison reads it. */
export type Listing = CompareTable_software$data[number];

/** The rule of a row, before it is rendered: listings with the same value have the same key. */
interface Kind {
  readonly label: string;
  /** The listing's value; null if it is not known. */
  readonly keyOf: (listing: Listing, people: number) => string | null;
  /** False where a missing value asks no question: nobody has mentioned a con, for example. */
  readonly isQuestion?: false;
}

/** The kinds of rows that are not features. */
export const kinds = {
  vendor: { label: "Vendor", keyOf: ({ company }) => company?.name ?? null },
  categories: {
    label: "Categories",
    keyOf: ({ categories }) => categories.map(({ slug }) => slug).join() || null,
  },
  platforms: { label: "Platforms", keyOf: ({ platforms }) => platforms.join() || null },
  trial: { label: "Free trial", keyOf: ({ hasFreeTrial }) => hasFreeTrial?.toString() ?? null },
  languages: { label: "Languages", keyOf: ({ languages }) => languages.toSorted().join() || null },
  supportKinds: { label: "Support by", keyOf: ({ supportKinds }) => supportKinds.join() || null },
  overall: {
    label: "Rating",
    keyOf: ({ avgRating, reviewCount }) => (reviewCount === 0 ? null : `${avgRating} ${reviewCount}`),
  },
  easeOfUse: { label: "Ease of use", keyOf: ({ subRatings }) => shownMean(subRatings.easeOfUse) },
  support: { label: "Support", keyOf: ({ subRatings }) => shownMean(subRatings.support) },
  value: { label: "Value for money", keyOf: ({ subRatings }) => shownMean(subRatings.value) },
  small: { label: "Small business", keyOf: (listing) => segmentKey(listing, "SMALL_BUSINESS") },
  middle: { label: "Mid-market", keyOf: (listing) => segmentKey(listing, "MID_MARKET") },
  large: { label: "Enterprise", keyOf: (listing) => segmentKey(listing, "ENTERPRISE") },
  pros: { label: "Pros", keyOf: ({ prosAndCons }) => pointsKey(prosAndCons.pros), isQuestion: false },
  cons: { label: "Cons", keyOf: ({ prosAndCons }) => pointsKey(prosAndCons.cons), isQuestion: false },
  price: { label: "Lowest price", keyOf: ({ plans }) => planKey(plans[0]) },
  plans: {
    label: "Plans",
    keyOf: ({ plans }) => plans.map((plan) => `${plan.name} ${planKey(plan)}`).join() || null,
  },
  cost: {
    label: "Cost",
    keyOf: ({ plans }, people) =>
      costsOf(plans, people)
        .flatMap(({ text }) => text ?? [])
        .join() || null,
  },
} as const satisfies Record<string, Kind>;

/** The name of a row that is not a feature. */
export type KindName = keyof typeof kinds;

/** A row of the comparison. */
export type Row = { readonly kind: KindName; readonly label: string } | FeatureRow;

/** A group of related rows. */
export interface Group {
  readonly heading: string;
  readonly rows: readonly Row[];
}

const groups: readonly { heading: string; kinds: readonly KindName[] }[] = [
  { heading: "About", kinds: ["vendor", "categories", "platforms", "trial", "languages", "supportKinds"] },
  { heading: "Ratings", kinds: ["overall", "easeOfUse", "support", "value"] },
  { heading: "Rating by company size", kinds: ["small", "middle", "large"] },
  { heading: "What reviewers say", kinds: ["pros", "cons"] },
  { heading: "Pricing", kinds: ["price", "plans", "cost"] },
];

/**
 * The rows of a comparison: those with a value for any listing; only those that differ, or only open questions, where the value of some
 * listing is not known.
 */
export function compareRows(listings: readonly Listing[], { only, people }: CompareView): readonly Group[] {
  const isShown = (keys: readonly (string | null)[], isQuestion = true) => {
    if (only === "open") return isQuestion && keys.includes(null);
    return keys.some((key) => key !== null) && (only === null || new Set(keys).size > 1);
  };
  const known = groups.map(({ heading, kinds: names }) => ({
    heading,
    rows: names
      .filter((name) => {
        const kind: Kind = kinds[name];
        // Of plans whose cost cannot be told, that is told.
        if (name === "cost" && only === null) return listings.some(({ plans }) => plans.length > 0);
        return isShown(
          listings.map((listing) => kind.keyOf(listing, people)),
          kind.isQuestion,
        );
      })
      .map((kind): Row => ({ kind, label: kind === "cost" ? costLabel(people) : kinds[kind].label })),
  }));
  const { compared, others } = featureRows(listings);
  const features = [
    { heading: "Features", rows: compared.filter(({ keys }) => isShown(keys)) },
    {
      heading: compared.length > 0 ? "Other features" : "Features",
      rows: others.filter(({ keys }) => isShown(keys, false)),
    },
  ];
  return [...known, ...features].filter(({ rows }) => rows.length > 0);
}

const costLabel = (people: number) => `${people === 1 ? "1 person" : `${people} people`}, first year`;

/** As displayed: equal texts are not a difference. */
const shownMean = (mean: number | null | undefined) => (typeof mean === "number" ? mean.toFixed(1) : null);

/** The mean rating by reviewers of one company size; undefined without any. */
export const segmentOf = ({ segmentRatings }: Listing, wanted: string) =>
  segmentRatings.find(({ segment }) => segment === wanted);

function segmentKey(listing: Listing, wanted: string): string | null {
  const found = segmentOf(listing, wanted);
  return found ? `${found.avgRating.toFixed(1)} ${found.reviewCount}` : null;
}

const pointsKey = (points: readonly { text: string }[]) => points.map(({ text }) => text).join("\n") || null;

function planKey(plan: Listing["plans"][number] | undefined): string | null {
  if (!plan) return null;
  return plan.price == null
    ? "on request"
    : [plan.price, plan.currency, plan.billingPeriod, plan.unit, plan.minimumPeople].join();
}

/** The names of a listing's platforms, and of the kinds of its support. */
export const platformName = (word: Listing["platforms"][number]) => platformLabels[asWord(word)];
export const supportName = (word: Listing["supportKinds"][number]) => supportLabels[asWord(word)];

type AsWord<Name extends string> = Name extends `${infer Head}_${infer Tail}`
  ? `${Lowercase<Head>}-${AsWord<Tail>}`
  : Lowercase<Name>;
const asWord = <Name extends string>(name: Name) => name.toLowerCase().replaceAll("_", "-") as AsWord<Name>;
