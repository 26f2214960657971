import { quorum, segmentOfSize } from "../../inputs/index.ts";
import { countedWeights } from "./passes.ts";
import type { DetailedReview } from "./published-reviews.ts";

/** Of what a listing's reviews are added up: stars by subject, and the stars of those from a market segment or an industry. */
export type EvidenceKind = "ease" | "support" | "value" | "size" | "industry";

/** What the reviews of a listing add up to by one subject, or of one group of reviewers. */
export interface EvidencePart {
  kind: EvidenceKind;
  /** The segment, or the industry as `industryKey` writes it; empty for a subject. */
  key: string;
  count: number;
  /** Sum of stars, without weights. */
  sum: number;
  /** Σw and Σw·r after all passes, and without the last one for unproven reviews. */
  weight: number;
  stars: number;
  weightUnlimited: number;
  starsUnlimited: number;
}

/** An industry in the form for comparison. */
export const industryKey = (industry: string): string => industry.trim().toLowerCase();

/**
 * The parts of the evidence of a listing. A review weighs in each as much as in the listing's rank, so nothing counts here that is held
 * down there. Groups of fewer than `quorum` reviewers are left out.
 */
export function evidenceParts(reviews: readonly DetailedReview[]): EvidencePart[] {
  const limited = countedWeights(reviews, { limitsUnproven: true });
  const unlimited = countedWeights(reviews, { limitsUnproven: false });
  const parts = new Map<string, EvidencePart>();
  for (const [index, { review, weight }] of limited.entries()) {
    const weightUnlimited = unlimited[index]?.weight ?? 0;
    for (const { kind, key, stars } of statementsOf(review)) {
      const name = `${kind} ${key}`;
      const part = parts.get(name) ?? { kind, key, ...nothing };
      parts.set(name, {
        ...part,
        count: part.count + 1,
        sum: part.sum + stars,
        weight: part.weight + weight,
        stars: part.stars + weight * stars,
        weightUnlimited: part.weightUnlimited + weightUnlimited,
        starsUnlimited: part.starsUnlimited + weightUnlimited * stars,
      });
    }
  }
  return [...parts.values()].filter(({ kind, count }) => !isOfGroup(kind) || count >= quorum);
}

const nothing = { count: 0, sum: 0, weight: 0, stars: 0, weightUnlimited: 0, starsUnlimited: 0 };

const isOfGroup = (kind: EvidenceKind) => kind === "size" || kind === "industry";

function statementsOf({ rating, ease, support, value, companySize, industry }: DetailedReview) {
  const size = companySize && segmentOfSize[companySize];
  const statements: { kind: EvidenceKind; key: string; stars: number | null }[] = [
    { kind: "ease", key: "", stars: ease },
    { kind: "support", key: "", stars: support },
    { kind: "value", key: "", stars: value },
    ...(size ? [{ kind: "size" as const, key: size, stars: rating }] : []),
    ...(industry?.trim() ? [{ kind: "industry" as const, key: industryKey(industry), stars: rating }] : []),
  ];
  return statements.flatMap(({ stars, ...statement }) => (stars === null ? [] : [{ ...statement, stars }]));
}
