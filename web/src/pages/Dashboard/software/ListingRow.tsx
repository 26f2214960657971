import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { ListingRow_software$key } from "~/relay/__generated__/ListingRow_software.graphql";
import { Badge } from "~/ui/Badge";
import { LinkButton } from "~/ui/Button";
import { Logo } from "~/ui/Logo";
import { MaybeLink } from "~/ui/MaybeLink";
import { RatingLine } from "~/ui/RatingSummary";

/** A listing of the company: its name, its status, and links to its page and its editor. */
export function ListingRow({ software }: { software: ListingRow_software$key }) {
  const { databaseId, name, logoUrl, isActive, avgRating, reviewCount, category } = useFragment(
    graphql`
      fragment ListingRow_software on Software {
        databaseId
        name
        logoUrl
        isActive
        avgRating
        reviewCount
        category {
          name
        }
      }
    `,
    software,
  );
  return (
    <Flex
      as="li"
      gap="4"
      py="4"
      wrap="wrap"
      align="center"
      borderBottomWidth="1px"
      borderColor="border"
      overflowWrap="anywhere"
    >
      <Logo url={logoUrl} name={name} size={48} />
      <Box flex="1 1 14rem" minWidth="0">
        <Flex wrap="wrap" align="center" columnGap="3" rowGap="1">
          <Box as="h3" textStyle="item" dir="auto">
            <MaybeLink to={paths.softwareEditor(databaseId)}>{name}</MaybeLink>
          </Box>
          <Badge tone={isActive ? "accent" : "neutral"}>{isActive ? "Live" : "Draft"}</Badge>
        </Flex>
        <Flex wrap="wrap" columnGap="4" rowGap="1" mt="1" align="center" textStyle="small" color="fg.muted">
          <RatingLine rating={avgRating} reviewCount={reviewCount} />
          {category ? <bdi>{category.name}</bdi> : "No active category"}
        </Flex>
      </Box>
      <Flex gap="2" wrap="wrap">
        <LinkButton to={paths.software(databaseId)} variant="outline" size="sm">
          {isActive ? "View" : "Preview"}
          <Box as="span" srOnly>{` ${name}`}</Box>
        </LinkButton>
        <LinkButton to={paths.softwareEditor(databaseId)} variant="outline" size="sm">
          Edit
          <Box as="span" srOnly>{` ${name}`}</Box>
        </LinkButton>
      </Flex>
    </Flex>
  );
}
