import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A line between two ways in, with the words that lead to the second. */
export function OrDivider({ children }: { children: ReactNode }) {
  return (
    <Flex align="center" gap="3" my="6" textStyle="small" color="fg.subtle">
      <Box flex="1" borderTopWidth="1px" borderColor="border" />
      {children}
      <Box flex="1" borderTopWidth="1px" borderColor="border" />
    </Flex>
  );
}
