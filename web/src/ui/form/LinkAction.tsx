import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Button } from "../Button";
import { NeedsScripts } from "./FormPage";
import type { EmailLink } from "./use-email-link";

/** Props of `LinkAction`: what the link is for, and the words on the button. */
export interface LinkActionProps {
  link: Pick<EmailLink<unknown>, "failure" | "isBusy" | "run">;
  /** Begins the sentence for browsers without scripts. */
  what: string;
  /** What stands on the button while that is under way. */
  busy: string;
  children: ReactNode;
}

/**
 * The button that takes a mailed link up. Not by itself: programs that open the links of mails must not answer for whoever they
 * come to.
 */
export function LinkAction({ link: { failure, isBusy, run }, what, busy, children }: LinkActionProps) {
  return (
    <>
      <NeedsScripts what={what} />
      <Box role="alert" color="danger" _empty={{ mb: "-6" }}>
        {failure}
      </Box>
      <Button data-needs-scripts aria-disabled={isBusy || undefined} onClick={() => void run()}>
        {isBusy ? busy : children}
      </Button>
    </>
  );
}
