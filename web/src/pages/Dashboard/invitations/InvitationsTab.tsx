import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import query, { type DashboardPageQuery } from "~/relay/__generated__/DashboardPageQuery.graphql";
import type { InvitationsTab_company$key } from "~/relay/__generated__/InvitationsTab_company.graphql";
import { useRefetchPage } from "~/relay/use-refetch-page";
import type { DashboardValues } from "~/search-params/dashboard";
import { EmptyState } from "~/ui/EmptyState";
import { Pagination } from "~/ui/Pagination";
import { EmptyPage } from "~/ui/private/EmptyPage";
import { Section } from "~/ui/Section";
import { TextLink } from "~/ui/TextLink";
import { variablesOf } from "../data";
import { optionsByName } from "../listing-options";
import { BatchRow } from "./BatchRow";
import { NewInvitations } from "./NewInvitations";

/** Props of `InvitationsTab`: the company, and the page's search params. */
export interface InvitationsTabProps {
  company: InvitationsTab_company$key;
  values: DashboardValues;
}

/** Links with which the company invites customers to review its listings: made, counted, and revoked. */
export function InvitationsTab({ company, values }: InvitationsTabProps) {
  const { databaseId, live, batches } = useFragment(
    graphql`
      fragment InvitationsTab_company on Company @argumentDefinitions(page: { type: "Int!" }) {
        databaseId
        live: software(first: 100, status: LIVE) {
          edges {
            node {
              databaseId
              name
            }
          }
        }
        batches: reviewInvitationBatches(first: 20, page: $page) {
          edges {
            node {
              id
              ...BatchRow_batch
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
  const refetch = useRefetchPage<DashboardPageQuery>(query, variablesOf(values));
  if (!batches) return <EmptyState heading="Only members can see invitations" />;
  const listings = optionsByName(live.edges.map(({ node }) => node));
  const hrefOf = (page: number) => paths.dashboard({ ...values, page });
  return (
    // Switching companies resets the forms.
    <Section key={databaseId} heading="Invitations to reviewers" maxWidth="48rem">
      <Box as="p" color="fg.muted" mb="4" maxWidth="prose">
        Invite customers by links, one for each, and send them with your own mail program. Reviews written
        with them are labeled “Invited by the vendor”. We do not tell you who used a link. Invite all
        customers, not only happy ones, and never offer a reward: see the{" "}
        <TextLink to={paths.invitedReviews()}>rules for invitations</TextLink>.
      </Box>
      {listings.length === 0 ? (
        <Box as="p">Publish a listing first. Then you can invite its reviewers.</Box>
      ) : (
        <NewInvitations listings={listings} onCreated={refetch} />
      )}
      {batches.edges.length === 0 ? (
        values.page > 1 ? (
          <EmptyPage as="h3" what="invitations" firstPage={hrefOf(1)} />
        ) : (
          <Box as="p" color="fg.muted">
            There are no invitations.
          </Box>
        )
      ) : (
        <Box
          as="ul"
          listStyleType="none"
          borderTopWidth="1px"
          borderColor="border"
          overflowWrap="anywhere"
          aria-label="Invitations"
        >
          {batches.edges.map(({ node }) => (
            <BatchRow key={node.id} batch={node} onRevoked={refetch} />
          ))}
        </Box>
      )}
      <Pagination
        current={values.page}
        total={batches.pageCursors.totalPages}
        pages={batches.pageCursors.around.map(({ page }) => page)}
        hrefOf={hrefOf}
      />
    </Section>
  );
}
