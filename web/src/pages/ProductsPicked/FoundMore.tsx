import type { ReviewerRole } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { FoundMore_matches$key } from "~/relay/__generated__/FoundMore_matches.graphql";
import { ProductRow, ProductRows } from "./ProductRow";

/** Props of `FoundMore`: the first ones, the role that reviews them, and the text that found them. */
export interface FoundMoreProps {
  matches: FoundMore_matches$key;
  role: ReviewerRole;
  text: string;
}

/** What a search found, each with the way to its review. */
export function FoundMore({ matches, role, text }: FoundMoreProps) {
  const { edges } = useFragment(
    graphql`
      fragment FoundMore_matches on SoftwareConnection {
        edges {
          node {
            databaseId
            ...ProductRow_software
          }
        }
      }
    `,
    matches,
  );
  const summary = edges.length === 1 ? "1 product found" : `${edges.length} products found`;
  return (
    <>
      {edges.length > 0 && (
        <span data-visually-hidden role="status">
          {summary}
        </span>
      )}
      {edges.length === 0 ? (
        <Box as="p" role="status" color="fg.muted">
          No software found for “<bdi>{text}</bdi>”.
        </Box>
      ) : (
        <ProductRows>
          {edges.map(({ node }) => (
            <ProductRow key={node.databaseId} software={node} role={role} />
          ))}
        </ProductRows>
      )}
    </>
  );
}
