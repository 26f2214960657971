import { Box, chakra, Grid } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { CategoryRow_category$key } from "~/relay/__generated__/CategoryRow_category.graphql";
import { ClampText } from "~/ui/ClampText";
import { formatCount } from "~/ui/count";
import { plainText } from "~/ui/plain-text";
import { TextLink } from "~/ui/TextLink";
import { CategoryTree } from "./CategoryTree";

const Row = chakra("li", { base: { borderBottomWidth: "1px", borderColor: "border", py: "6" } });

/** A top-level category: its description on the left, its tree on the right. */
export function CategoryRow({ category }: { category: CategoryRow_category$key }) {
  const { slug, name, description, softwareCount, ...tree } = useFragment(
    graphql`
      fragment CategoryRow_category on Category {
        slug
        name
        description
        softwareCount
        ...CategoryTree_category
      }
    `,
    category,
  );
  return (
    <Row>
      <Grid templateColumns={{ base: "1fr", md: "minmax(0, 5fr) minmax(0, 7fr)" }} columnGap="12" rowGap="4">
        <Box minWidth="0">
          <Box as="h2" textStyle="item">
            <TextLink to={paths.category(slug)} color="fg" textDecorationColor="border.strong" dir="auto">
              {name}
            </TextLink>
          </Box>
          <Box textStyle="small" color="fg.subtle" mt="1">
            {formatCount(softwareCount)} {softwareCount === 1 ? "listing" : "listings"}
          </Box>
          {description && (
            <ClampText lines={3} mt="2" textStyle="small" color="fg.muted">
              {plainText(description)}
            </ClampText>
          )}
        </Box>
        <CategoryTree category={tree} />
      </Grid>
    </Row>
  );
}
