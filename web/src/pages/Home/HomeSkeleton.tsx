import { Box } from "@chakra-ui/react";
import { SoftwareCards } from "~/components/SoftwareCards";
import { Page } from "~/ui/Page";
import { Skeleton } from "~/ui/Skeleton";
import { HomeHero } from "./HomeHero";

const cards = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];

/** Skeleton of /: the hero is complete, because it needs no data. */
export function HomeSkeleton() {
  return (
    <>
      <HomeHero />
      <Page pt={{ base: "10", md: "14" }} aria-busy="true" aria-label="Loading popular categories">
        <Skeleton height={{ base: "1.7rem", md: "2.1rem" }} width="15rem" mb="6" />
        <Box ps={{ lg: "15.5rem" }}>
          <SoftwareCards form="grid">
            {cards.map((card) => (
              <li key={card}>
                <Skeleton height="13rem" borderRadius="lg" />
              </li>
            ))}
          </SoftwareCards>
        </Box>
      </Page>
    </>
  );
}
