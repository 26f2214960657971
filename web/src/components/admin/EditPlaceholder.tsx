import { Box } from "@chakra-ui/react";
import { Button } from "~/ui/Button";
import { ModalDialog } from "~/ui/private/ModalDialog";
import type { Edited } from "./use-edited";

/** Props of `EditPlaceholder`: what is to be edited, as people call it ("listing"), and the state of loading it. */
export interface EditPlaceholderProps {
  heading: string;
  what: string;
  status: Edited["status"];
  onClose: () => void;
}

/** Shown while an EditDialog loads, or if it cannot. */
export function EditPlaceholder({ heading, what, status, onClose }: EditPlaceholderProps) {
  return (
    <ModalDialog heading={heading} onClose={onClose}>
      <Box role="status" color="fg.muted">
        {status === "failed"
          ? `The ${what} could not be loaded. Please close this and try again.`
          : status === "not found"
            ? `This ${what} no longer exists.`
            : "Loading…"}
      </Box>
      <Button variant="outline" mt="5" onClick={onClose}>
        Close
      </Button>
    </ModalDialog>
  );
}
