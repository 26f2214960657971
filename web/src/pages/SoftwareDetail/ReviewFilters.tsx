import { Box, Flex } from "@chakra-ui/react";
import { FilterForm } from "~/components/filters/FilterForm";
import { type LanguageCount, LanguageSelect, nameOfLanguage } from "~/components/reviews/LanguageSelect";
import { paths } from "~/paths";
import { type SoftwareDetailValues, softwareDetailParams } from "~/search-params/detail-pages";
import { Button } from "~/ui/Button";
import { formatCount } from "~/ui/count";
import { FilterChips } from "~/ui/FilterChips";
import { formatReviewCount } from "~/ui/RatingSummary";
import { SearchField } from "~/ui/SearchField";
import { Select } from "~/ui/Select";
import { TextLink } from "~/ui/TextLink";

// The default has an empty value, so that the URL stays short and the field counts as unchanged.
const sortOptions = [
  { value: "", label: "Most Recent" },
  { value: "highest", label: "Highest Rating" },
  { value: "lowest", label: "Lowest Rating" },
];

const countId = "review-count";
// A chip disappears with its click; the count tells what changed.
const focusCount = () => document.getElementById(countId)?.focus();

/** Props of `ReviewFilters`: the languages of its reviews, the numbers of shown and of all reviews, and functions that return hrefs. */
export interface ReviewFiltersProps {
  databaseId: string;
  languages: readonly LanguageCount[];
  values: SoftwareDetailValues;
  shown: number;
  total: number;
  hrefOf: (change: Partial<SoftwareDetailValues>) => string;
  hrefOfAll: string;
}

/** Search, language and sort order of the reviews: a form that works without scripts; with them the order applies at once. */
export function ReviewFilters(props: ReviewFiltersProps) {
  const { databaseId, languages, values, shown, total, hrefOf, hrefOfAll } = props;
  const { q, rating, pro, con, language, sort } = values;
  const chips = [
    ...(pro ? [{ label: `Pro: ${pro}`, href: hrefOf({ pro: "" }) }] : []),
    ...(con ? [{ label: `Con: ${con}`, href: hrefOf({ con: "" }) }] : []),
    ...(language ? [{ label: nameOfLanguage(languages, language), href: hrefOf({ language: "" }) }] : []),
  ];
  const isFiltered = q !== "" || rating !== null || chips.length > 0;
  return (
    <Box mt="8" pb="4" borderBottomWidth="1px" borderColor="border">
      <FilterForm
        action={paths.software(databaseId)}
        hrefOf={(sent) => paths.software(databaseId, softwareDetailParams.read(sent))}
        keeps={{ tab: "reviews", rating, pro, con }}
        hasButton
        role="search"
        aria-label="Reviews"
      >
        <Flex flex={{ base: "1 1 100%", sm: "1 1 12rem" }}>
          <SearchField name="q" label="Search reviews" value={q} />
        </Flex>
        <LanguageSelect languages={languages} value={language} />
        <Select label="Sort by" name="sort" value={sort === "recent" ? null : sort} options={sortOptions} />
        <Button type="submit" variant="outline">
          Search
        </Button>
      </FilterForm>
      {chips.length > 0 && (
        <Box mt="3">
          <FilterChips chips={chips} onRemove={focusCount} />
        </Box>
      )}
      <Flex wrap="wrap" columnGap="3" mt="3" textStyle="small" color="fg.muted">
        <span role="status" id={countId} tabIndex={-1}>
          {isFiltered ? summary({ shown, total, q, rating }) : formatReviewCount(total)}
        </span>
        {isFiltered && (
          <TextLink to={hrefOfAll} preventScrollReset onClick={focusCount}>
            Clear filters
          </TextLink>
        )}
      </Flex>
    </Box>
  );
}

interface SummaryValues extends Pick<SoftwareDetailValues, "q" | "rating"> {
  shown: number;
  total: number;
}

function summary({ shown, total, q, rating }: SummaryValues): string {
  const stars = rating === null ? "" : ` with ${rating} ${rating === "1" ? "star" : "stars"}`;
  const query = q === "" ? "" : ` for “${q}”`;
  return `${formatCount(shown)} of ${formatReviewCount(total)}${stars}${query}`;
}
