import { Box } from "@chakra-ui/react";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "../Button";
import { busyStyles, DialogFoot } from "./DialogFoot";
import { ModalDialog } from "./ModalDialog";

/** What is asked, and the words for going on and for leaving it. */
export interface ConfirmDialogProps {
  heading: string;
  children: ReactNode;
  confirm: string;
  /** What stands on the button while that is under way. */
  busy: string;
  cancel?: string;
  /** Runs once however often it is pressed. The dialog waits for it, and cannot be left meanwhile. */
  onConfirm: () => Promise<void>;
  onClose: () => void;
}

/** Asks before something that cannot be undone. Escape closes it; the focus goes back to where it was. */
export function ConfirmDialog({
  heading,
  children,
  confirm,
  busy,
  cancel,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await onConfirm();
    } finally {
      onClose();
    }
  };
  return (
    <ModalDialog heading={heading} isBusy={isBusy} onClose={onClose}>
      <Box color="fg.muted" mb="6">
        {children}
      </Box>
      {/* Its first button has the focus: what cannot be undone is not done by Enter. */}
      <DialogFoot {...(cancel && { cancel })} isBusy={isBusy} onClose={onClose}>
        <Button
          variant="danger"
          aria-disabled={isBusy || undefined}
          css={busyStyles}
          onClick={() => void run()}
        >
          {isBusy ? busy : confirm}
        </Button>
      </DialogFoot>
    </ModalDialog>
  );
}
