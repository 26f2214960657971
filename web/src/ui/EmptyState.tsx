import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** What an empty place says, and what can be done about it. */
export interface EmptyStateProps {
  heading: string;
  text?: string;
  action?: ReactNode;
  /** For whoever is asked for help, in small letters at the end. */
  note?: string;
  /** The level of the heading: h1 only where the empty place is the whole page. */
  as?: "h1" | "h2" | "h3";
}

/** Stands where there would be a list or a page. */
export function EmptyState({ heading, text, action, note, as = "h2" }: EmptyStateProps) {
  return (
    <Box py="12" textAlign="center" maxWidth="32rem" mx="auto">
      <Box as={as} textStyle={as === "h1" ? "title" : "section"}>
        {heading}
      </Box>
      {text && (
        <Box as="p" color="fg.muted" mt="3">
          {text}
        </Box>
      )}
      {action && <Box mt="6">{action}</Box>}
      {note && (
        <Box as="p" color="fg.muted" textStyle="small" mt="6" overflowWrap="anywhere">
          {note}
        </Box>
      )}
    </Box>
  );
}
