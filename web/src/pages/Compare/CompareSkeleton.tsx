import { Page } from "~/ui/Page";
import { Skeleton } from "~/ui/Skeleton";

/** Skeleton of /compare. */
export function CompareSkeleton() {
  return (
    <Page pb="12" aria-busy="true" aria-label="Loading comparison">
      <Skeleton height="1.25rem" width="14rem" my="4" />
      <Skeleton height={{ base: "1.8rem", md: "2.3rem" }} width="18rem" mt="2" mb="6" />
      <Skeleton height="2.4rem" width="14rem" mb="4" />
      <Skeleton height="40rem" />
    </Page>
  );
}
