import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { ListingHead_software$key } from "~/relay/__generated__/ListingHead_software.graphql";
import { Badge } from "~/ui/Badge";
import { LinkButton } from "~/ui/Button";
import { Logo } from "~/ui/Logo";
import { RatingLine } from "~/ui/RatingSummary";

/** The listing's name and status, and the link to its page. */
export function ListingHead({ software }: { software: ListingHead_software$key }) {
  const { databaseId, name, logoUrl, isActive, avgRating, reviewCount } = useFragment(
    graphql`
      fragment ListingHead_software on Software {
        databaseId
        name
        logoUrl
        isActive
        avgRating
        reviewCount
      }
    `,
    software,
  );
  return (
    <Flex gap="4" align="center" wrap="wrap" mt="2" mb="4">
      <Logo name={name} url={logoUrl} size={56} />
      <Box minWidth="0" flex="1 1 14rem">
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
          <Box as="h1" textStyle="title" overflowWrap="anywhere">
            Edit <bdi>{name}</bdi>
          </Box>
          <Badge tone={isActive ? "accent" : "neutral"}>{isActive ? "Live" : "Draft"}</Badge>
        </Flex>
        <Box mt="1">
          <RatingLine rating={avgRating} reviewCount={reviewCount} />
        </Box>
      </Box>
      <LinkButton to={paths.software(databaseId)} variant="outline">
        {isActive ? "View listing" : "Preview"}
      </LinkButton>
    </Flex>
  );
}
