import { Box, Flex } from "@chakra-ui/react";
import { CategoryFilter } from "~/components/CategoryFilter";
import { FilterForm } from "~/components/filters/FilterForm";
import { filtersOf } from "~/components/filters/variables";
import { SuggestField } from "~/components/SuggestField";
import { paths } from "~/paths";
import type { CategoryFilter_query$key } from "~/relay/__generated__/CategoryFilter_query.graphql";
import { type DirectoryValues, directoryParams } from "~/search-params/directory";
import { Button } from "~/ui/Button";
import { SegmentedControl } from "~/ui/SegmentedControl";
import { Select } from "~/ui/Select";

/** The sort orders by search param. The first is the default and is left out of the URL. */
const sortOptions = [
  { value: "", label: "Highest Rated" },
  { value: "reviews", label: "Most Reviewed" },
  { value: "newest", label: "Recently Added" },
  { value: "name", label: "Name A-Z" },
];

/** Props of `DirectoryFilters`: the query with the categories, and the page's search params. */
export interface DirectoryFiltersProps {
  query: CategoryFilter_query$key;
  values: DirectoryValues;
}

/** Search, category, sort order and view. A select applies at once; without scripts the form is submitted. Goes back to page 1. */
export function DirectoryFilters({ query, values }: DirectoryFiltersProps) {
  const { search, category, sort, quick, view } = values;
  const viewLinks = (["grid", "list"] as const).map((option) => ({
    label: option === "grid" ? "Grid" : "List",
    href: paths.softwareDirectory({ ...values, view: option }),
    isCurrent: option === view,
  }));
  return (
    <Flex wrap="wrap" gap="3" align="center">
      <FilterForm
        action={paths.softwareDirectory()}
        hrefOf={(sent) => paths.softwareDirectory(directoryParams.read(sent))}
        keeps={{ quick, view: view === "grid" ? null : view, ...filtersOf(values) }}
        hasButton
        aria-label="Filters"
        flex={{ base: "1 1 100%", lg: "1" }}
        minWidth="0"
      >
        <Box display="flex" flex="1 1 20rem" gap="2" minWidth="0">
          <SuggestField name="search" label="Search software" value={search} />
          <Button type="submit" variant="outline">
            Search
          </Button>
        </Box>
        <CategoryFilter query={query} value={category} />
        <Select label="Sort by" name="sort" value={sort === "rating" ? null : sort} options={sortOptions} />
      </FilterForm>
      <SegmentedControl label="View" choices={viewLinks} />
    </Flex>
  );
}
