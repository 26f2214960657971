import { leadStatuses } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { LeadItem } from "~/components/lead-inbox/LeadItem";
import { leadStatusLabels } from "~/components/lead-inbox/lead-labels";
import { paths } from "~/paths";
import type { LeadsTab_company$key } from "~/relay/__generated__/LeadsTab_company.graphql";
import { useInvalidatePages } from "~/relay/mutate";
import type { DashboardValues } from "~/search-params/dashboard";
import { AnchorButton } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Pagination } from "~/ui/Pagination";
import { EmptyPage } from "~/ui/private/EmptyPage";
import { Section } from "~/ui/Section";
import { SegmentedControl } from "~/ui/SegmentedControl";
import { useRefetchList } from "../use-refetch-list";

/** Props of `LeadsTab`: the company, and the page's search params. */
export interface LeadsTabProps {
  company: LeadsTab_company$key;
  values: DashboardValues;
}

/** The company's leads, newest first, with their status and notes. For owners. */
export function LeadsTab({ company, values }: LeadsTabProps) {
  const { databaseId, leads } = useFragment(
    graphql`
      fragment LeadsTab_company on Company
      @argumentDefinitions(page: { type: "Int!" }, status: { type: "LeadStatus" }) {
        databaseId
        leads(first: 20, page: $page, status: $status) {
          edges {
            node {
              id
              ...LeadItem_lead
            }
          }
          pageCursors {
            totalPages
            around {
              page
            }
          }
        }
      }
    `,
    company,
  );
  const invalidatePages = useInvalidatePages();
  const [rowLeft, list] = useRefetchList(values, leads?.edges.length ?? 0);
  if (!leads) return <EmptyState heading="Only owners can see leads" />;
  const hrefOf = (more: Partial<DashboardValues>) =>
    paths.dashboard({ company: values.company, tab: "leads", status: values.status, ...more });
  const choices = [null, ...leadStatuses].map((status) => ({
    label: status === null ? "All" : leadStatusLabels[status.toUpperCase() as keyof typeof leadStatusLabels],
    href: hrefOf({ status }),
    isCurrent: status === values.status,
  }));
  return (
    <Section heading="Leads">
      <Flex wrap="wrap" gap="3" justify="space-between" align="center" mb="6">
        <Box overflowX="auto" maxWidth="full">
          <SegmentedControl label="Leads by status" choices={choices} />
        </Box>
        {leads.edges.length > 0 && (
          <AnchorButton href={paths.leadsFile(databaseId, values.status)} download variant="outline">
            Download CSV
          </AnchorButton>
        )}
      </Flex>
      <Box ref={list} tabIndex={-1} _focusVisible={{ outline: "none" }}>
        {leads.edges.length === 0 ? (
          <NoLeads values={values} firstPage={hrefOf({})} />
        ) : (
          <>
            <Box as="ul" listStyleType="none">
              {leads.edges.map(({ node }) => (
                <LeadItem
                  key={node.id}
                  lead={node}
                  notesHint="Visible only to the owners of your company."
                  onDeleted={rowLeft}
                  onMarked={async () => (values.status === null ? invalidatePages() : rowLeft())}
                />
              ))}
            </Box>
            <Pagination
              current={values.page}
              total={leads.pageCursors.totalPages}
              pages={leads.pageCursors.around.map(({ page }) => page)}
              hrefOf={(page) => hrefOf({ page })}
            />
          </>
        )}
      </Box>
    </Section>
  );
}

function NoLeads({ values, firstPage }: { values: DashboardValues; firstPage: string }) {
  if (values.page > 1) return <EmptyPage as="h3" what="leads" firstPage={firstPage} />;
  if (values.status !== null) return <EmptyState as="h3" heading="No leads with this status" />;
  return (
    <EmptyState
      as="h3"
      heading="No leads yet"
      text="Buyers reach you through Request Demo on your listings and Contact Company on your company's page. Their requests appear here, and you get an email."
    />
  );
}
