import { Box, Flex } from "@chakra-ui/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "~/ui/Button";
import { CopyField } from "./CopyField";

/** Props of `ShownOnceBox`: what to do with the secrets, the secrets, buttons beside the last one, its label, and a callback for it. */
export interface ShownOnceBoxProps {
  heading: ReactNode;
  advice: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  done?: string;
  onDone: () => void;
}

/** A box of new secrets, which are shown only this once: it takes the focus, so that they are not missed. */
export function ShownOnceBox({
  heading,
  advice,
  children,
  actions,
  done = "I have saved it",
  onDone,
}: ShownOnceBoxProps) {
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
        {advice}
      </Box>
      {children}
      <Flex gap="3" wrap="wrap" mt="3">
        {actions}
        <Button variant="outline" size="sm" onClick={onDone}>
          {done}
        </Button>
      </Flex>
    </Box>
  );
}

/** Props of `ShownOnce`: the secret, what people call it, what to do with it, and a callback for when it has been copied. */
export interface ShownOnceProps {
  heading: ReactNode;
  secret: string;
  what: "token" | "secret";
  children: ReactNode;
  onDone: () => void;
}

/** Shows a new secret, only this once. */
export function ShownOnce({ heading, secret, what, children, onDone }: ShownOnceProps) {
  return (
    <ShownOnceBox heading={heading} advice={children} onDone={onDone}>
      <CopyField url={secret} label={what === "token" ? "Token" : "Secret"} what={what} />
    </ShownOnceBox>
  );
}
