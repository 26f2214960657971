import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { CategoryListings_listings$key } from "~/relay/__generated__/CategoryListings_listings.graphql";
import { EmptyState } from "~/ui/EmptyState";
import { Pagination } from "~/ui/Pagination";
import { FitReasons } from "./FitReasons";
import { ListingCard } from "./ListingCard";

/** Props of `CategoryListings`: one page of listings, the href of another page, and why a listing has its place. */
export interface CategoryListingsProps {
  listings: CategoryListings_listings$key;
  hrefOf: (page: number) => string;
  whyOf: (softwareId: string, index: number) => ReactNode;
}

/** One page of a category's listings, best first. */
export function CategoryListings({ listings, hrefOf, whyOf }: CategoryListingsProps) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment CategoryListings_listings on CategoryListingConnection {
        edges {
          node {
            ...FitReasons_listing
            software {
              id
              databaseId
              ...ListingCard_software
            }
          }
        }
        pageCursors {
          totalPages
          around {
            page
            isCurrent
          }
        }
      }
    `,
    listings,
  );
  if (edges.length === 0) {
    return <EmptyState heading="No software found" text="Try adjusting your filters or check back later." />;
  }
  const { around, totalPages } = pageCursors;
  const current = around.find(({ isCurrent }) => isCurrent)?.page ?? 1;
  return (
    <>
      <Box as="ol" listStyleType="none">
        {edges.map(({ node }, index) => (
          <ListingCard key={node.software.id} software={node.software} fit={<FitReasons listing={node} />}>
            {whyOf(node.software.databaseId, index)}
          </ListingCard>
        ))}
      </Box>
      <Pagination
        current={current}
        total={totalPages}
        pages={around.map(({ page }) => page)}
        hrefOf={hrefOf}
      />
    </>
  );
}
