import { Box, chakra } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { CategoryHit_category$key } from "~/relay/__generated__/CategoryHit_category.graphql";
import { CardTitle } from "~/ui/CardTitle";
import { ClampText } from "~/ui/ClampText";
import { formatCount } from "~/ui/count";
import { plainText } from "~/ui/plain-text";
import { TextLink } from "~/ui/TextLink";

const Card = chakra("article", {
  base: {
    position: "relative",
    display: "flex",
    flexDirection: "column",
    gap: "2",
    height: "full",
    p: "5",
    bg: "bg.panel",
    borderWidth: "1px",
    borderColor: "border",
    borderRadius: "lg",
    transitionProperty: "border-color",
    transitionDuration: "fast",
    _hover: { borderColor: "border.strong" },
    // The title's link covers the card (CardTitle); the other link is above it.
    "& :not(h2) > a": { position: "relative" },
  },
});

/** Props of `CategoryHit`; `query` is highlighted in its name. */
export interface CategoryHitProps {
  category: CategoryHit_category$key;
  query: string;
}

/** A category in the results: its name searches for its software, a second link goes to its page. */
export function CategoryHit({ category, query }: CategoryHitProps) {
  const { slug, name, categoryType, description, softwareCount } = useFragment(
    graphql`
      fragment CategoryHit_category on Category {
        slug
        name
        categoryType
        description
        softwareCount
      }
    `,
    category,
  );
  return (
    <Card>
      <CardTitle as="h2" to={paths.search({ query: name })} mark={query}>
        {name}
      </CardTitle>
      <Box fontSize="xs" color="fg.subtle">
        {categoryType === "SERVICE" ? "Services" : "Software"} · {formatCount(softwareCount)}{" "}
        {softwareCount === 1 ? "listing" : "listings"}
      </Box>
      {description && (
        <ClampText lines={3} textStyle="small" color="fg.muted">
          {plainText(description)}
        </ClampText>
      )}
      <Box mt="auto" pt="1" fontSize="sm">
        <TextLink to={paths.category(slug)}>
          Best <bdi>{name}</bdi>
        </TextLink>
      </Box>
    </Card>
  );
}
