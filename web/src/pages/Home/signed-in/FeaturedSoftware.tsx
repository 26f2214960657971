import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { SoftwareCard } from "~/components/SoftwareCard";
import { SoftwareCards } from "~/components/SoftwareCards";
import type { FeaturedSoftware_directory$key } from "~/relay/__generated__/FeaturedSoftware_directory.graphql";
import { Section } from "~/ui/Section";

/** Featured software. */
export function FeaturedSoftware({ directory }: { directory: FeaturedSoftware_directory$key }) {
  const { edges } = useFragment(
    graphql`
      fragment FeaturedSoftware_directory on SoftwareConnection {
        edges {
          node {
            id
            ...SoftwareCard_software
          }
        }
      }
    `,
    directory,
  );
  return (
    <Section heading="Featured software">
      {edges.length === 0 ? (
        <Box color="fg.muted">No featured software available yet.</Box>
      ) : (
        <SoftwareCards form="grid" gridTemplateColumns={{ lg: "repeat(3, minmax(0, 1fr))" }}>
          {edges.map(({ node }) => (
            <li key={node.id}>
              <SoftwareCard software={node} as="h3" lines={2} />
            </li>
          ))}
        </SoftwareCards>
      )}
    </Section>
  );
}
