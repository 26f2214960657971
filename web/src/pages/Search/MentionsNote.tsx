import { Box } from "@chakra-ui/react";
import { paths } from "~/paths";
import type { SearchValues } from "~/search-params/search";
import { formatCount } from "~/ui/count";
import { TextLink } from "~/ui/TextLink";

/** Props of `MentionsNote`: the page's search params, and the number of listings in the category that was searched for. */
export interface MentionsNoteProps {
  values: SearchValues;
  count: number;
}

/** A note above listings that only mention a category, with a link back to those in it. */
export function MentionsNote({ values, count }: MentionsNoteProps) {
  const { query, tab, sort, view } = values;
  return (
    <Box as="p" mb="5" color="fg.muted">
      Listings that mention “<bdi>{query}</bdi>” and are not in that category.{" "}
      <TextLink to={paths.search({ query, tab, sort, view })}>
        Show the {formatCount(count)} in the category
      </TextLink>
    </Box>
  );
}
