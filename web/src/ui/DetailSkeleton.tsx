import { Box, Flex, Grid } from "@chakra-ui/react";
import { Page } from "./Page";
import { Skeleton } from "./Skeleton";

/** A listing or a company while it is on its way: the same lines at the same places. */
export function DetailSkeleton({ label }: { label: string }) {
  return (
    <Page pb="8" aria-busy="true" aria-label={label}>
      <Skeleton height="1.25rem" width="14rem" my="4" />
      <Flex gap={{ base: "4", md: "6" }} mt="2">
        <Skeleton width="72px" height="72px" flexShrink="0" />
        <Box flex="1">
          <Skeleton height={{ base: "1.8rem", md: "2.3rem" }} width="16rem" />
          <Skeleton height="1.3rem" width="8rem" mt="1" />
          <Skeleton height="1.3rem" width="12rem" mt="2" />
        </Box>
      </Flex>
      <Skeleton height="3.6rem" width="38rem" mt="5" />
      <Skeleton height="2.9rem" mt="6" />
      <Grid templateColumns={{ lg: "minmax(0, 1fr) 18rem" }} gap={{ base: "12", lg: "14" }} pt="8">
        <Box>
          <Skeleton height="1.7rem" width="12rem" mb="4" />
          <Skeleton height="12rem" maxWidth="prose" />
        </Box>
        <Box>
          <Skeleton height="1rem" width="7rem" mb="3" />
          <Skeleton height="9rem" />
          <Skeleton height="1rem" width="9rem" mt="8" mb="3" />
          <Skeleton height="11rem" />
        </Box>
      </Grid>
    </Page>
  );
}
