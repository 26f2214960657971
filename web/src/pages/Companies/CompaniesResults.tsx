import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { SoftwareCards } from "~/components/SoftwareCards";
import { paths } from "~/paths";
import type { CompaniesResults_companies$key } from "~/relay/__generated__/CompaniesResults_companies.graphql";
import type { CompaniesValues } from "~/search-params/companies";
import { LinkButton } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Pagination } from "~/ui/Pagination";
import { CompanyCard } from "./CompanyCard";

/** Props of `CompaniesResults`: one page of companies, and the page's search params. */
export interface CompaniesResultsProps {
  companies: CompaniesResults_companies$key;
  values: CompaniesValues;
}

/** One page of companies, by name. */
export function CompaniesResults({ companies, values }: CompaniesResultsProps) {
  const { edges, pageCursors } = useFragment(
    graphql`
      fragment CompaniesResults_companies on CompanyConnection {
        edges {
          node {
            id
            ...CompanyCard_company
          }
        }
        pageCursors {
          totalPages
          around {
            page
          }
        }
      }
    `,
    companies,
  );
  if (edges.length === 0) {
    const isPlain = paths.companies({ ...values, page: 1 }) === paths.companies();
    return (
      <EmptyState
        heading="No companies found"
        text={
          isPlain ? "No companies are listed yet." : "Try another name or part of a name, or fewer filters."
        }
        action={
          !isPlain && (
            <LinkButton to={paths.companies()} preventScrollReset>
              Show all companies
            </LinkButton>
          )
        }
      />
    );
  }
  return (
    <Box mt="6">
      <SoftwareCards form="grid">
        {edges.map(({ node }) => (
          <li key={node.id}>
            <CompanyCard company={node} />
          </li>
        ))}
      </SoftwareCards>
      <Pagination
        current={values.page}
        total={pageCursors.totalPages}
        pages={pageCursors.around.map(({ page }) => page)}
        hrefOf={(page) => paths.companies({ ...values, page })}
      />
    </Box>
  );
}
