import { Box } from "@chakra-ui/react";
import { formatCount } from "~/ui/count";

const countId = "directory-count";

/** The number of listings found; announced to screen readers when a filter changes it. */
export function DirectoryCount({ count }: { count: number }) {
  return (
    <Box role="status" id={countId} tabIndex={-1} width="fit-content" color="fg.muted" mt="1" mb="6">
      {formatCount(count)} {count === 1 ? "solution" : "solutions"}
    </Box>
  );
}

/** Moves the focus to the count, for a control that disappears when it is used. */
export function focusCount(): void {
  document.getElementById(countId)?.focus({ preventScroll: true });
}
