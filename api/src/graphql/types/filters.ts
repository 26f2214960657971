import { filterLimits } from "../../inputs/filters.ts";
import { builder } from "../builder.ts";
import { MinimumRatingEnum, SegmentEnum } from "./enums.ts";
import { PlatformEnum } from "./software-facts.ts";

const listOf = (what: string) => `${what}, at most ${filterLimits.chosen}; each is enough.`;

/** Filters of lists of software. */
export const SoftwareFiltersInput = builder.inputType("SoftwareFilters", {
  description:
    "Filters of a list of software. Listings pass each of them; what is not known of a listing does not pass. Omitted and empty ones are no filter.",
  fields: (t) => ({
    platforms: t.field({ type: [PlatformEnum], description: listOf("Where it runs") }),
    languages: t.stringList({
      description: listOf("Languages of the product, as BCP 47 tags or English names"),
    }),
    hasFreeTrial: t.boolean({
      description:
        "True for listings that can be tried for free, false for those whose vendor says that they cannot.",
    }),
    minPrice: t.float({ description: "Lowest `lowestPrice` in US dollars." }),
    maxPrice: t.float({ description: "Highest `lowestPrice` in US dollars. 0 finds what is free." }),
    minRating: t.field({ type: MinimumRatingEnum, description: "Lowest mean rating." }),
    industries: t.stringList({
      description: listOf("Industries that are among the most frequent of its reviewers"),
    }),
    segments: t.field({
      type: [SegmentEnum],
      description: listOf("Market segments from which it has a review"),
    }),
    features: t.stringList({
      description: `Keys of features in the vocabulary of the category of the list, or of one above it, at most ${filterLimits.chosen}; all of them must be answered with YES. No results for an unknown one, or without a category.`,
    }),
  }),
});

/** Filters of the list of companies. */
export const CompanyFiltersInput = builder.inputType("CompanyFilters", {
  description:
    "Filters of a list of companies. Companies pass each of them; what is not known of a company does not pass. Omitted and empty ones are no filter.",
  fields: (t) => ({
    industries: t.stringList({ description: listOf("Industries") }),
    sizes: t.stringList({ description: listOf("Numbers of employees, as `11-50`") }),
    countries: t.stringList({ description: listOf("Countries, which are the last parts of `location`") }),
  }),
});
