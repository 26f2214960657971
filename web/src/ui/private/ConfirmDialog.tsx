import { Box, chakra, Flex } from "@chakra-ui/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../Button";

const Dialog = chakra("dialog", {
  base: {
    m: "auto",
    p: "6",
    width: "calc(100vw - 2rem)",
    maxWidth: "28rem",
    bg: "bg.panel",
    color: "fg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border.strong",
    borderRadius: "lg",
    boxShadow: "raised",
    overflowWrap: "anywhere",
    "&::backdrop": { bg: "black/50" },
  },
});

/** What is asked, and the word for going on. */
export interface ConfirmDialogProps {
  heading: ReactNode;
  children: ReactNode;
  confirm: string;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something that cannot be undone. Escape and Cancel close it; the focus goes back to where it was. */
export function ConfirmDialog({ heading, children, confirm, onConfirm, onClose }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const headingId = useId();
  useEffect(() => {
    const opener = document.activeElement;
    dialog.current?.showModal();
    return () => {
      if (opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <Dialog ref={dialog} aria-labelledby={headingId} onClose={onClose}>
      <Box as="h2" id={headingId} textStyle="section" dir="auto">
        {heading}
      </Box>
      <Box color="fg.muted" mt="3">
        {children}
      </Box>
      <Flex gap="2" mt="6" justify="flex-end">
        <Button variant="outline" onClick={() => dialog.current?.close()}>
          Cancel
        </Button>
        <Button
          css={{ bg: "danger", color: "danger.contrast", "&:hover": { bg: "danger" } }}
          onClick={() => {
            dialog.current?.close();
            onConfirm();
          }}
        >
          {confirm}
        </Button>
      </Flex>
    </Dialog>
  );
}
