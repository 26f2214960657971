import { answerOf, featureKey } from "~/components/features/feature-answers";
import type { Listing } from "./compare-rows";

/** What is known about a compared feature of a listing. */
type Known = Listing["featureAnswers"][number];

/** A row of a feature, with what is known of each listing; null where it is not among those that its categories are compared by. */
export type FeatureRow = {
  readonly label: string;
  /** What the feature means. */
  readonly hint?: string | null | undefined;
  /** Equal where listings do not differ; null where it is not known whether a listing has it. */
  readonly keys: readonly (string | null)[];
} & (
  | { readonly kind: "compared"; readonly cells: readonly { known: Known | null; isListed: boolean }[] }
  | { readonly kind: "feature"; readonly has: readonly boolean[] }
);

/** Features of the vocabularies in their order, then those that only vendors name, the most common ones first. */
export function featureRows(listings: readonly Listing[]): {
  compared: readonly FeatureRow[];
  others: readonly FeatureRow[];
} {
  const listed = listings.map(({ features }) => new Set(features.map(featureKey)));
  const known = listings.map(({ featureAnswers }) => byKey(featureAnswers));
  const compared = new Map<string, Known["feature"]>();
  for (const [key, { feature }] of known.flatMap((answers) => [...answers]))
    if (!compared.has(key)) compared.set(key, feature);
  return {
    compared: [...compared].map(([key, { name, description }]) => {
      const cells = known.map((answers, column) => ({
        known: answers.get(key) ?? null,
        isListed: listed[column]?.has(key) ?? false,
      }));
      return { kind: "compared", label: name, hint: description, cells, keys: cells.map(answerOf) };
    }),
    others: freeFeatures(listings, listed, (key) => !compared.has(key)),
  };
}

/** The answers of a listing by the key of their feature; the first counts. */
function byKey(answers: readonly Known[]): ReadonlyMap<string, Known> {
  const known = new Map<string, Known>();
  for (const answer of answers) {
    const key = featureKey(answer.feature.name);
    if (!known.has(key)) known.set(key, answer);
  }
  return known;
}

function freeFeatures(
  listings: readonly Listing[],
  listed: readonly ReadonlySet<string>[],
  isWanted: (key: string) => boolean,
): readonly FeatureRow[] {
  const labels = new Map<string, string>();
  for (const feature of listings.flatMap(({ features }) => features)) {
    const key = featureKey(feature);
    if (isWanted(key) && !labels.has(key)) labels.set(key, feature);
  }
  const count = (has: readonly boolean[]) => has.filter(Boolean).length;
  return [...labels]
    .map(([key, label]) => {
      const has = listed.map((keys) => keys.has(key));
      return { kind: "feature" as const, label, has, keys: has.map(String) };
    })
    .sort((a, b) => count(b.has) - count(a.has));
}
