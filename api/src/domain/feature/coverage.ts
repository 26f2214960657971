import { isConfirmed } from "./confirmed.ts";
import type { FeatureAnswer } from "./find.ts";

/** How many features of the vocabularies a listing has. */
export interface FeatureCoverage {
  /** IDs of the categories whose vocabularies are counted, in the order of the features. */
  readonly categoryIds: readonly string[];
  readonly featureCount: number;
  readonly yesCount: number;
  readonly offeredCount: number;
  readonly confirmedCount: number;
  readonly topFeatures: readonly string[];
}

/** Names of features that a summary has. */
const atMost = 8;

/** One answer for each key, where several categories of a listing have it: the first in which something is known, else the first. */
export function uniqueAnswers(answers: readonly FeatureAnswer[]): FeatureAnswer[] {
  const known = answers.filter(({ answer }) => answer !== "unknown");
  const byKey = new Map<string, FeatureAnswer>();
  for (const one of [...known, ...answers]) if (!byKey.has(one.feature.key)) byKey.set(one.feature.key, one);
  return answers.filter((one) => byKey.get(one.feature.key) === one);
}

/** A summary of what is known about the features of a listing, each key once. */
export function featureCoverage(answers: readonly FeatureAnswer[]): FeatureCoverage {
  const counted = uniqueAnswers(answers);
  const had = counted.filter(({ answer }) => answer === "yes");
  return {
    categoryIds: [...new Set(counted.map(({ feature }) => feature.categoryId))],
    featureCount: counted.length,
    yesCount: had.length,
    offeredCount: had.filter(({ isOffered }) => isOffered).length,
    confirmedCount: had.filter(isConfirmed).length,
    topFeatures: had
      .toSorted((a, b) => b.confirmedCount - a.confirmedCount)
      .slice(0, atMost)
      .map(({ feature }) => feature.name),
  };
}
