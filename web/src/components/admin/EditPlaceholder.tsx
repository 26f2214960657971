import { Box } from "@chakra-ui/react";
import { useEffect } from "react";
import { Button } from "~/ui/Button";
import { ModalDialog } from "~/ui/private/ModalDialog";
import { useSessionLost } from "./use-admin-error";

/** Props of `EditPlaceholder`: the kind of object, and the state of loading; `found` is null while loading. */
export interface EditPlaceholderProps {
  heading: string;
  /** As people call it: "listing". */
  what: string;
  isFailed: boolean;
  found: "nothing" | "no administration" | null;
  onClose: () => void;
}

/** Shown while an EditDialog loads, or if it cannot. A lost session leads to /admin. */
export function EditPlaceholder({ heading, what, isFailed, found, onClose }: EditPlaceholderProps) {
  const sessionLost = useSessionLost();
  const isLost = found === "no administration";
  // biome-ignore lint/correctness/useExhaustiveDependencies: once it is lost
  useEffect(() => {
    if (isLost) sessionLost();
  }, [isLost]);
  return (
    <ModalDialog heading={heading} onClose={onClose}>
      <Box role="status" color="fg.muted">
        {isFailed
          ? `The ${what} could not be loaded. Please close this and try again.`
          : found === "nothing"
            ? `This ${what} no longer exists.`
            : "Loading…"}
      </Box>
      <Button variant="outline" mt="5" onClick={onClose}>
        Close
      </Button>
    </ModalDialog>
  );
}
