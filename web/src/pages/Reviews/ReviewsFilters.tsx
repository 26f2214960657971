import { Box } from "@chakra-ui/react";
import { CategoryFilter } from "~/components/CategoryFilter";
import { FilterForm } from "~/components/filters/FilterForm";
import { type LanguageCount, LanguageSelect } from "~/components/reviews/LanguageSelect";
import { paths } from "~/paths";
import type { CategoryFilter_query$key } from "~/relay/__generated__/CategoryFilter_query.graphql";
import { type ReviewsValues, reviewsParams } from "~/search-params/reviews";
import { Button } from "~/ui/Button";
import { SearchField } from "~/ui/SearchField";
import { Select } from "~/ui/Select";

/** The options of the filters; an empty value is the default and means an absent parameter. */
export const ratingOptions = [
  { value: "", label: "All Ratings" },
  { value: "5", label: "5 Stars" },
  { value: "4", label: "4 Stars" },
  { value: "3", label: "3 Stars" },
  { value: "low", label: "1-2 Stars" },
] as const;

/** The sort orders. */
const sortOptions = [
  { value: "", label: "Most Recent" },
  { value: "highest", label: "Highest Rating" },
  { value: "lowest", label: "Lowest Rating" },
] as const;

/** Props of `ReviewsFilters`: the query with the categories, the languages of all reviews, and the page's search params. */
export interface ReviewsFiltersProps {
  query: CategoryFilter_query$key;
  languages: readonly LanguageCount[];
  values: ReviewsValues;
}

/** Search, category, stars, language and sort order. A select applies at once; without scripts the form is submitted. Goes back to page 1. */
export function ReviewsFilters({ query, languages, values }: ReviewsFiltersProps) {
  const { q, category, rating, language, sort } = values;
  return (
    <FilterForm
      action={paths.reviews()}
      hrefOf={(sent) => paths.reviews(reviewsParams.read(sent))}
      hasButton
      aria-label="Filters"
    >
      <Box display="flex" flex="1 1 20rem" gap="2" minWidth="0">
        <SearchField name="q" label="Search reviews" value={q} />
        <Button type="submit" variant="outline">
          Search
        </Button>
      </Box>
      <CategoryFilter query={query} value={category} />
      <Select label="Rating" name="rating" value={rating} options={ratingOptions} />
      <LanguageSelect languages={languages} value={language} />
      <Select label="Sort By" name="sort" value={sort === "recent" ? null : sort} options={sortOptions} />
    </FilterForm>
  );
}
