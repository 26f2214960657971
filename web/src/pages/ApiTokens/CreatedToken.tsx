import { Box } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { CopyField } from "~/components/share/CopyField";
import { Button } from "~/ui/Button";

/** Props of `CreatedToken`: the name and the secret of a new token, and a callback for when it has been copied. */
export interface CreatedTokenProps {
  name: string;
  secret: string;
  onDone: () => void;
}

/** Shows a new token, only this once: it takes the focus, so that it is not missed. */
export function CreatedToken({ name, secret, onDone }: CreatedTokenProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <Box
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby="made-token"
      aria-describedby="made-token-once"
      mb="6"
      p={{ base: "4", md: "5" }}
      bg="accent.subtle"
      borderRadius="lg"
    >
      <Box as="h3" id="made-token" textStyle="item" overflowWrap="anywhere">
        “<bdi>{name}</bdi>” was created
      </Box>
      <Box as="p" id="made-token-once" mt="1" mb="3">
        Copy the token now and store it like a password. It is shown only once: we keep no copy.
      </Box>
      <CopyField url={secret} label="Token" what="token" />
      <Button variant="outline" size="sm" mt="3" onClick={onDone}>
        I have saved it
      </Button>
    </Box>
  );
}
