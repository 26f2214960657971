import { Box } from "@chakra-ui/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "~/ui/Button";
import { CopyField } from "./CopyField";

/** Props of `ShownOnce`: the secret, what people call it, what to do with it, and a callback for when it has been copied. */
export interface ShownOnceProps {
  heading: ReactNode;
  secret: string;
  what: "token" | "secret";
  children: ReactNode;
  onDone: () => void;
}

/** Shows a new secret, only this once: it takes the focus, so that it is not missed. */
export function ShownOnce({ heading, secret, what, children, onDone }: ShownOnceProps) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  useEffect(() => box.current?.focus(), []);
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={id}
      aria-describedby={`${id}-once`}
      mb="6"
      p={{ base: "4", md: "5" }}
      bg="accent.subtle"
      borderRadius="lg"
    >
      <Box as="h3" id={id} textStyle="item" overflowWrap="anywhere">
        {heading}
      </Box>
      <Box as="p" id={`${id}-once`} mt="1" mb="3">
        {children}
      </Box>
      <CopyField url={secret} label={what === "token" ? "Token" : "Secret"} what={what} />
      <Button variant="outline" size="sm" mt="3" onClick={onDone}>
        I have saved it
      </Button>
    </Box>
  );
}
