/** How much of everything a directory has, and how far its extremes stand out. */
export type Scale = {
  software: number;
  companies: number;
  categories: number;
  users: number;
  reviews: number;
  /** Listings directly in the largest category, products of the largest company, reviews of the most reviewed software. */
  largest: { category: number; company: number; software: number };
};

/** What the extremes are: rows of the small demo catalogue that have grown most. */
export const extremes = {
  category: "project-management",
  company: "cormorant-data",
  software: "trellisboard",
} as const;

/** The small demo catalogue has 74 categories; those that are added grow with the scale. */
const demoCategories = 74;
/** Below it there would be less than the small demo catalogue has. */
const smallest = 0.05;

/**
 * The counts at a scale from 0.05 to 1. At 1: 10,000 software, 5,000 companies, 500 categories, 60,000 users, 250,000
 * reviews. Throws RangeError for another scale.
 */
export function countsAt(scale: number): Scale {
  if (!(scale >= smallest && scale <= 1))
    throw new RangeError(`The scale of the full demo is from ${smallest} to 1, not ${scale}.`);
  const share = (full: number) => Math.round(full * scale);
  return {
    software: share(10_000),
    companies: share(5_000),
    categories: demoCategories + share(500 - demoCategories),
    users: share(60_000),
    reviews: share(250_000),
    largest: { category: share(300), company: share(200), software: share(5_000) },
  };
}
