import { z } from "zod";
import { toEnum } from "../../graphql/enum-names.ts";
import { filterLimits } from "../../inputs/filters.ts";
import { companySizes, limits, minimumRatings, platforms, segments } from "../../inputs/index.ts";
import { amount, flag, text, word, words } from "./parameters.ts";
import { named } from "./shapes/registry.ts";

/** Texts of at most this length each, with a character between them. */
const texts = (name: string, description: string, longest: number = limits.thingName) =>
  text(name, filterLimits.chosen * (longest + 1), description);

/** The filters of lists of software, as query parameters. `rating` and `segment` of a category are parameters of their own. */
export const filterParameters = {
  platforms: words(
    "platforms",
    platforms,
    "Only listings that run on one of these, with commas between them.",
  ),
  languages: texts(
    "languages",
    "Only listings in one of these languages: BCP 47 tags with commas between them.",
  ),
  hasFreeTrial: flag(
    "hasFreeTrial",
    "True for listings with a free trial; false for those that are known to have none.",
  ),
  minPrice: amount("minPrice", "Lowest `lowestPrice`, in US dollars."),
  maxPrice: amount("maxPrice", "Highest `lowestPrice`, in US dollars."),
  minRating: word("minRating", minimumRatings, "Lowest mean rating."),
  industries: texts(
    "industries",
    "Only listings with one of these industries among the most frequent of their reviewers, with semicolons between them.",
  ),
  segments: words(
    "segments",
    segments,
    "Only listings with a review from one of these market segments, with commas between them.",
  ),
  features: texts(
    "features",
    "Only listings that have all of these features of the category or of one above it: keys with commas between them.",
    limits.slug,
  ),
};

type Given = z.output<z.ZodObject<typeof filterParameters>>;

/** The filters apart from the other parameters. */
export function splitFilters<Query extends Given>(query: Query) {
  const {
    platforms: on,
    languages,
    hasFreeTrial,
    minPrice,
    maxPrice,
    minRating,
    industries,
    segments: from,
    features,
    ...others
  } = query;
  const filters = {
    ...(on && { platforms: on.map((one) => toEnum("Platform", one)) }),
    ...(languages && { languages: split(languages, ",") }),
    ...(hasFreeTrial !== undefined && { hasFreeTrial }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(minRating && { minRating: toEnum("MinimumRating", minRating) }),
    ...(industries && { industries: split(industries, ";") }),
    ...(from && { segments: from.map((one) => toEnum("Segment", one)) }),
    ...(features && { features: split(features, ",") }),
  };
  return { filters, others };
}

/** The filters of the list of companies, as query parameters. */
export const companyParameters = {
  industries: texts("industries", "Only companies in one of these industries, with semicolons between them."),
  sizes: words(
    "sizes",
    companySizes,
    "Only companies with one of these numbers of employees, with commas between them; `1000+` as `1000%2B`.",
  ),
  countries: texts(
    "countries",
    "Only companies in one of these countries, the last part of `location`, with semicolons between them.",
  ),
};

/** The filters of companies apart from the other parameters. */
export function splitCompanyFilters<Query extends z.output<z.ZodObject<typeof companyParameters>>>(
  query: Query,
) {
  const { industries, sizes, countries, ...others } = query;
  const filters = {
    ...(industries && { industries: split(industries, ";") }),
    ...(sizes && { sizes }),
    ...(countries && { countries: split(countries, ";") }),
  };
  return { filters, others };
}

const split = (given: string, separator: string) =>
  given
    .split(separator)
    .map((one) => one.trim())
    .filter(Boolean);

/** The filters for a list; null for none, whose total need not be counted. */
export const orNone = <Filters extends object>(filters: Filters): Filters | null =>
  Object.keys(filters).length === 0 ? null : filters;

const Choice = z.strictObject({
  value: z.string().describe("The value of the parameter; of `price`, a range such as `10-50` or `200-`."),
  label: z.string(),
  count: z
    .int()
    .min(0)
    .describe(
      "Number of items in the list if it were the only choice of its filter; of features, if it were chosen too.",
    ),
  isChosen: z.boolean(),
});

/** The choices of each filter. */
export const Facets = named(
  "Facets",
  z
    .record(z.string(), z.array(Choice))
    .describe("The choices by the names of the filters, most frequent first, at most 50 of each."),
);

/** The same in the data. */
export type FacetsData = { name: string; choices: z.infer<typeof Choice>[] }[];

/** The selection for it. */
export const facetFields = "facets { name choices { value label count isChosen } }";

export const toFacets = (facets: FacetsData): z.infer<typeof Facets> =>
  Object.fromEntries(facets.map(({ name, choices }) => [name, choices]));
