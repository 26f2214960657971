import type { FilterValues } from "./variables";

/** The parameters of addresses by the names of the facets of lists of software. A price is two parameters. */
export const softwareParams = {
  platforms: "platform",
  languages: "language",
  hasFreeTrial: "trial",
  minRating: "rating",
  industries: "industry",
  segments: "size",
  features: "feature",
} as const satisfies Record<string, keyof FilterValues>;

/** The same of the list of companies. */
export const companyParams = { industries: "industry", sizes: "size", countries: "country" } as const;
