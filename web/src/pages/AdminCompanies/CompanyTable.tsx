import { Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { BulkBar, BulkButton } from "~/components/admin/BulkBar";
import { RecordList } from "~/components/admin/RecordList";
import { UnsavedChanges } from "~/components/admin/UnsavedEdits";
import { useBulkChanges } from "~/components/admin/use-bulk-changes";
import { paths } from "~/paths";
import type { CompanyTable_companies$key } from "~/relay/__generated__/CompanyTable_companies.graphql";
import type { AdminCompaniesValues } from "~/search-params/admin-companies";
import { Badge } from "~/ui/Badge";
import { Button, LinkButton } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";
import { formatCount } from "~/ui/count";
import { Logo } from "~/ui/Logo";
import { DeleteCompanies } from "./DeleteCompanies";
import { companyDrafts, EditCompany } from "./EditCompany";
import { type CompanyRecord, useCompanyChanges } from "./use-company-changes";

/** Props of `CompanyTable`: a page of companies, and the page's search params. */
export interface CompanyTableProps {
  companies: CompanyTable_companies$key;
  values: AdminCompaniesValues;
}

/** The list of companies: each can be verified in its row, and several at once. */
export function CompanyTable({ companies, values }: CompanyTableProps) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment CompanyTable_companies on CompanyConnection {
        totalCount
        pageInfo {
          ...CursorPages_pageInfo
        }
        edges {
          node {
            id
            databaseId
            name
            website
            logoUrl
            isVerified
            isClaimed
            softwareCount
            createdAt
            updatedAt
          }
        }
      }
    `,
    companies,
  );
  const records = edges.map(
    ({ node }): CompanyRecord => ({
      id: node.databaseId,
      node: node.id,
      name: node.name,
      isVerified: node.isVerified,
      updatedAt: node.updatedAt,
    }),
  );
  const { selection, changes, applyToChosen } = useBulkChanges<CompanyRecord>(records);
  const { toVerified } = useCompanyChanges();
  const [isDeleting, setDeleting] = useState(false);
  const [edited, setEdited] = useState<string | null>(null);
  return (
    <>
      <UnsavedChanges drafts={companyDrafts} editing={edited} onContinue={setEdited} />
      <RecordList
        label="Companies"
        columns={["Name", "Live listings", "Claimed", "Added", "Status", ""]}
        selection={selection}
        rows={edges.map(({ node }, index) => {
          const record = records[index] as CompanyRecord;
          return {
            record,
            href: adminPaths.companies({ ...values, open: node.databaseId }),
            picture: <Logo url={node.logoUrl} name={node.name} size={32} />,
            note: node.website && <bdi>{node.website.replace(/^https?:\/\/(www\.)?|\/$/g, "")}</bdi>,
            cells: [
              formatCount(node.softwareCount),
              node.isClaimed ? "Yes" : "No",
              <CalendarDate key="added" iso={node.createdAt} />,
              <Badge key="state" tone={node.isVerified ? "accent" : "neutral"}>
                {node.isVerified ? "Verified" : "Pending"}
              </Badge>,
              <Flex key="actions" as="span" gap="2" justify={{ md: "flex-end" }}>
                <Button
                  size="sm"
                  variant="outline"
                  data-needs-scripts
                  aria-label={`${node.isVerified ? "Unverify" : "Verify"} ${node.name}`}
                  onClick={() => void changes.apply(toVerified(!node.isVerified), [record])}
                >
                  {node.isVerified ? "Unverify" : "Verify"}
                </Button>
                <LinkButton
                  size="sm"
                  variant="outline"
                  to={paths.company(node.databaseId)}
                  aria-label={`View ${node.name}`}
                >
                  View
                </LinkButton>
              </Flex>,
            ],
          };
        })}
        total={totalCount}
        what={["company", "companies"]}
        pageInfo={pageInfo}
        values={values}
        hrefOf={adminPaths.companies}
      />
      <BulkBar selection={selection} changes={changes}>
        <BulkButton onClick={() => void applyToChosen(toVerified(true))}>Verify</BulkButton>
        <BulkButton onClick={() => void applyToChosen(toVerified(false))}>Unverify</BulkButton>
        <BulkButton onClick={() => setDeleting(true)}>Delete…</BulkButton>
      </BulkBar>
      {edited && <EditCompany key={edited} id={edited} onClose={() => setEdited(null)} />}
      {isDeleting && (
        <DeleteCompanies rows={selection.chosen} apply={applyToChosen} onClose={() => setDeleting(false)} />
      )}
    </>
  );
}
