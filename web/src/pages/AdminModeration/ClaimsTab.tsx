import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { CursorPages } from "~/components/admin/CursorPages";
import type { Selectable } from "~/components/admin/use-selection";
import type { ClaimsTab_claims$key } from "~/relay/__generated__/ClaimsTab_claims.graphql";
import type { AdminModerationValues } from "~/search-params/admin-moderation";
import { ConfirmDialog } from "~/ui/private/ConfirmDialog";
import { ClaimItem } from "./ClaimItem";
import { EmptyQueue } from "./EmptyQueue";
import { SelectableList } from "./SelectableList";
import { StatusChoice } from "./StatusChoice";
import { useDecisions } from "./use-decisions";
import { useQueue } from "./use-queue";

/** Props of `ClaimsTab`: a page of claims, and the page's search params. */
export interface ClaimsTabProps {
  claims: ClaimsTab_claims$key;
  values: AdminModerationValues;
}

const choices = [
  [null, "Pending"],
  ["approved", "Approved"],
  ["rejected", "Rejected"],
] as const;

/** Claims of companies without an owner. */
export function ClaimsTab({ claims, values }: ClaimsTabProps) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment ClaimsTab_claims on CompanyClaimConnection {
        totalCount
        pageInfo {
          ...CursorPages_pageInfo
        }
        edges {
          node {
            id
            company {
              name
            }
            user {
              displayName
            }
            ...ClaimItem_claim
          }
        }
      }
    `,
    claims,
  );
  const { list, decide } = useQueue<Selectable>();
  const { toClaim } = useDecisions();
  const [confirming, setConfirming] = useState<{
    readonly isApproved: boolean;
    readonly id: string;
    readonly company: string;
    readonly user: string;
  } | null>(null);
  return (
    <>
      <StatusChoice label="Claims by decision" choices={choices} values={values} />
      {edges.length === 0 ? (
        <EmptyQueue
          what="claims"
          text="Unclaimed companies can be claimed on their pages. Most claims are confirmed by email."
          values={values}
        />
      ) : (
        <>
          <SelectableList
            label="Claims"
            list={list}
            rows={edges.map(({ node }) => {
              const ask = (isApproved: boolean) =>
                setConfirming({
                  isApproved,
                  id: node.id,
                  company: node.company.name,
                  user: node.user.displayName,
                });
              return {
                record: { id: node.id, name: node.company.name },
                item: <ClaimItem claim={node} onApprove={() => ask(true)} onRefuse={() => ask(false)} />,
              };
            })}
          />
          <CursorPages
            total={totalCount}
            what={["claim", "claims"]}
            pageInfo={pageInfo}
            hrefOf={(place) => adminPaths.moderation({ ...values, ...place })}
          />
        </>
      )}
      {confirming && (
        <ConfirmDialog
          heading={
            confirming.isApproved
              ? `Give ${confirming.company} to ${confirming.user}?`
              : `Reject the claim of ${confirming.user} to ${confirming.company}?`
          }
          confirm={confirming.isApproved ? "Approve claim" : "Reject claim"}
          busy={confirming.isApproved ? "Approving…" : "Rejecting…"}
          onConfirm={async () =>
            void (await decide(toClaim(confirming.isApproved ? "APPROVED" : "REJECTED"), [
              { id: confirming.id, name: confirming.company },
            ]))
          }
          onClose={() => setConfirming(null)}
        >
          {confirming.isApproved
            ? "They will own the company: edit it and its listings, answer its reviews and see its leads. Other claims to it are rejected. They are notified by email, so this cannot be undone."
            : "They are notified by email, so this cannot be undone. They can claim it again."}
        </ConfirmDialog>
      )}
    </>
  );
}
