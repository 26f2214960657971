import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { Card } from "~/components/software-card-styles";
import { paths } from "~/paths";
import type { CompanyCard_company$key } from "~/relay/__generated__/CompanyCard_company.graphql";
import { Badge } from "~/ui/Badge";
import { CardTitle } from "~/ui/CardTitle";
import { formatCount } from "~/ui/count";
import { DotList } from "~/ui/DotList";
import { Logo } from "~/ui/Logo";
import { RatingLine } from "~/ui/RatingSummary";

/** A company in the list: name, location, software and its rating. */
export function CompanyCard({ company }: { company: CompanyCard_company$key }) {
  const { databaseId, name, logoUrl, isVerified, industry, location, softwareCount, avgRating, reviewCount } =
    useFragment(
      graphql`
        fragment CompanyCard_company on Company {
          databaseId
          name
          logoUrl
          isVerified
          industry
          location
          softwareCount
          avgRating
          reviewCount
        }
      `,
      company,
    );
  const facts = [industry, location].filter((fact) => Boolean(fact));
  return (
    <Card form="grid">
      <Box gridArea="logo">
        <Logo url={logoUrl} name={name} size={44} />
      </Box>
      <Flex gridArea="name" minWidth="0" wrap="wrap" align="center" columnGap="2" rowGap="1">
        <CardTitle as="h2" to={paths.company(databaseId)}>
          {name}
        </CardTitle>
        {isVerified && <Badge>Verified</Badge>}
      </Flex>
      <Box gridArea="rating">
        <RatingLine rating={avgRating} reviewCount={reviewCount} />
      </Box>
      {facts.length > 0 && (
        <Box gridArea="text" minWidth="0">
          <DotList aria-label="About the company">
            {facts.map((fact) => (
              <li key={fact} dir="auto">
                {fact}
              </li>
            ))}
          </DotList>
        </Box>
      )}
      <Box gridArea="facts" data-facts>
        <Box fontSize="sm" color="fg" fontWeight="medium">
          {formatSoftwareCount(softwareCount)}
        </Box>
      </Box>
    </Card>
  );
}

function formatSoftwareCount(count: number): string {
  if (count === 0) return "No software listed yet";
  return `${formatCount(count)} software ${count === 1 ? "listing" : "listings"}`;
}
