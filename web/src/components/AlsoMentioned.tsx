import { Box } from "@chakra-ui/react";
import { paths } from "~/paths";
import { formatCount } from "~/ui/count";
import { TextLink } from "~/ui/TextLink";

/** A category's name that was searched for, and the number of listings that mention it outside that category. */
export interface AlsoMentionedProps {
  query: string;
  count: number;
  sort?: "rating" | "match";
  view?: "grid" | "list";
}

/** Stands behind the listings of a category that was searched for, and leads to what else mentions it. */
export function AlsoMentioned({ query, count, sort, view }: AlsoMentionedProps) {
  if (count === 0) return null;
  return (
    <Box as="p" mt="6" color="fg.muted">
      Outside this category, “<bdi>{query}</bdi>” is{" "}
      <TextLink to={paths.search({ query, match: "mentions", ...(sort && { sort }), ...(view && { view }) })}>
        also mentioned in {formatCount(count)} other {count === 1 ? "listing" : "listings"}
      </TextLink>
      .
    </Box>
  );
}
