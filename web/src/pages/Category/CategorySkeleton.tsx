import { Box, Flex } from "@chakra-ui/react";
import { Page } from "~/ui/Page";
import { Skeleton } from "~/ui/Skeleton";

const rows = ["a", "b", "c", "d", "e"];

/** Skeleton of a category page. */
export function CategorySkeleton() {
  return (
    <Box aria-busy="true" aria-label="Loading category">
      <Page pb={{ base: "8", md: "10" }}>
        <Skeleton height="1.25rem" width="14rem" my="4" />
        <Skeleton height={{ base: "2.3rem", md: "3rem" }} width="28rem" mt={{ base: "2", md: "4" }} />
        <Skeleton height="3.6rem" width="38rem" mt="4" />
      </Page>
      <Box borderBlockWidth="1px" borderColor="border">
        <Page py="3">
          <Skeleton height="10" width="26rem" />
        </Page>
      </Box>
      <Page>
        {rows.map((row) => (
          <Flex key={row} gap="6" py="7" borderBottomWidth="1px" borderColor="border">
            <Skeleton width="4rem" height="4rem" flexShrink="0" />
            <Box flex="1">
              <Skeleton height="1.7rem" width="14rem" />
              <Skeleton height="1.3rem" width="9rem" mt="1" />
              <Skeleton height="6.5rem" mt="5" />
            </Box>
            <Skeleton width="13rem" height="9rem" hideBelow="md" />
          </Flex>
        ))}
      </Page>
    </Box>
  );
}
