import {
  type FeatureState,
  type FitState,
  type Importance,
  type PreferenceKind,
  quorum,
  type Weighed,
} from "../../inputs/index.ts";
import { isConfirmed } from "../feature/confirmed.ts";

/** What a preference counts by its importance; must-haves and the groups of reviewers like the visitor count as much as "a lot". */
export const importanceWeights: Readonly<Record<Importance, number>> = { none: 0, some: 1, "a-lot": 2 };
/** What the place that everyone sees counts. */
export const everyonesWeight = 1;
/** What is not known counts as the middle: it is no "no", and no reason to come first. */
export const unknownPart = 0.5;

/**
 * What an answer about a must-have counts. The vendor's word alone is less than that of reviewers, from three on by majority, so ticking
 * everything does not pay.
 */
export const featureParts = {
  confirmed: 1,
  claimed: 0.75,
  unknown: unknownPart,
  disputed: 0.25,
  no: 0,
} as const;

/** One preference and what is known of the listing, as the page's statement reads it. */
export interface AssessedPreference {
  readonly kind: PreferenceKind;
  readonly weight: number;
  /** From 0 to 1; null if it is not known. */
  readonly part: number | null;
  /** Mean stars, or the price in US dollars; null if it is not known. */
  readonly value: number | null;
  /** Reviewers like the visitor; null if they are too few to be told. */
  readonly count: number | null;
  readonly feature?: {
    readonly name: string;
    readonly answer: FeatureState;
    readonly confirmedCount: number;
    readonly deniedCount: number;
  };
}

/** Why a listing fits, by one preference. */
export interface FitReason {
  readonly kind: PreferenceKind;
  readonly state: FitState;
  readonly value: number | null;
  readonly count: number | null;
  /** In words and numbers. */
  readonly text: string;
}

/** How well a listing fits what matters to a visitor. */
export interface Fit {
  /** From 0 to 1; null if nothing of it is known. */
  readonly score: number | null;
  readonly met: number;
  readonly reasons: readonly FitReason[];
}

/**
 * F = (p + Σ k·q) / (1 + Σ k), where p is the place that everyone sees, as the share of the category's listings that are behind, k what each preference
 * counts, and q from 0 to 1 how well the listing meets it; what is not known is 0.5. Null if none of the preferences is known.
 */
export function fitScore(
  place: number | null,
  preferences: readonly Pick<AssessedPreference, "weight" | "part">[],
): number | null {
  if (preferences.every(({ part }) => part === null)) return null;
  const sum = preferences.reduce((all, { weight, part }) => all + weight * (part ?? unknownPart), 0);
  const weights = preferences.reduce((all, { weight }) => all + weight, 0);
  return (everyonesWeight * (place ?? unknownPart) + sum) / (everyonesWeight + weights);
}

/** How many preferences a listing meets, and why in words. */
export function fitOf(score: number | null, preferences: readonly AssessedPreference[]): Fit {
  const reasons = preferences.map((preference): FitReason => {
    const { kind, value, count } = preference;
    return { kind, state: stateOf(preference), value, count, text: textOf(preference) };
  });
  return { score, met: reasons.filter(({ state }) => state === "met").length, reasons };
}

/** A preference is met by a feature, or by being in the better half of what is known in the category. */
function stateOf({ part, feature }: AssessedPreference): FitState {
  if (part === null) return "unknown";
  return (feature ? part > 0.5 : part >= 0.5) ? "met" : "not-met";
}

const subjects: Readonly<Record<Exclude<PreferenceKind, "feature" | "segment" | "industry">, string>> = {
  ease: "Ease of use",
  support: "Support",
  value: "Value for money",
  price: "Price",
} satisfies Record<Weighed, string>;

const groups = { segment: "of your company size", industry: "in your industry" } as const;

function textOf(preference: AssessedPreference): string {
  const { kind, part, value, count, feature } = preference;
  if (kind === "feature") return feature ? `${feature.name}: ${answerText(feature)}` : "";
  if (kind === "segment" || kind === "industry")
    return part === null || value === null || count === null
      ? `Fewer than ${quorum} reviewers ${groups[kind]}`
      : `${count} reviewers ${groups[kind]}: ${value.toFixed(1)}`;
  if (part === null || value === null) return `${subjects[kind]}: not known`;
  return kind === "price" ? priceText(value) : `${subjects[kind]} ${value.toFixed(1)}`;
}

const priceText = (price: number) =>
  price === 0 ? "Free plan" : `Price from $${Number.isInteger(price) ? price : price.toFixed(2)}`;

function answerText(feature: NonNullable<AssessedPreference["feature"]>): string {
  const { answer, confirmedCount, deniedCount } = feature;
  const opinions = confirmedCount + deniedCount;
  if (answer === "yes" && isConfirmed(feature))
    return `yes, ${confirmedCount} of ${opinions} reviewers confirm it`;
  if (answer === "yes") return "yes, says the vendor";
  if (answer === "unknown") return "not known";
  return `${answer === "no" ? "no" : "disputed"}, ${deniedCount} of ${opinions} reviewers deny it`;
}
