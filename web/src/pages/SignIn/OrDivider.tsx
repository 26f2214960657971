import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";

/** A line with a label between two ways to sign in. */
export function OrDivider({ children }: { children: ReactNode }) {
  return (
    <Flex align="center" gap="3" my="6" textStyle="small" color="fg.subtle">
      <Box flex="1" borderTopWidth="1px" borderColor="border" />
      {children}
      <Box flex="1" borderTopWidth="1px" borderColor="border" />
    </Flex>
  );
}
