import { formatCount } from "~/ui/count";

/** How many features of the vocabularies of these categories a listing has, and who says so. */
export interface Coverage {
  readonly categories: readonly { readonly name: string }[];
  readonly featureCount: number;
  readonly yesCount: number;
  readonly offeredCount: number;
  readonly confirmedCount: number;
}

/** "27 of 40 features of CRM and Sales: 20 stated by the vendor, 15 confirmed by reviewers." */
export function coverageSummary({
  categories,
  featureCount,
  yesCount,
  offeredCount,
  confirmedCount,
}: Coverage): string {
  const of = new Intl.ListFormat("en").format(categories.map(({ name }) => name));
  const sources = [
    ...(offeredCount > 0 ? [`${formatCount(offeredCount)} stated by the vendor`] : []),
    ...(confirmedCount > 0 ? [`${formatCount(confirmedCount)} confirmed by reviewers`] : []),
  ];
  return `${formatCount(yesCount)} of ${formatCount(featureCount)} features of ${of}${
    sources.length > 0 ? `: ${sources.join(", ")}` : ""
  }.`;
}
