import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { SoftwareCard } from "~/components/SoftwareCard";
import { SoftwareCards } from "~/components/SoftwareCards";
import type { CompanyOverview_company$key } from "~/relay/__generated__/CompanyOverview_company.graphql";
import { formatEmployees } from "~/ui/count";
import { Facts } from "~/ui/Facts";
import { Prose } from "~/ui/Prose";
import { paragraphs } from "~/ui/plain-text";
import { Section } from "~/ui/Section";

/** The Overview tab: facts about the company, and its best software. */
export function CompanyOverview({ company }: { company: CompanyOverview_company$key }) {
  const { name, description, industry, foundedYear, employeeCount, location, isVerified, best } = useFragment(
    graphql`
      fragment CompanyOverview_company on Company {
        name
        description
        industry
        foundedYear
        employeeCount
        location
        isVerified
        best: software(first: 2, status: LIVE) {
          edges {
            node {
              id
              ...SoftwareCard_software
            }
          }
        }
      }
    `,
    company,
  );
  return (
    <>
      {!isShort(description) && (
        <Section heading={`About ${name}`}>
          {description ? (
            <Prose text={description} maxWidth="prose" />
          ) : (
            <Box color="fg.muted">No description available.</Box>
          )}
        </Section>
      )}
      <Section heading="Company information">
        <Facts
          facts={[
            { label: "Status", value: isVerified ? "Verified" : "Unverified" },
            { label: "Industry", value: industry },
            { label: "Founded", value: foundedYear },
            { label: "Employees", value: formatEmployees(employeeCount) },
            { label: "Headquarters", value: location },
          ]}
        />
      </Section>
      {best.edges.length > 0 && (
        <Section heading="Top-rated software">
          <SoftwareCards form="grid">
            {best.edges.map(({ node }) => (
              <li key={node.id}>
                <SoftwareCard software={node} as="h3" />
              </li>
            ))}
          </SoftwareCards>
        </Section>
      )}
    </>
  );
}

/** True for a description that the header shows completely, so that it is not repeated. */
function isShort(description: string | null | undefined): boolean {
  return (
    Boolean(description) && paragraphs(description ?? "").length === 1 && (description ?? "").length <= 180
  );
}
