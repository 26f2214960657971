import { Box, Flex } from "@chakra-ui/react";
import { useEffect, useRef } from "react";
import { paths } from "~/paths";
import { AnchorButton, Button } from "~/ui/Button";

/** What it takes: which listing, and what lets the next saving write over what others changed. */
export interface ChangedMeanwhileProps {
  databaseId: string;
  writeOver: () => void;
}

/** Says that somebody else was faster, and lets one look and choose. Within the form: its second button sends it. */
export function ChangedMeanwhile({ databaseId, writeOver }: ChangedMeanwhileProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
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
      <Box fontWeight="semibold">Someone else has changed this listing since you opened it.</Box>
      <p>
        Your changes were not saved, but nothing you typed is lost. View the current version, then save yours:
        only the fields that you changed are overwritten.
      </p>
      <Flex gap="3" mt="3" wrap="wrap">
        <AnchorButton variant="outline" href={paths.software(databaseId)} target="_blank" rel="noreferrer">
          View current version
        </AnchorButton>
        <Button type="submit" onClick={writeOver}>
          Save my version
        </Button>
      </Flex>
    </Box>
  );
}
