const everywhere = {
  platforms: "platform",
  languages: "language",
  hasFreeTrial: "trial",
  industries: "industry",
} as const;

/** The search params of the facets of a list of software, by their names. A price is two params. */
export const directoryFacets = { ...everywhere, minRating: "rating", segments: "size" } as const;

/** The same of a category, whose bar has rating and company size. */
export const categoryFacets = { ...everywhere, features: "feature" } as const;

/** The same of the list of companies. */
export const companyFacets = { industries: "industry", sizes: "size", countries: "country" } as const;
