import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { FilterForm } from "~/components/filters/FilterForm";
import { paths } from "~/paths";
import type { CompanyBar_company$key } from "~/relay/__generated__/CompanyBar_company.graphql";
import type { CompanyBar_viewer$key } from "~/relay/__generated__/CompanyBar_viewer.graphql";
import { type DashboardValues, dashboardParams } from "~/search-params/dashboard";
import { Logo } from "~/ui/Logo";
import { Select } from "~/ui/Select";
import { TextLink } from "~/ui/TextLink";
import { CreateCompany } from "./company/CreateCompany";

/** Props of `CompanyBar`: the viewer's companies, the current one, and the page's search params. */
export interface CompanyBarProps {
  viewer: CompanyBar_viewer$key;
  company: CompanyBar_company$key;
  values: DashboardValues;
}

/** The dashboard's company, with a select if there are several. */
export function CompanyBar({ viewer, company, values }: CompanyBarProps) {
  const { companies } = useFragment(
    graphql`
      fragment CompanyBar_viewer on User {
        companies(first: 100) {
          edges {
            node {
              databaseId
              name
            }
          }
        }
      }
    `,
    viewer,
  );
  const { databaseId, name, logoUrl } = useFragment(
    graphql`
      fragment CompanyBar_company on Company {
        databaseId
        name
        logoUrl
      }
    `,
    company,
  );
  return (
    <Flex align="center" gap="4" wrap="wrap" mb="6">
      <Logo name={name} url={logoUrl} size={48} />
      <Box minWidth="0" flex="1 1 16rem">
        <Box as="h1" textStyle="title" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </Box>
        <TextLink to={paths.company(databaseId)}>Public page</TextLink>
      </Box>
      <CreateCompany variant="outline">New company</CreateCompany>
      {companies.edges.length > 1 && (
        <FilterForm
          aria-label="Choose a company"
          action={paths.dashboard()}
          hrefOf={(sent) => paths.dashboard(dashboardParams.read(sent))}
          keeps={{ tab: values.tab }}
        >
          <Select
            label="Company"
            name="company"
            value={databaseId}
            options={companies.edges.map(({ node }) => ({ value: node.databaseId, label: node.name }))}
          />
        </FilterForm>
      )}
    </Flex>
  );
}
