import { Grid } from "@chakra-ui/react";
import { Page } from "~/ui/Page";
import { Skeleton } from "~/ui/Skeleton";

/** Skeleton of a review. */
export function ReviewSkeleton() {
  return (
    <Page aria-busy="true" aria-label="Loading review">
      <Skeleton height="1.25rem" width="16rem" my="4" />
      <Grid templateColumns={{ base: "minmax(0, 1fr)", lg: "minmax(0, 1fr) 19rem" }} columnGap="14" mt="2">
        <div>
          <Skeleton height="9" width="14rem" />
          <Skeleton height={{ base: "1.8rem", md: "2.3rem" }} width="28rem" mt="4" />
          <Skeleton height="1.5rem" width="18rem" mt="3" />
          <Skeleton height="16rem" width="prose" mt="6" />
          <Skeleton height="6rem" width="prose" mt="4" />
        </div>
        <Skeleton height="16rem" borderRadius="lg" hideBelow="lg" />
      </Grid>
    </Page>
  );
}
