import { Box, Grid } from "@chakra-ui/react";
import { Skeleton } from "~/ui/Skeleton";

const rows = ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"];

/** Skeleton of the choice of products. */
export function PickProductsSkeleton() {
  return (
    <Grid
      aria-busy="true"
      aria-label="Loading software"
      templateColumns={{ base: "minmax(0, 1fr)", lg: "12rem minmax(0, 1fr) 17rem" }}
      columnGap="8"
      rowGap="4"
      mt={{ base: "6", md: "8" }}
    >
      <Skeleton height="32rem" hideBelow="lg" />
      <div>
        <Skeleton height="12" />
        <Skeleton height="12" mt="4" hideFrom="lg" />
        <Grid templateColumns="repeat(auto-fill, minmax(min(16rem, 100%), 1fr))" gap="3" mt="6">
          {rows.map((row) => (
            <Skeleton key={row} height="14" borderRadius="lg" />
          ))}
        </Grid>
      </div>
      <Box hideBelow="lg">
        <Skeleton height="12rem" borderRadius="lg" />
      </Box>
    </Grid>
  );
}
