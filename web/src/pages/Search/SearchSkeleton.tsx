import { SoftwareCards } from "~/components/SoftwareCards";
import { Page } from "~/ui/Page";
import { Skeleton } from "~/ui/Skeleton";

const cards = ["a", "b", "c", "d", "e", "f", "g", "h", "i"];

/** Skeleton of /search. */
export function SearchSkeleton() {
  return (
    <Page aria-busy="true" aria-label="Loading results">
      <Skeleton height="1.25rem" width="9rem" my="4" />
      <Skeleton height={{ base: "1.8rem", md: "2.3rem" }} width="16rem" mt="2" mb="5" />
      <Skeleton height="12" width="38rem" />
      <Skeleton height="1.45rem" width="18rem" mt="4" mb="5" />
      <Skeleton height="3.1rem" mb="6" />
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
