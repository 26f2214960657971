import { Box, chakra, Flex } from "@chakra-ui/react";
import type { FormEvent } from "react";
import { useNavigate } from "react-router";
import { type SoftwareDetailValues, softwareDetailSearch } from "~/address/detail-search";
import { paths } from "~/paths";
import { Button } from "~/ui/Button";
import { reviewsInWords } from "~/ui/RatingSummary";
import { SearchField } from "~/ui/SearchField";
import { Select } from "~/ui/Select";
import { TextLink } from "~/ui/TextLink";

// The default is sent empty, and read as the default: so the address stays short, and the field looks untouched.
const sortOptions = [
  { value: "", label: "Most Recent" },
  { value: "highest", label: "Highest Rating" },
  { value: "lowest", label: "Lowest Rating" },
];

const Form = chakra("form", { base: { display: "flex", flexWrap: "wrap", gap: "2", flex: "1" } });

/** What the filters need: how many reviews are shown of how many, and where all of them are. */
export interface ReviewFiltersProps {
  databaseId: string;
  values: SoftwareDetailValues;
  shown: number;
  total: number;
  hrefOfAll: string;
}

/** Search and order of the reviews: a form that works without scripts; with them the order applies at once. */
export function ReviewFilters({ databaseId, values, shown, total, hrefOfAll }: ReviewFiltersProps) {
  const { q, rating, sort } = values;
  const navigate = useNavigate();
  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const url = new URL(window.location.href);
    url.search = new URLSearchParams(
      new FormData(event.currentTarget) as unknown as Record<string, string>,
    ).toString();
    void navigate(paths.software(databaseId, softwareDetailSearch.read(url)), { preventScrollReset: true });
  };
  return (
    <Box mt="8" pb="4" borderBottomWidth="1px" borderColor="border">
      <Form
        action={paths.software(databaseId)}
        method="get"
        role="search"
        aria-label="Reviews"
        onSubmit={apply}
        onChange={(event) => event.target instanceof HTMLSelectElement && event.currentTarget.requestSubmit()}
      >
        <input type="hidden" name="tab" value="reviews" />
        {rating && <input type="hidden" name="rating" value={rating} />}
        <Flex flex={{ base: "1 1 100%", sm: "1 1 12rem" }}>
          <SearchField name="q" label="Search reviews" value={q} />
        </Flex>
        <Select label="Sort by" name="sort" value={sort === "recent" ? null : sort} options={sortOptions} />
        <Button type="submit" variant="outline">
          Search
        </Button>
      </Form>
      <Flex wrap="wrap" columnGap="3" mt="3" textStyle="small" color="fg.muted">
        <span role="status">{summary({ shown, total, q, rating })}</span>
        {(q !== "" || rating !== null) && (
          <TextLink to={hrefOfAll} preventScrollReset>
            Clear filters
          </TextLink>
        )}
      </Flex>
    </Box>
  );
}

interface Kept extends Pick<SoftwareDetailValues, "q" | "rating"> {
  shown: number;
  total: number;
}

function summary({ shown, total, q, rating }: Kept): string {
  if (q === "" && rating === null) return reviewsInWords(total);
  const stars = rating === null ? "" : ` with ${rating} ${rating === "1" ? "star" : "stars"}`;
  const words = q === "" ? "" : ` for “${q}”`;
  return `${shown.toLocaleString("en-US")} of ${reviewsInWords(total)}${stars}${words}`;
}
