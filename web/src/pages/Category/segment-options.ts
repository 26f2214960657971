/** A company size with its share of a category's reviews. */
interface SegmentShare {
  readonly segment: "SMALL_BUSINESS" | "MID_MARKET" | "ENTERPRISE";
  readonly percent: number;
}

const segments = [
  ["SMALL_BUSINESS", "small-business", "Small business"],
  ["MID_MARKET", "mid-market", "Mid-market"],
  ["ENTERPRISE", "enterprise", "Enterprise"],
] as const;

/** The company sizes of the reviewers, most frequent first; null if no reviewer stated one. */
export function marketSegments(shares: readonly SegmentShare[]): string | null {
  const words = segments
    .flatMap(([segment, , label]) =>
      shares.filter((each) => each.segment === segment).map((each) => ({ ...each, label })),
    )
    .filter(({ percent }) => percent > 0)
    .sort((a, b) => b.percent - a.percent)
    .map(({ label, percent }) => `${label} (${percent}%)`);
  return words.join(", ") || null;
}

/** The choices of the Segment filter: each with its share of the reviews. */
export function segmentOptions(shares: readonly SegmentShare[]) {
  const percentOf = new Map(shares.map(({ segment, percent }) => [segment, percent]));
  return [
    { value: "", label: "All Segments" },
    ...segments.map(([segment, value, label]) => {
      const percent = percentOf.get(segment);
      return { value, label: percent === undefined ? label : `${label} (${percent}%)` };
    }),
  ];
}
