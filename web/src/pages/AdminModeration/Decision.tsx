import { Box, Flex } from "@chakra-ui/react";
import { decisionLabel } from "~/components/admin/moderation-labels";
import { Button } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";

/** Props of `Decision`: what became of the thing, what it is for screen readers, and what decides it. */
export interface DecisionProps {
  status: string;
  decidedAt: string | null | undefined;
  /** "the report on “Too slow”". */
  about: string;
  onDismiss: () => void;
  onUphold: () => void;
}

/** The two ways to decide what is open; of what was decided, how and when. */
export function Decision({ status, decidedAt, about, onDismiss, onUphold }: DecisionProps) {
  if (status !== "OPEN") {
    return (
      <Box textStyle="small" fontWeight="medium" mt="3">
        {decisionLabel(status)}
        {decidedAt && (
          <>
            {" "}
            on <CalendarDate iso={decidedAt} />
          </>
        )}
      </Box>
    );
  }
  return (
    <Flex gap="2" wrap="wrap" mt="4" data-needs-scripts>
      <Button variant="outline" size="sm" aria-label={`Dismiss ${about}`} onClick={onDismiss}>
        Dismiss
      </Button>
      <Button variant="outline" size="sm" aria-label={`Uphold ${about}`} onClick={onUphold}>
        Uphold…
      </Button>
    </Flex>
  );
}
