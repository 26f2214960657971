import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { decisionLabel } from "~/components/admin/moderation-labels";
import { Button } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";

/** Props of `Decision`: the state of the item, and the buttons that decide it. */
export interface DecisionProps {
  status: string;
  decidedAt: string | null | undefined;
  children: ReactNode;
}

/** The buttons of an open item; for a decided one, how and when it was decided. */
export function Decision({ status, decidedAt, children }: DecisionProps) {
  if (status === "OPEN" || status === "PENDING" || status === "WAITING")
    return <DecisionButtons>{children}</DecisionButtons>;
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

/** A row of DecisionButtons. */
export function DecisionButtons({ children }: { children: ReactNode }) {
  return (
    <Flex gap="2" wrap="wrap" mt="4" data-needs-scripts>
      {children}
    </Flex>
  );
}

/** A button of an item; `label` also says which: "Dismiss the report on “Too slow”". */
export function DecisionButton({
  label,
  ...props
}: {
  label: string;
  onClick: () => void;
  children: string;
}) {
  return <Button variant="outline" size="sm" aria-label={label} {...props} />;
}
