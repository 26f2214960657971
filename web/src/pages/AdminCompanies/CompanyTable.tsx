import { Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { BulkBar } from "~/components/admin/BulkBar";
import { ChangeReport } from "~/components/admin/ChangeReport";
import { CursorPages } from "~/components/admin/CursorPages";
import { EmptyList } from "~/components/admin/EmptyList";
import { RecordTable } from "~/components/admin/RecordTable";
import { UnsavedEdits } from "~/components/admin/UnsavedEdits";
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
          hasNextPage
          hasPreviousPage
          startCursor
          endCursor
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
      <UnsavedEdits
        drafts={companyDrafts}
        editing={edited}
        what="changes"
        renderAction={({ id, name }) => (
          <Button
            size="sm"
            variant="outline"
            aria-label={`Continue editing the changes to ${name}`}
            onClick={() => setEdited(id)}
          >
            Continue editing
          </Button>
        )}
      />
      {edges.length === 0 ? (
        <EmptyList
          heading="No matching companies"
          what="companies"
          values={values}
          hrefOf={adminPaths.companies}
        />
      ) : (
        <RecordTable
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
        />
      )}
      <CursorPages
        total={totalCount}
        what={totalCount === 1 ? "company" : "companies"}
        pageInfo={pageInfo}
        hrefOf={(place) => adminPaths.companies({ ...values, open: "", ...place })}
      />
      <BulkBar selection={selection} changes={changes}>
        <Button size="sm" variant="outline" onClick={() => void applyToChosen(toVerified(true))}>
          Verify
        </Button>
        <Button size="sm" variant="outline" onClick={() => void applyToChosen(toVerified(false))}>
          Unverify
        </Button>
        <Button size="sm" variant="outline" onClick={() => setDeleting(true)}>
          Delete…
        </Button>
      </BulkBar>
      <ChangeReport changes={changes} />
      {edited && <EditCompany key={edited} id={edited} onClose={() => setEdited(null)} />}
      {isDeleting && (
        <DeleteCompanies
          companies={selection.chosen}
          onConfirm={async (change) => void (await applyToChosen(change))}
          onClose={() => setDeleting(false)}
        />
      )}
    </>
  );
}
