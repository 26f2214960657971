import { Box } from "@chakra-ui/react";
import { formatCount } from "~/ui/count";

const summaryId = "search-summary";

/** The number of results of each kind; announced to screen readers when the text changes it. */
export interface SearchSummaryProps {
  query: string;
  software: number;
  categories: number;
}

/** The search text, and the number of results. */
export function SearchSummary({ query, software, categories }: SearchSummaryProps) {
  return (
    <Box role="status" id={summaryId} tabIndex={-1} width="fit-content" color="fg.muted" mt="4" mb="5">
      {formatCount(software)} software, {formatCount(categories)}{" "}
      {categories === 1 ? "category" : "categories"}
      {query && (
        <>
          {" "}
          for “<bdi>{query}</bdi>”
        </>
      )}
    </Box>
  );
}

/** Moves the focus to the summary, for a control that disappears when it is used. */
export function focusSummary(): void {
  document.getElementById(summaryId)?.focus({ preventScroll: true });
}
