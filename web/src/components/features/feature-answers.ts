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
