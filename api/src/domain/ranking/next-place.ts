import { held, passLimits, periodDays, type Weights } from "./passes.ts";
import { type Evidence, rankValue } from "./score.ts";
import { weightUnit } from "./weight.ts";

/** What a listing needs to take the next place, if nothing else changes. */
export interface Needed {
  /** Proven reviews with five stars, each month. */
  reviews: number;
  months: number;
}

/** Numbers of proven reviews within one month that are tried. */
const tried = [1, 2, 3, 4, 5, 6, 8, 10, 12, 15, 20] as const;
/** Reviews a month where one month does not suffice, and months that are looked ahead. */
const aMonth = 3;
const maxMonths = 60;

/**
 * About how many proven reviews with five stars and the full weight bring the rank value to `target`: within this period if few do, else
 * three in each of the next months, because a period counts little more than its limit. Null if five years do not suffice.
 */
export function neededFor(
  target: number,
  { evidence, weights, typical, day }: { evidence: Evidence; weights: Weights; typical: number; day: number },
): Needed | null {
  const { proven: limit } = passLimits.period;
  const current = Math.floor(day / periodDays);
  const own = weights.groups.find(({ class: name, period }) => name === "proven" && period === current);
  const reaches = (reviews: number, months: number) => {
    const sum = (own?.weight ?? 0) * weightUnit;
    const stars = (own?.stars ?? 0) * weightUnit;
    const before = held(sum, limit);
    const after = held(sum + reviews, limit);
    const further = (months - 1) * held(reviews, limit);
    return (
      rankValue(
        {
          weight: evidence.weight + after - before + further,
          stars:
            evidence.stars +
            (after * (stars + 5 * reviews)) / (sum + reviews) -
            (sum === 0 ? 0 : (before * stars) / sum) +
            5 * further,
        },
        typical,
      ) > target
    );
  };
  for (const reviews of tried) if (reaches(reviews, 1)) return { reviews, months: 1 };
  for (let months = 2; months <= maxMonths; months++)
    if (reaches(aMonth, months)) return { reviews: aMonth, months };
  return null;
}
