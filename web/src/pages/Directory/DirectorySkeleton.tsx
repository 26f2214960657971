import { SoftwareCards } from "~/components/SoftwareCards";
import { Page } from "~/ui/Page";
import { Skeleton } from "~/ui/Skeleton";

const cards = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];

/** Skeleton of /software. */
export function DirectorySkeleton() {
  return (
    <Page aria-busy="true" aria-label="Loading software">
      <Skeleton height="1.25rem" width="9rem" my="4" />
      <Skeleton height={{ base: "1.8rem", md: "2.3rem" }} width="20rem" mt="2" />
      <Skeleton height="1.45rem" width="8rem" mt="1" mb="6" />
      <Skeleton height={{ base: "8.5rem", md: "10" }} />
      <Skeleton height="8" width="22rem" mt="3" mb="10" />
      <SoftwareCards form="grid">
        {cards.map((card) => (
          <li key={card}>
            <Skeleton height="14.5rem" borderRadius="lg" />
          </li>
        ))}
      </SoftwareCards>
    </Page>
  );
}
