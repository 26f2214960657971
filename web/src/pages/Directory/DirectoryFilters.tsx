import { Box, chakra, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { type DirectoryValues, directorySearch } from "~/address/directory-search";
import { SuggestField } from "~/components/SuggestField";
import { paths } from "~/paths";
import type { DirectoryFilters_categories$key } from "~/relay/__generated__/DirectoryFilters_categories.graphql";
import { Button } from "~/ui/Button";
import { Segmented } from "~/ui/Segmented";
import { Select } from "~/ui/Select";

const Form = chakra("form", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    flex: { base: "1 1 100%", lg: "1" },
    minWidth: 0,
    // Long names of categories must not push the other controls off their row.
    "& select": { maxWidth: { base: "11.5rem", md: "14rem" }, textOverflow: "ellipsis" },
  },
});

/** The orders, by what stands in the address; the first one is the default and stands for an absent parameter. */
const sortOptions = [
  { value: "", label: "Highest Rated" },
  { value: "reviews", label: "Most Reviewed" },
  { value: "newest", label: "Recently Added" },
  { value: "name", label: "Name A-Z" },
];

/** What the filters need: the categories to choose from, and what stands in the address. */
export interface DirectoryFiltersProps {
  categories: DirectoryFilters_categories$key;
  values: DirectoryValues;
}

/** Search, category, order and look. A select acts at once; without scripts the form is sent. Back to page 1. */
export function DirectoryFilters({ categories, values }: DirectoryFiltersProps) {
  const data = useFragment(
    graphql`
      fragment DirectoryFilters_categories on Category @relay(plural: true) {
        slug
        name
      }
    `,
    categories,
  );
  const navigate = useNavigate();
  const apply = (form: HTMLFormElement) => {
    const url = new URL(window.location.href);
    url.search = new URLSearchParams(new FormData(form) as unknown as Record<string, string>).toString();
    void navigate(paths.softwareDirectory(directorySearch.read(url)), { preventScrollReset: true });
  };
  const { search, category, sort, quick, view } = values;
  const looks = (["grid", "list"] as const).map((look) => ({
    label: look === "grid" ? "Grid" : "List",
    href: paths.softwareDirectory({ ...values, view: look }),
    isCurrent: look === view,
  }));
  return (
    <Flex wrap="wrap" gap="3" align="center">
      <Form
        action={paths.softwareDirectory()}
        method="get"
        aria-label="Filters"
        onSubmit={(event) => {
          event.preventDefault();
          apply(event.currentTarget);
        }}
        onChange={(event) => {
          if (event.target instanceof HTMLSelectElement) apply(event.currentTarget);
        }}
      >
        <Box display="flex" flex="1 1 20rem" gap="2" minWidth="0">
          <SuggestField name="search" label="Search software" value={search} />
          <Button type="submit" variant="outline">
            Search
          </Button>
        </Box>
        <Select
          label="Category"
          name="category"
          value={category}
          options={[
            { value: "", label: "All Categories" },
            ...data.map(({ slug, name }) => ({ value: slug, label: name })),
          ]}
        />
        <Select label="Sort by" name="sort" value={sort === "rating" ? null : sort} options={sortOptions} />
        {quick && <input type="hidden" name="quick" value={quick} />}
        {view !== "grid" && <input type="hidden" name="view" value={view} />}
      </Form>
      <Segmented label="View" choices={looks} />
    </Flex>
  );
}
