/** Why a listing is an alternative, as the API says it. */
export interface Reasons {
  readonly sharedCategoryCount: number;
  readonly sharedFeatures: readonly string[];
  readonly comparisonCount: number | null | undefined;
  readonly cameFromCount: number | null | undefined;
  readonly movedToCount: number | null | undefined;
  readonly consideredCount: number | null | undefined;
}

/** Shared features that are named; the others are counted. */
const namedFeatures = 3;

/** Why `other` is an alternative to `name`, in short sentences, the strongest first. */
export function reasonsOf(reasons: Reasons, name: string): string[] {
  const {
    sharedCategoryCount,
    sharedFeatures,
    comparisonCount,
    cameFromCount,
    movedToCount,
    consideredCount,
  } = reasons;
  return [
    movedToCount && `${movedToCount} reviewers moved here from ${name}`,
    cameFromCount && `${cameFromCount} reviewers of ${name} used it before`,
    consideredCount && `${consideredCount} reviewers looked at both`,
    comparisonCount && `Compared together ${comparisonCount} times`,
    sharedFeatures.length > 0 && featuresSentence(sharedFeatures),
    sharedCategoryCount > 0 &&
      (sharedCategoryCount === 1 ? "Same category" : `${sharedCategoryCount} categories in common`),
  ].filter((reason) => typeof reason === "string");
}

function featuresSentence(features: readonly string[]): string {
  const named = features.slice(0, namedFeatures);
  const others = features.length - named.length;
  return `${features.length} shared ${features.length === 1 ? "feature" : "features"}: ${named.join(", ")}${others > 0 ? ` and ${others} more` : ""}`;
}
