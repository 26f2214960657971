import type { ReviewerRole } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { FoundMore_matches$key } from "~/relay/__generated__/FoundMore_matches.graphql";
import { TextLink } from "~/ui/TextLink";
import { writePaths } from "~/write-paths";
import { ProductRow, ProductRows } from "./ProductRow";

/** Props of `FoundMore`: the first results, the reviewer's role, and the search text. */
export interface FoundMoreProps {
  matches: FoundMore_matches$key;
  role: ReviewerRole;
  text: string;
}

/** The search results, each with a link to its review. */
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
          No software found for “<bdi>{text}</bdi>”.{" "}
          <TextLink to={writePaths.suggest({ name: text, role })}>Suggest a product</TextLink>
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
