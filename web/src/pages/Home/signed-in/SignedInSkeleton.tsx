import { Box } from "@chakra-ui/react";
import { SoftwareCards } from "~/components/SoftwareCards";
import { Page } from "~/ui/Page";
import { Skeleton } from "~/ui/Skeleton";

const cards = ["a", "b", "c", "d", "e", "f"];

/** Skeleton of the signed-in home page. */
export function SignedInSkeleton() {
  return (
    <Box as="section" aria-busy="true" aria-label="Loading your home">
      <Box bg="bg.subtle" borderBottomWidth="1px" borderColor="border">
        <Page py={{ base: "8", md: "12" }}>
          <Skeleton height={{ base: "2.3rem", md: "3rem" }} width="20rem" mb="5" />
          <Skeleton height="12" width="38rem" />
        </Page>
      </Box>
      <Page pt={{ base: "8", md: "10" }}>
        <Skeleton height={{ base: "1.7rem", md: "2.1rem" }} width="15rem" mb="4" />
        <SoftwareCards form="grid">
          {cards.map((card) => (
            <li key={card}>
              <Skeleton height="13rem" borderRadius="lg" />
            </li>
          ))}
        </SoftwareCards>
      </Page>
    </Box>
  );
}
