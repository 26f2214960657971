import { isConfirmed } from "./confirmed.ts";
import type { FeatureAnswer } from "./find.ts";

/** How many features of the vocabularies a listing has. */
export interface FeatureCoverage {
  readonly featureCount: number;
  readonly yesCount: number;
  readonly offeredCount: number;
  readonly confirmedCount: number;
  readonly topFeatures: readonly string[];
}

/** Names of features that a summary has. */
const atMost = 8;

/** Features of equal names, as they are compared. */
const featureKey = (name: string) => name.trim().replaceAll(/\s+/g, " ").toLowerCase();

/** A summary of what is known about the features of a listing. What the vendor names in their own list, they state. */
export function featureCoverage(
  answers: readonly FeatureAnswer[],
  listed: readonly string[],
): FeatureCoverage {
  const keys = new Set(listed.map(featureKey));
  const known = answers.map((one) => ({
    ...one,
    isStated: one.isOffered || keys.has(featureKey(one.feature.name)),
  }));
  const had = known.filter(({ answer, isStated }) => answer === "yes" || (answer === "unknown" && isStated));
  return {
    featureCount: answers.length,
    yesCount: had.length,
    offeredCount: had.filter(({ isStated }) => isStated).length,
    confirmedCount: had.filter(isConfirmed).length,
    topFeatures: had
      .toSorted((a, b) => b.confirmedCount - a.confirmedCount)
      .slice(0, atMost)
      .map(({ feature }) => feature.name),
  };
}
