import { dayMs } from "../../../inputs/index.ts";
import { areNamesApart } from "./names.ts";

/** Days that the former name is shown after a change. */
const days = 365;

/** The stored names of a listing. */
export interface StoredNames {
  readonly name: string;
  readonly formerName: string | null;
  readonly formerNameAt: Date | null;
  readonly reviewCount: number;
}

/** The time from which a former name of this time is not shown. */
export const formerNameEnds = (formerNameAt: Date): Date => new Date(formerNameAt.getTime() + days * dayMs);

/**
 * The name under which most of a listing's reviews were written, for a year after it changed; null without published reviews, or
 * if an import restored that name.
 */
export function shownFormerName(
  { name, formerName, formerNameAt, reviewCount }: StoredNames,
  now: Date,
): string | null {
  if (formerName === null || formerNameAt === null || reviewCount === 0) return null;
  if (formerNameEnds(formerNameAt) <= now) return null;
  return areNamesApart(formerName, name) ? formerName : null;
}
