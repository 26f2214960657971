import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { NothingYet_software$key } from "~/relay/__generated__/NothingYet_software.graphql";
import { LinkButton } from "~/ui/Button";
import { Section } from "~/ui/Section";
import { writePaths } from "~/write-paths";

/** What can be done where nobody has reviewed the product yet. */
export function NothingYet({ software }: { software: NothingYet_software$key }) {
  const { databaseId, name, slug, reviewCount, isActive, isOwn } = useFragment(
    graphql`
      fragment NothingYet_software on Software {
        databaseId
        name
        slug
        reviewCount
        isActive
        isOwn
      }
    `,
    software,
  );
  if (reviewCount > 0 || !isActive) return null;
  return (
    <Section heading="What users say">
      <Box color="fg.muted" maxWidth="prose">
        Nobody has reviewed <bdi>{name}</bdi> yet, so ratings, likes and dislikes are missing here.
        {!isOwn && " If you use it, two minutes of yours help the next reader."}
      </Box>
      <Flex gap="2" wrap="wrap" mt="4">
        {!isOwn && (
          <LinkButton to={writePaths.interview({ name, slug }, { product_id: databaseId })}>
            Write the first review
          </LinkButton>
        )}
        <LinkButton to={paths.alternatives(databaseId)} variant="outline">
          See alternatives
        </LinkButton>
      </Flex>
    </Section>
  );
}
