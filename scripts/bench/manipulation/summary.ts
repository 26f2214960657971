import { median, percentile } from "../report/statistics.ts";
import { attacks } from "./attacks.ts";
import { friendLimit, friends, friendsAmongFirst, type Outcome, vendorRanks } from "./simulate.ts";

/** What the outcomes of many seeds show. */
export interface Summary {
  moved: { name: string; limit: number | null; median: number; p95: number }[];
  /** Rank correlation with true quality: medians of the score's, of the plain mean's, and of what the score loses against it. */
  correlation: { name: string; score: number; mean: number; lost: number }[];
  /** Places below the true rank, signed (`median`) and as distances. */
  vendors: { place: number; median: number; distance: number; p95: number }[];
}

/** Medians and 95th percentiles of the outcomes of some seeds with one formula. */
export function summarize(outcomes: readonly Outcome[]): Summary {
  const limited: { name: string; limit: number | null }[] = [
    ...attacks,
    { name: friends, limit: friendLimit },
    { name: friendsAmongFirst, limit: friendLimit },
  ];
  return {
    moved: limited.map(({ name, limit }) => {
      const places = outcomes.map((outcome) => outcome.moved[name] ?? Number.NaN);
      return { name, limit, median: median(places), p95: percentile(places, 95) };
    }),
    correlation: (["steady", "drifting"] as const).map((data) => {
      const ones = outcomes.map((outcome) => outcome.correlation[data]);
      return {
        name: `${data} quality`,
        score: median(ones.map(({ score }) => score)),
        mean: median(ones.map(({ mean }) => mean)),
        lost: median(ones.map(({ score, mean }) => mean - score)),
      };
    }),
    vendors: vendorRanks.map((place) => {
      const off = outcomes.map((outcome) => outcome.smallVendor[place] ?? Number.NaN);
      const distances = off.map(Math.abs);
      return { place, median: median(off), distance: median(distances), p95: percentile(distances, 95) };
    }),
  };
}
