import { Box, chakra, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Button } from "~/ui/Button";
import { formatCount } from "~/ui/count";
import type { Changes } from "./use-changes";
import { maxSelected, type Selectable, type Selection } from "./use-selection";

const Bar = chakra("section", {
  base: {
    position: "sticky",
    bottom: "3",
    zIndex: "sticky",
    mt: "4",
    px: "4",
    py: "3",
    display: "flex",
    flexWrap: "wrap",
    alignItems: "center",
    columnGap: "4",
    rowGap: "2",
    bg: "bg.panel",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border.strong",
    borderRadius: "lg",
    boxShadow: "raised",
  },
});

/** Props of `BulkBar`: the selected rows, and the buttons for their changes. */
export interface BulkBarProps<T extends Selectable> {
  selection: Selection<T>;
  changes: Changes<T>;
  children: ReactNode;
}

/** Stands under a list while something in it is chosen: how much, what can be done with it, and how far that is. */
export function BulkBar<T extends Selectable>({ selection, changes, children }: BulkBarProps<T>) {
  const { chosen } = selection;
  const { running } = changes;
  if (chosen.length === 0 && !running) return null;
  return (
    <Bar aria-label="Selected" data-selected>
      {running ? (
        <>
          <Box flex="1 1 12rem" textStyle="small" role="status">
            {running.busy}: {formatCount(running.count)} of {formatCount(running.total)}
            <progress
              value={running.count}
              max={running.total}
              aria-label={running.busy}
              style={{ display: "block", width: "100%" }}
            />
          </Box>
          <Button variant="outline" size="sm" onClick={running.stop}>
            Stop
          </Button>
        </>
      ) : (
        <>
          <Box textStyle="small" fontWeight="medium" role="status">
            {formatCount(chosen.length)} selected
            {chosen.length === maxSelected && ", the maximum"}
          </Box>
          <Flex gap="2" wrap="wrap" flex={{ base: "1 1 100%", md: "1" }} order={{ base: 1, md: 0 }}>
            {children}
          </Flex>
          <Button variant="quiet" size="sm" ms="auto" onClick={() => selection.clear()}>
            Clear selection
          </Button>
        </>
      )}
    </Bar>
  );
}
