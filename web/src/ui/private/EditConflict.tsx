import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** Props of `EditConflict`: what was changed, as people call it ("listing"), and what to show and offer then. */
export interface EditConflictProps {
  what: string;
  children: ReactNode;
}

const focus = (box: HTMLDivElement | null) => box?.focus();

/** Says in a form that somebody else has saved the same thing since it was opened. Takes the focus; another `key` takes it again. */
export function EditConflict({ what, children }: EditConflictProps) {
  return (
    <Box
      ref={focus}
      tabIndex={-1}
      role="alert"
      p="4"
      bg="danger.subtle"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="danger"
      borderRadius="md"
    >
      <Box fontWeight="semibold">Someone else has changed this {what} since you opened it.</Box>
      {children}
    </Box>
  );
}
