import { Box } from "@chakra-ui/react";
import { type ReactNode, useEffect, useRef } from "react";

/** Props of `EditConflict`: what was changed, as people call it ("listing"), and what to show and offer then. */
export interface EditConflictProps {
  what: string;
  /** It takes the focus whenever this changes. */
  conflict?: unknown;
  children: ReactNode;
}

/** Says in a form that somebody else has saved the same thing since it was opened. */
export function EditConflict({ what, conflict, children }: EditConflictProps) {
  const box = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each conflict
  useEffect(() => box.current?.focus(), [conflict]);
  return (
    <Box
      ref={box}
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
