import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { CompanyFigures_viewer$key } from "~/relay/__generated__/CompanyFigures_viewer.graphql";
import { formatCount } from "~/ui/count";

/** How many companies one has, with their listings and the reviews of those; absent without a company. */
export function CompanyFigures({ viewer }: { viewer: CompanyFigures_viewer$key }) {
  const data = useFragment(
    graphql`
      fragment CompanyFigures_viewer on User {
        companies(first: 100) {
          edges {
            node {
              softwareCount
              reviewCount
            }
          }
        }
      }
    `,
    viewer,
  );
  const companies = data.companies.edges.map(({ node }) => node);
  if (companies.length === 0) return null;
  const sum = (key: "softwareCount" | "reviewCount") =>
    companies.reduce((total, company) => total + company[key], 0);
  const figures = [
    { label: companies.length === 1 ? "company" : "companies", value: companies.length },
    { label: sum("softwareCount") === 1 ? "listing" : "listings", value: sum("softwareCount") },
    { label: sum("reviewCount") === 1 ? "review" : "reviews", value: sum("reviewCount") },
  ];
  return (
    <Box as="section" aria-label="Your companies" pb="8" mb="8" borderBottomWidth="1px" borderColor="border">
      <Flex as="ul" listStyleType="none" wrap="wrap" columnGap="12" rowGap="4">
        {figures.map(({ label, value }) => (
          <li key={label}>
            <Box textStyle="figure" fontSize="3xl" color="accent.fg">
              {formatCount(value)}
            </Box>
            <Box textStyle="small" color="fg.muted">
              {label}
            </Box>
          </li>
        ))}
      </Flex>
    </Box>
  );
}
