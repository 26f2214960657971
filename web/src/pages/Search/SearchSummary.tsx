import { Box } from "@chakra-ui/react";
import { formatCount } from "~/ui/count";

const summaryId = "search-summary";

/** How much of each kind there is; read out when the text changes it. */
export interface SearchSummaryProps {
  query: string;
  software: number;
  categories: number;
}

/** What was searched for, and how much was found. */
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

/** Puts the focus on the summary, for a control that goes away when it is used. */
export function focusSummary(): void {
  document.getElementById(summaryId)?.focus({ preventScroll: true });
}
