/** What vendor and reviewers say about a feature of a listing. */
export interface KnownFeature {
  /** The enum's name, such as "YES". */
  readonly answer: string;
  readonly isOffered: boolean;
  readonly confirmedCount: number;
  readonly deniedCount: number;
}

/** What is known about a feature, null where its categories are not compared by it; whether the vendor's own list names it. */
export interface FeatureCellValue {
  readonly known: KnownFeature | null;
  readonly isListed: boolean;
}

/** Whether a listing has a compared feature, as a key: a vendor who names it in their own list says yes. Null if it is not known. */
export function answerOf({ known, isListed }: FeatureCellValue): string | null {
  const answer = known?.answer ?? "UNKNOWN";
  if (answer !== "UNKNOWN") return answer;
  return isListed ? "YES" : null;
}

/** A feature's name as names are compared; the API does it alike (`nameKey`). */
export const featureKey = (feature: string) => feature.trim().replace(/\s+/g, " ").toLowerCase();

/** Each answer as it is shown. */
export const answerWords: Readonly<Record<string, string>> = {
  YES: "Yes",
  NO: "No",
  DISPUTED: "Disputed",
  UNKNOWN: "Not known",
};

/** "12 of 14 reviewers confirm"; of a disputed one that the vendor says otherwise. */
export function sourceOf({ isOffered, confirmedCount, deniedCount }: KnownFeature): string {
  const all = confirmedCount + deniedCount;
  if (all === 0) return isOffered ? "Stated by the vendor" : "";
  const isDenied = deniedCount > confirmedCount;
  const count = isDenied ? deniedCount : confirmedCount;
  const reviewers = `${count} of ${all} ${all === 1 ? "reviewer" : "reviewers"}`;
  const verb = `${isDenied ? "den" : "confirm"}${isDenied ? (count === 1 ? "ies" : "y") : count === 1 ? "s" : ""}`;
  return `${isOffered ? "Stated by the vendor; " : ""}${reviewers} ${verb}`;
}
