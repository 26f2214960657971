import { Box, Grid } from "@chakra-ui/react";
import { Page } from "~/ui/Page";
import { Skeleton } from "~/ui/Skeleton";

const rows = ["a", "b", "c", "d"];

/** Skeleton of /reviews. */
export function ReviewsSkeleton() {
  return (
    <Page aria-busy="true" aria-label="Loading reviews">
      <Skeleton height="1.25rem" width="9rem" my="4" />
      <Skeleton height={{ base: "1.8rem", md: "2.3rem" }} width="18rem" mt="2" />
      <Skeleton height={{ base: "3.6rem", md: "1.8rem" }} width="38rem" mt="2" mb="6" />
      <Skeleton height={{ base: "8.5rem", md: "10" }} />
      <Skeleton height="1.3rem" width="18rem" mt="5" mb="4" />
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 19rem" }} columnGap="14">
        <div>
          {rows.map((row) => (
            <Box key={row} py="6" borderBottomWidth="1px" borderColor="border">
              <Skeleton height="1.75rem" width="12rem" mb="3" />
              <Skeleton height="1.3rem" width="14rem" />
              <Skeleton height="1.45rem" width="22rem" my="2" />
              <Skeleton height="7rem" width="prose" />
            </Box>
          ))}
        </div>
        <Skeleton height="32rem" hideBelow="lg" />
      </Grid>
    </Page>
  );
}
