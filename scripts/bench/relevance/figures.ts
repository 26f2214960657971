/** How many of the first results are judged. */
export const judged = 10;

/** How well results answer a need, each from 0 to 1. */
export interface Relevance {
  /** Share of the expected listings among the first ten, of ten if there are more. */
  recall: number;
  /** 1 / place of the first expected listing among the first ten; 0 without one. */
  reciprocalRank: number;
  /** Normalised discounted cumulative gain of the first ten, each expected listing counting 1. */
  ndcg: number;
}

/** The figures of the results of one need, best first. */
export function relevanceOf(found: readonly string[], expected: readonly string[]): Relevance {
  const hits = found.slice(0, judged).map((slug) => expected.includes(slug));
  const possible = Math.min(judged, expected.length);
  const gain = (places: readonly boolean[]) =>
    places.reduce((sum, isHit, place) => sum + (isHit ? 1 / Math.log2(place + 2) : 0), 0);
  const first = hits.indexOf(true);
  return {
    recall: hits.filter(Boolean).length / possible,
    reciprocalRank: first < 0 ? 0 : 1 / (first + 1),
    ndcg: gain(hits) / gain(Array<boolean>(possible).fill(true)),
  };
}

/** The means of the figures. */
export function meanOf(all: readonly Relevance[]): Relevance {
  const mean = (figure: (one: Relevance) => number) =>
    all.reduce((sum, one) => sum + figure(one), 0) / all.length;
  return {
    recall: mean(({ recall }) => recall),
    reciprocalRank: mean(({ reciprocalRank }) => reciprocalRank),
    ndcg: mean(({ ndcg }) => ndcg),
  };
}
