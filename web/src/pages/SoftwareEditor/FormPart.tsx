import { Box, Flex } from "@chakra-ui/react";
import { type ReactNode, useId } from "react";

/** What a part of a long form takes: its heading, and its fields. */
export interface FormPartProps {
  heading: string;
  children: ReactNode;
}

/** A part of a long form under a heading of its own. */
export function FormPart({ heading, children }: FormPartProps) {
  const id = useId();
  return (
    <Box as="section" aria-labelledby={id} pt="4" minWidth="0">
      <Box as="h2" id={id} textStyle="section" mb="4">
        {heading}
      </Box>
      <Flex direction="column" gap="5">
        {children}
      </Flex>
    </Box>
  );
}
