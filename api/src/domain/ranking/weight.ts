import { words } from "../text.ts";

/** What is known about the author's use of the software, strongest first. */
export type Proof = "moderators" | "known-organisation" | "none";

/**
 * v of each proof: moderators saw a proof of use; the author has a proved work mailbox at a known organisation
 * (./known-organisations.ts); neither. Imported reviews have the trust that the operator set for their source instead, 0.2 without a setting.
 */
export const proofValue: Readonly<Record<Proof, number>> = {
  moderators: 1,
  "known-organisation": 0.8,
  none: 0.2,
};

/** Days after which a review weighs half. */
const halfLifeDays = 730;

/**
 * Weights are whole numbers of twentieths: published as they are, summed without rounding errors in any order, and too coarse to
 * tell who an author is.
 */
export const weightUnit = 0.05;

/** Range of q, and the number of words from which a text is long. */
const quality = { least: 0.7, length: 0.15, pros: 0.075, cons: 0.075, longText: 60 } as const;
/** Maximum number of characters that are read to count words. */
const maxCharacters = 10_000;

/** What q depends on. */
export interface QualityOf {
  /** Words of title and content. */
  words: number;
  hasPros: boolean;
  hasCons: boolean;
  /** The text is nearly that of an earlier review (./copies.ts). */
  isCopy: boolean;
}

/** The number of words of a review, read up to a bound. */
export function countWords({ title, content }: { title: string; content: string }): number {
  return words(`${title} ${content}`.slice(0, maxCharacters)).length;
}

/** q, 0.7 to 1: 0.15 for 60 words or more (in proportion below), 0.075 each for named pros and cons; a copy has 0.7. */
export function textQuality({ words: count, hasPros, hasCons, isCopy }: QualityOf): number {
  if (isCopy) return quality.least;
  const length = quality.length * Math.min(1, count / quality.longText);
  return quality.least + length + (hasPros ? quality.pros : 0) + (hasCons ? quality.cons : 0);
}

/** What the weight of a review depends on. */
export interface Weighed {
  /** v, 0 to 1. */
  value: number;
  /** q, 0.7 to 1. */
  quality: number;
  /** The day on which it was written, in UTC, since 1970. */
  day: number;
}

/** w = v · q · 2^(-age / 730 days) of a review on a ranking date, in twentieths, rounded. Reviews of the future have age 0. */
export function reviewWeight({ value, quality: q, day }: Weighed, rankingDay: number): number {
  const age = Math.max(0, rankingDay - day);
  return Math.round((value * q * 2 ** (-age / halfLifeDays)) / weightUnit);
}
