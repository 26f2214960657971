import { formatCount } from "~/ui/count";

/** How many features of the vocabularies a listing has, and who says so. */
export interface Coverage {
  readonly featureCount: number;
  readonly yesCount: number;
  readonly offeredCount: number;
  readonly confirmedCount: number;
}

/** "27 of 40 features of CRM: 20 stated by the vendor, 15 confirmed by reviewers. The others are not known or denied." */
export function coverageSummary(
  { featureCount, yesCount, offeredCount, confirmedCount }: Coverage,
  category: string | undefined,
): string {
  const of = category === undefined ? "" : ` of ${category}`;
  const sources = [
    ...(offeredCount > 0 ? [`${formatCount(offeredCount)} stated by the vendor`] : []),
    ...(confirmedCount > 0 ? [`${formatCount(confirmedCount)} confirmed by reviewers`] : []),
  ];
  return `${formatCount(yesCount)} of ${formatCount(featureCount)} features${of}${
    sources.length > 0 ? `: ${sources.join(", ")}` : ""
  }.`;
}
