import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { type ReviewsValues, reviewsSearch } from "~/address/reviews-search";
import { paths } from "~/paths";
import type { ReviewsFilters_categories$key } from "~/relay/__generated__/ReviewsFilters_categories.graphql";
import { Button } from "~/ui/Button";
import { SearchField } from "~/ui/SearchField";
import { Select } from "~/ui/Select";
import { ratingOptions, sortOptions } from "./review-options";

const Form = chakra("form", {
  base: {
    display: "flex",
    flexWrap: "wrap",
    gap: "2",
    // Long names of categories must not push the other controls off their row.
    "& select": { maxWidth: { base: "11.5rem", md: "14rem" }, textOverflow: "ellipsis" },
  },
});

/** What the filters need: the categories to choose from, and what stands in the address. */
export interface ReviewsFiltersProps {
  categories: ReviewsFilters_categories$key;
  values: ReviewsValues;
}

/** Search, category, stars and order. A select acts at once; without scripts the form is sent. Back to page 1. */
export function ReviewsFilters({ categories, values }: ReviewsFiltersProps) {
  const data = useFragment(
    graphql`
      fragment ReviewsFilters_categories on Category @relay(plural: true) {
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
    void navigate(paths.reviews(reviewsSearch.read(url)), { preventScrollReset: true });
  };
  const { q, category, rating, sort } = values;
  return (
    <Form
      action={paths.reviews()}
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
        <SearchField name="q" label="Search reviews" value={q} />
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
      <Select label="Rating" name="rating" value={rating} options={ratingOptions} />
      <Select label="Sort By" name="sort" value={sort === "recent" ? null : sort} options={sortOptions} />
    </Form>
  );
}
