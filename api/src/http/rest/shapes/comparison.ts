import { fromEnum } from "../../../graphql/enum-names.ts";
import {
  type BillingPeriod,
  type PlanUnit,
  type Segment,
  segments,
  shownRating,
  yearlyCost,
} from "../../../inputs/index.ts";
import type { Cell, Table } from "../csv.ts";
import { type FeatureAnswerData, featureAnswerFields, toFeatureAnswer } from "./feature.ts";
import { type PlanData, planFields, toPlan } from "./software.ts";

export const comparedFields = /* GraphQL */ `
  fragment ComparedFields on Software {
    name avgRating reviewCount features languages platforms supportKinds hasFreeTrial
    company { name } categories { name } subRatings { easeOfUse support value }
    segmentRatings { segment avgRating reviewCount }
    prosAndCons { pros { text count } cons { text count } }
    plans { ...PlanFields } featureAnswers(unique: true) { ...FeatureAnswerFields }
  } ${planFields} ${featureAnswerFields}
`;

interface Point {
  text: string;
  count: number;
}

/** A listing as its column is made of it. */
export interface ComparedData {
  name: string;
  avgRating: number | null;
  reviewCount: number;
  features: string[];
  languages: string[];
  platforms: string[];
  supportKinds: string[];
  hasFreeTrial: boolean | null;
  company: { name: string } | null;
  categories: { name: string }[];
  subRatings: Record<"easeOfUse" | "support" | "value", number | null>;
  segmentRatings: { segment: string; avgRating: number; reviewCount: number }[];
  prosAndCons: { pros: Point[]; cons: Point[] };
  plans: PlanData[];
  featureAnswers: FeatureAnswerData[];
}

const list = (texts: readonly string[]) => texts.join("; ") || null;
const mean = (value: number | null) => (value === null ? null : shownRating(value));
const points = (named: readonly Point[]) => list(named.map(({ text, count }) => `${text} (${count})`));

/** The rows of every comparison: group, name and cell; null is not known. */
const rows = (people: number): readonly (readonly [string, string, (listing: ComparedData) => Cell])[] => [
  ["About", "Vendor", ({ company }) => company?.name ?? null],
  ["About", "Categories", ({ categories }) => list(categories.map(({ name }) => name))],
  ["About", "Platforms", ({ platforms }) => list(platforms.map((word) => fromEnum("Platform", word)))],
  ["About", "Free trial", ({ hasFreeTrial: has }) => (has === null ? null : has ? "yes" : "no")],
  ["About", "Languages", ({ languages }) => list(languages)],
  [
    "About",
    "Support by",
    ({ supportKinds }) => list(supportKinds.map((word) => fromEnum("SupportKind", word))),
  ],
  ["Ratings", "Rating", ({ avgRating }) => mean(avgRating)],
  ["Ratings", "Reviews", ({ reviewCount }) => reviewCount],
  ["Ratings", "Ease of use", ({ subRatings }) => mean(subRatings.easeOfUse)],
  ["Ratings", "Support", ({ subRatings }) => mean(subRatings.support)],
  ["Ratings", "Value for money", ({ subRatings }) => mean(subRatings.value)],
  ...segments.map(
    (segment) =>
      ["Rating by company size", segment, (listing: ComparedData) => bySize(listing, segment)] as const,
  ),
  ["What reviewers say", "Pros", ({ prosAndCons }) => points(prosAndCons.pros)],
  ["What reviewers say", "Cons", ({ prosAndCons }) => points(prosAndCons.cons)],
  ["Pricing", "Plans", ({ plans }) => list(plans.map(toPlan).map(priceOf))],
  ["Pricing", `${people} people, first year`, ({ plans }) => list(plans.map((plan) => costOf(plan, people)))],
];

function bySize({ segmentRatings }: ComparedData, segment: Segment): Cell {
  const found = segmentRatings.find((one) => fromEnum("Segment", one.segment) === segment);
  return found ? `${shownRating(found.avgRating)} (${found.reviewCount})` : null;
}

function priceOf({ name, price, currency, billingPeriod, unit }: ReturnType<typeof toPlan>): string {
  return price === null
    ? `${name}: on request`
    : `${name}: ${price} ${currency} ${[unit, billingPeriod].filter(Boolean).join(", ")}`;
}

function costOf(given: PlanData, people: number): string {
  const { name, price, currency, billingPeriod, unit, minimumPeople } = toPlan(given);
  const plan = {
    price,
    billingPeriod: billingPeriod as BillingPeriod,
    unit: unit as PlanUnit | null,
    minimumPeople,
  };
  const cost = yearlyCost(plan, people);
  if (cost !== null) return `${name}: ${cost.toFixed(2)} ${currency}`;
  return `${name}: ${price === null ? "on request" : "not known"}`;
}

/** Listings side by side, as on the page that compares them: a column each, and all rows. */
export function comparisonTable(listings: readonly ComparedData[], people: number): Table {
  const known = rows(people).map(([group, name, cellOf]) => [group, name, ...listings.map(cellOf)]);
  const names = new Set(
    listings.flatMap(({ featureAnswers }) => featureAnswers.map(({ feature }) => feature.name)),
  );
  const compared = [...names].map((name) => [
    "Features",
    name,
    ...listings.map((one) => answerOf(one, name)),
  ]);
  const free = new Set(listings.flatMap(({ features }) => features).filter((feature) => !names.has(feature)));
  const others = [...free].map((feature) => [
    "Other features",
    feature,
    ...listings.map(({ features }) => (features.includes(feature) ? "listed" : null)),
  ]);
  return {
    columns: ["Group", "Row", ...listings.map(({ name }) => name)],
    rows: [...known, ...compared, ...others],
  };
}

/** "yes (12 confirm, 2 deny)"; null where it is not among what its categories are compared by. */
function answerOf({ featureAnswers }: ComparedData, name: string): Cell {
  const found = featureAnswers.find(({ feature }) => feature.name === name);
  if (!found) return null;
  const { answer, isOffered, confirmedCount, deniedCount } = toFeatureAnswer(found);
  const said = [
    ...(isOffered ? ["vendor"] : []),
    ...(confirmedCount + deniedCount > 0 ? [`${confirmedCount} confirm`, `${deniedCount} deny`] : []),
  ];
  return said.length === 0 ? answer : `${answer} (${said.join(", ")})`;
}
