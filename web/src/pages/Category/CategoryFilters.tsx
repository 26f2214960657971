import { Box, chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { FilterForm } from "~/components/filters/FilterForm";
import { filtersOf } from "~/components/filters/variables";
import { useRememberFilters } from "~/components/recent/recent";
import { paths } from "~/paths";
import type { CategoryFilters_category$key } from "~/relay/__generated__/CategoryFilters_category.graphql";
import { type CategoryFilterValues, categoryParams } from "~/search-params/category";
import type { FilterChip } from "~/ui/FilterChips";
import { Page } from "~/ui/Page";
import { Select } from "~/ui/Select";
import { categoryHref, type PreferenceValues, preferenceFields, preferenceParams } from "./preferences";
import { segmentOptions } from "./segment-options";

const Bar = chakra("div", {
  base: {
    // Below the sticky header, at the specification's offset.
    position: "sticky",
    top: "80px",
    zIndex: "sticky",
    bg: "bg",
    borderBlockWidth: "1px",
    borderColor: "border",
    // The header is slightly shorter than that offset: this covers the gap.
    _before: { content: '""', position: "absolute", insetX: "0", bottom: "100%", height: "4", bg: "bg" },
  },
});

const ratingOptions = [
  { value: "", label: "All Ratings" },
  { value: "4", label: "4+ stars" },
  { value: "3", label: "3+ stars" },
  { value: "2", label: "2+ stars" },
];
const pricingOptions = [
  { value: "", label: "All Pricing" },
  { value: "has-pricing", label: "Has pricing" },
  { value: "free-option", label: "Free option" },
];

/** Props of `CategoryFilters`: `chips` are the filters of the panel; the children are the line with the number of listings. */
export interface CategoryFiltersProps {
  category: CategoryFilters_category$key;
  filters: CategoryFilterValues;
  chips: readonly FilterChip[];
  /** The visitor's preferences, which stay as they are. */
  preferences: PreferenceValues;
  children: ReactNode;
}

const countId = "category-count";

/** Moves the focus to the number of listings, for a control that disappears when it is used. */
export function focusCategoryCount(): void {
  document.getElementById(countId)?.focus({ preventScroll: true });
}

/** The sticky filter bar: a plain form without scripts; with scripts a change applies at once. A change goes back to page 1. */
export function CategoryFilters({ category, filters, preferences, chips, children }: CategoryFiltersProps) {
  const { slug, name, segmentShares } = useFragment(
    graphql`
      fragment CategoryFilters_category on Category {
        slug
        name
        segmentShares {
          segment
          percent
        }
      }
    `,
    category,
  );
  const { segment, rating, pricing } = filters;
  const chosen = [
    ...segmentOptions([]).filter(({ value }) => value !== "" && value === segment),
    ...ratingOptions.filter(({ value }) => value !== "" && value === rating),
    ...pricingOptions.filter(({ value }) => value !== "" && value === pricing),
    ...chips,
  ].map(({ label }) => label);
  useRememberFilters(
    chosen.length === 0
      ? null
      : {
          href: paths.category(slug, { ...filters, page: 1, why: "" }),
          label: `${name}: ${chosen.join(", ")}`,
        },
  );
  return (
    <Bar>
      <Page py={{ base: "2", md: "3" }}>
        <Flex
          direction={{ base: "column", md: "row" }}
          gap={{ base: "1.5", md: "3" }}
          align={{ md: "center" }}
          justify="space-between"
        >
          {/* Keyed by the URL, so that Back also resets the selects. */}
          <FilterForm
            key={categoryParams.write(filters) + preferenceParams.write(preferences)}
            action={paths.category(slug)}
            hrefOf={(sent) => categoryHref(slug, categoryParams.read(sent), preferences)}
            keeps={{ ...filtersOf(filters), rating: null, ...preferenceFields(preferences) }}
            aria-label="Filters"
            // On a phone one row that scrolls sideways: the bar is sticky and must not cover the screen.
            flexWrap={{ base: "nowrap", md: "wrap" }}
            overflowX={{ base: "auto", md: "visible" }}
            flexShrink="0"
            m="-1"
            p="1"
          >
            <Select label="Segment" name="segment" value={segment} options={segmentOptions(segmentShares)} />
            <Select label="Rating" name="rating" value={rating} options={ratingOptions} />
            <Select label="Pricing" name="pricing" value={pricing} options={pricingOptions} />
          </FilterForm>
          <Box role="status" id={countId} tabIndex={-1} fontSize="sm" fontWeight="medium" color="fg.muted">
            {children}
          </Box>
        </Flex>
      </Page>
    </Bar>
  );
}
