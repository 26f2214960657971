import { leadStatuses } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { useRef } from "react";
import { commitLocalUpdate, graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { fetchQuery } from "relay-runtime";
import type { DashboardValues } from "~/address/dashboard-search";
import { paths } from "~/paths";
import query, { type DashboardPageQuery } from "~/relay/__generated__/DashboardPageQuery.graphql";
import type { LeadsTab_company$key } from "~/relay/__generated__/LeadsTab_company.graphql";
import { AnchorButton, LinkButton } from "~/ui/Button";
import { EmptyState } from "~/ui/EmptyState";
import { Pagination } from "~/ui/Pagination";
import { Section } from "~/ui/Section";
import { Segmented } from "~/ui/Segmented";
import { variablesOf } from "../data";
import { LeadItem } from "./LeadItem";
import { statusWords } from "./lead-words";

/** What the tab takes: the company, and what stands in the address. */
export interface LeadsTabProps {
  company: LeadsTab_company$key;
  values: DashboardValues;
}

/** The tab with what buyers asked the company for, newest first, and what was made of it. For owners. */
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
  const environment = useRelayEnvironment();
  const navigate = useNavigate();
  const ref = useRef<HTMLDivElement>(null);
  if (!leads) return <EmptyState heading="Leads are for the owners of a company" />;
  const hrefOf = (more: Partial<DashboardValues>) =>
    paths.dashboard({ company: values.company, tab: "leads", status: values.status, ...more });
  const onDeleted = async () => {
    // Other pages of the list hold it too.
    commitLocalUpdate(environment, (store) => store.invalidateStore());
    if (leads.edges.length === 1 && values.page > 1)
      await navigate(hrefOf({ page: values.page - 1 }), { replace: true });
    else
      await fetchQuery<DashboardPageQuery>(environment, query, variablesOf(values), {
        networkCacheConfig: { force: true },
      })
        .toPromise()
        // Where no answer comes, the next visit shows it.
        .catch(() => undefined);
    // The button that had the focus is gone with its lead.
    ref.current?.focus();
  };
  const choices = [null, ...leadStatuses].map((status) => ({
    label: status === null ? "All" : statusWords[status.toUpperCase() as keyof typeof statusWords],
    href: hrefOf({ status }),
    isCurrent: status === values.status,
  }));
  return (
    <Section heading="Leads">
      <Flex wrap="wrap" gap="3" justify="space-between" align="center" mb="6">
        <Box overflowX="auto" maxWidth="full">
          <Segmented label="Leads by status" choices={choices} />
        </Box>
        {leads.edges.length > 0 && (
          <AnchorButton href={paths.leadsFile(databaseId, values.status)} download variant="outline">
            Download as CSV
          </AnchorButton>
        )}
      </Flex>
      <Box ref={ref} tabIndex={-1} _focusVisible={{ outline: "none" }}>
        {leads.edges.length === 0 ? (
          <NoLeads values={values} firstPage={hrefOf({})} />
        ) : (
          <>
            <Box as="ul" listStyleType="none">
              {leads.edges.map(({ node }) => (
                <LeadItem key={node.id} lead={node} onDeleted={onDeleted} />
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
  if (values.page > 1)
    return (
      <EmptyState
        as="h3"
        heading="There are no leads on this page"
        action={<LinkButton to={firstPage}>Go to the first page</LinkButton>}
      />
    );
  if (values.status !== null) return <EmptyState as="h3" heading="No lead has this status" />;
  return (
    <EmptyState
      as="h3"
      heading="No leads yet"
      text="Buyers reach you by Request Demo on your listings and by Contact Company on your company's page. What they ask stands here, and you get a mail."
    />
  );
}
