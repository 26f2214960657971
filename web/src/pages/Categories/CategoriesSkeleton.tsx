import { Box, Grid } from "@chakra-ui/react";
import { Page } from "~/ui/Page";
import { Skeleton } from "~/ui/Skeleton";

const rows = ["a", "b", "c", "d", "e", "f"];

/** Skeleton of /categories. */
export function CategoriesSkeleton() {
  return (
    <Page aria-busy="true" aria-label="Loading categories">
      <Skeleton height="1.25rem" width="10rem" my="4" />
      <Skeleton height="2.25rem" width="18rem" mt="2" mb="8" />
      {rows.map((row) => (
        <Box key={row} borderTopWidth="1px" borderColor="border" py="6">
          <Grid
            templateColumns={{ base: "1fr", md: "minmax(0, 5fr) minmax(0, 7fr)" }}
            columnGap="12"
            rowGap="4"
          >
            <Box>
              <Skeleton height="1.4rem" width="60%" />
              <Skeleton height="1.2rem" width="5rem" mt="1" />
              <Skeleton height="3.8rem" mt="2" />
            </Box>
            <Skeleton height="8rem" />
          </Grid>
        </Box>
      ))}
    </Page>
  );
}
