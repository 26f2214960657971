import { Box } from "@chakra-ui/react";
import { SoftwareCards } from "~/components/SoftwareCards";
import { Page } from "~/ui/Page";
import { Skeleton } from "~/ui/Skeleton";

const cards = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];

/** Skeleton of /companies. */
export function CompaniesSkeleton() {
  return (
    <Page aria-busy="true" aria-label="Loading companies">
      <Skeleton height="1.25rem" width="9rem" my="4" />
      <Skeleton height={{ base: "1.8rem", md: "2.3rem" }} width="14rem" mt="2" />
      <Skeleton height="1.45rem" width="8rem" mt="1" mb="6" />
      <Skeleton height="10" maxWidth="36rem" />
      <Box mt="6">
        <SoftwareCards form="grid">
          {cards.map((card) => (
            <li key={card}>
              <Skeleton height="11rem" borderRadius="lg" />
            </li>
          ))}
        </SoftwareCards>
      </Box>
    </Page>
  );
}
