import { Box, Flex } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";
import { Button } from "../Button";
import { Close } from "../icons";

/** What stands around the fields of one row: what it is called, how it moves, and what is in it. */
export interface RowFrameProps {
  heading: string;
  remove: () => void;
  /** Buttons beside the one that removes it. */
  buttons?: ReactNode;
  children: ReactNode;
}

/** One of several things of a form, as a group with a name. */
export function RowFrame({ heading, remove, buttons, children }: RowFrameProps) {
  const id = useId();
  return (
    <Box
      role="group"
      aria-labelledby={id}
      data-row
      p="4"
      mb="4"
      borderWidth="1px"
      borderStyle="solid"
      borderColor="border"
      borderRadius="lg"
    >
      <Flex justify="space-between" align="center" gap="2" mt="-2" mb="2">
        <Box id={id} fontWeight="semibold">
          {heading}
        </Box>
        <Flex>
          {buttons}
          <Button variant="quiet" size="icon" aria-label={`Remove ${heading}`} onClick={remove}>
            <Close />
          </Button>
        </Flex>
      </Flex>
      <Flex direction="column" gap="4">
        {children}
      </Flex>
    </Box>
  );
}
