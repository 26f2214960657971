import { Box, Flex, Grid } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { CompareButton } from "~/components/compare/CompareButton";
import { SaveToLists } from "~/components/SaveToLists";
import { paths } from "~/paths";
import type { ListingCard_software$key } from "~/relay/__generated__/ListingCard_software.graphql";
import { Logo } from "~/ui/Logo";
import { MaybeLink } from "~/ui/MaybeLink";
import { RatingSummary } from "~/ui/RatingSummary";
import { TabPanels } from "~/ui/TabPanels";
import { ListingOverview } from "./ListingOverview";
import { ProsAndCons } from "./ProsAndCons";
import { SellerDetails } from "./SellerDetails";

/** One listing: who it is on the left, how it is weighed on the right. */
export function ListingCard({ software }: { software: ListingCard_software$key }) {
  const data = useFragment(
    graphql`
      fragment ListingCard_software on Software {
        databaseId
        name
        logoUrl
        isSaved
        avgRating
        reviewCount
        histogram {
          stars
          count
        }
        company {
          databaseId
          name
          ...SellerDetails_company
        }
        ...ListingOverview_software
        ...ProsAndCons_software
      }
    `,
    software,
  );
  const { databaseId, name, logoUrl, avgRating, reviewCount, histogram, company } = data;
  const [isRequested, setRequested] = useState(false);
  const tabs = [
    { key: "overview", label: "Overview", content: <ListingOverview software={data} /> },
    {
      key: "points",
      label: "Pros and Cons",
      content: <ProsAndCons software={data} isRequested={isRequested} />,
      onOpen: () => setRequested(true),
    },
    ...(company
      ? [{ key: "seller", label: "Seller Details", content: <SellerDetails company={company} /> }]
      : []),
  ];
  return (
    <Box as="li" py="7" borderBottomWidth="1px" borderColor="border">
      <Grid
        as="article"
        templateColumns={{ base: "auto minmax(0, 1fr)", md: "auto minmax(0, 1fr) 13rem" }}
        columnGap={{ base: "4", md: "6" }}
        rowGap="4"
      >
        <Logo url={logoUrl} name={name} size={64} />
        <Box minWidth="0" alignSelf="center">
          <Box as="h2" textStyle="item" fontSize="xl" dir="auto">
            <MaybeLink to={paths.software(databaseId)}>{name}</MaybeLink>
          </Box>
          {company && (
            <Box textStyle="small" color="fg.muted">
              By <MaybeLink to={paths.company(company.databaseId)}>{company.name}</MaybeLink>
            </Box>
          )}
        </Box>
        {/* On a phone the figure is enough: five bars for each listing would push the next one off the screen. */}
        <Box
          gridColumn={{ base: "1 / -1", md: "3" }}
          gridRow={{ md: "1 / span 2" }}
          css={{ "& ul": { hideBelow: "md" } }}
        >
          <RatingSummary rating={avgRating} reviewCount={reviewCount} histogram={histogram} />
          <Flex wrap="wrap" gap="2" mt="4">
            <CompareButton software={data} size="sm" />
            <SaveToLists software={data} size="sm" />
          </Flex>
        </Box>
        <Box gridColumn={{ base: "1 / -1", md: "2" }} minWidth="0">
          <TabPanels label={`About ${name}`} tabs={tabs} />
        </Box>
      </Grid>
    </Box>
  );
}
