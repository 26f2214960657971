import { shownRating } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { LeadButton } from "~/components/leads/LeadButton";
import { paths } from "~/paths";
import type { CompanyAside_company$key } from "~/relay/__generated__/CompanyAside_company.graphql";
import { AsideBlock } from "~/ui/AsideBlock";
import { formatCount } from "~/ui/count";
import { Facts } from "~/ui/Facts";
import { formatDate } from "~/ui/relative-time";
import { Stars } from "~/ui/Stars";
import { TextLink } from "~/ui/TextLink";
import { ClaimCompany } from "./ClaimCompany";

/** What a visitor can ask the company for. */
const requests = [
  { kind: "CONTACT", label: "Contact Company" },
  { kind: "INFORMATION", label: "Request Information" },
  { kind: "SCHEDULE", label: "Schedule Demo" },
] as const;

/** Next to the tabs: facts about the company. */
export function CompanyAside({ company }: { company: CompanyAside_company$key }) {
  const data = useFragment(
    graphql`
      fragment CompanyAside_company on Company {
        databaseId
        viewerRole
        softwareCount
        reviewCount
        avgRating
        location
        createdAt
        ...ClaimCompany_company
      }
    `,
    company,
  );
  const { databaseId, viewerRole, softwareCount, reviewCount, avgRating, location, createdAt } = data;
  const countLink = (tab: "software" | "reviews", count: number) => (
    <TextLink to={paths.company(databaseId, { tab })} preventScrollReset>
      {formatCount(count)}
    </TextLink>
  );
  return (
    <Flex as="aside" direction="column" gap="8" minWidth="0" aria-label="Details">
      <AsideBlock heading="Details">
        <Facts
          facts={[
            {
              label: "Rating",
              value:
                typeof avgRating === "number" ? (
                  <Flex as="span" align="center" gap="2">
                    <Stars rating={avgRating} />
                    <Box as="span" textStyle="figure" color="rating.fg" aria-hidden>
                      {shownRating(avgRating)}
                    </Box>
                  </Flex>
                ) : null,
            },
            { label: "Software", value: countLink("software", softwareCount) },
            { label: "Reviews", value: countLink("reviews", reviewCount) },
            { label: "Headquarters", value: location },
            { label: "Listed since", value: formatDate(new Date(createdAt)) },
          ]}
        />
        {/* Members do not send leads to their own company. */}
        {!viewerRole && (
          <Flex direction="column" gap="2" mt="5">
            {requests.map((request) => (
              <LeadButton key={request.kind} {...request} about={{ companyId: databaseId }} />
            ))}
          </Flex>
        )}
      </AsideBlock>
      <ClaimCompany company={data} />
    </Flex>
  );
}
