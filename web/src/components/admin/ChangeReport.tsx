import { Box, Flex } from "@chakra-ui/react";
import { Button } from "~/ui/Button";
import { formatCount } from "~/ui/count";
import { ModalDialog } from "~/ui/private/ModalDialog";
import type { Changes } from "./use-changes";
import type { Selectable } from "./use-selection";

/** Lists the rows that a bulk change failed for, and why, and offers to retry them. */
export function ChangeReport<T extends Selectable>({ changes }: { changes: Changes<T> }) {
  const { report, closeReport, apply } = changes;
  if (!report) return null;
  const { change, refusals } = report;
  const again = () => {
    closeReport();
    void apply(
      { ...change, run: change.retry ?? change.run },
      refusals.map(({ row }) => row),
    );
  };
  return (
    <ModalDialog heading={`${change.failureTitle}: ${formatCount(refusals.length)}`} onClose={closeReport}>
      <Box
        as="ul"
        listStyleType="none"
        maxHeight="50vh"
        overflowY="auto"
        tabIndex={0}
        aria-label="What failed and why"
      >
        {refusals.map(({ row, problem }) => (
          <Box as="li" key={row.id} py="2" borderTopWidth="1px" borderColor="border" overflowWrap="anywhere">
            <Box fontWeight="medium" dir="auto">
              {row.name}
            </Box>
            <Box textStyle="small" color="fg.muted">
              {problem}
            </Box>
          </Box>
        ))}
      </Box>
      <Flex gap="3" mt="6" wrap="wrap" justify="flex-end">
        {change.retry && (
          <Button variant="outline" onClick={again}>
            Try these again
          </Button>
        )}
        <Button onClick={closeReport}>Close</Button>
      </Flex>
    </ModalDialog>
  );
}
