import { Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { Button } from "../Button";

/** How a button looks that waits for what is under way. */
export const busyStyles = { "&[aria-disabled]": { opacity: 0.75, cursor: "progress" } };

/** Props of `DialogFoot`: the words for leaving, what leaving does, whether one can, and the button that goes on. */
export interface DialogFootProps {
  cancel?: string;
  onClose: () => void;
  isBusy: boolean;
  children: ReactNode;
}

/** The foot of a dialog that asks: the way out comes first, so that it has the focus where nothing else takes it. */
export function DialogFoot({ cancel = "Cancel", onClose, isBusy, children }: DialogFootProps) {
  return (
    <Flex gap="3" wrap="wrap" justify="flex-end">
      <Button
        variant="outline"
        aria-disabled={isBusy || undefined}
        css={busyStyles}
        onClick={() => isBusy || onClose()}
      >
        {cancel}
      </Button>
      {children}
    </Flex>
  );
}
