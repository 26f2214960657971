import { dayMs } from "../../../inputs/index.ts";
import { areNamesApart } from "./names.ts";

/** Days that the former name is shown after a change. */
const days = 365;

/** What is stored of a listing's names. */
export interface StoredNames {
  readonly name: string;
  readonly formerName: string | null;
  readonly formerNameAt: Date | null;
  readonly reviewCount: number;
}

/**
 * By which name a listing was known when most of its reviews were written, for a year after that changed; null without published
 * reviews, and where an import has given it that name again.
 */
export function shownFormerName(
  { name, formerName, formerNameAt, reviewCount }: StoredNames,
  now: Date,
): string | null {
  if (formerName === null || formerNameAt === null || reviewCount === 0) return null;
  if (formerNameAt.getTime() <= now.getTime() - days * dayMs) return null;
  return areNamesApart(formerName, name) ? formerName : null;
}
