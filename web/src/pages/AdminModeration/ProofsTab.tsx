import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { CursorPages } from "~/components/admin/CursorPages";
import type { ProofsTab_proofs$key } from "~/relay/__generated__/ProofsTab_proofs.graphql";
import type { AdminModerationValues } from "~/search-params/admin-moderation";
import { ConfirmDialog } from "~/ui/private/ConfirmDialog";
import { EmptyQueue } from "./EmptyQueue";
import { ProofItem } from "./ProofItem";
import { RefuseProofDialog } from "./RefuseProofDialog";
import { SelectableList } from "./SelectableList";
import { type ProofRecord, useProofDecisions } from "./use-proof-decisions";
import { useQueue } from "./use-queue";

/** Props of `ProofsTab`: a page of proofs, and the page's search params. */
export interface ProofsTabProps {
  proofs: ProofsTab_proofs$key;
  values: AdminModerationValues;
}

/** Proofs of use that wait; decided ones do not exist any more. */
export function ProofsTab({ proofs, values }: ProofsTabProps) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment ProofsTab_proofs on ReviewProofConnection {
        totalCount
        pageInfo {
          ...CursorPages_pageInfo
        }
        edges {
          node {
            id
            review {
              title
              updatedAt
            }
            ...ProofItem_proof
          }
        }
      }
    `,
    proofs,
  );
  const { list, decide } = useQueue<ProofRecord>();
  const to = useProofDecisions();
  const [asked, setAsked] = useState<{ readonly isAccepted: boolean; readonly record: ProofRecord } | null>(
    null,
  );
  const close = () => setAsked(null);
  if (edges.length === 0)
    return (
      <EmptyQueue
        what="proofs"
        text="Proofs of use that reviewers send appear here. Their files are deleted with the decision, or after 30 days."
        values={values}
      />
    );
  return (
    <>
      <SelectableList
        label="Proofs"
        list={list}
        rows={edges.map(({ node }) => {
          const { title, updatedAt } = node.review;
          const record = { id: node.id, name: `“${title}”`, updatedAt };
          return {
            record,
            item: (
              <ProofItem
                proof={node}
                onAccept={() => setAsked({ isAccepted: true, record })}
                onRefuse={() => setAsked({ isAccepted: false, record })}
              />
            ),
          };
        })}
      />
      <CursorPages
        total={totalCount}
        what={["proof", "proofs"]}
        pageInfo={pageInfo}
        hrefOf={(place) => adminPaths.moderation({ ...values, ...place })}
      />
      {asked?.isAccepted === true && (
        <ConfirmDialog
          heading={`Accept the proof for ${asked.record.name}?`}
          confirm="Accept the proof"
          busy="Accepting…"
          onConfirm={async () => void (await decide(to(null), [asked.record]))}
          onClose={close}
        >
          The file is deleted, the review is labeled with what was proved and counts fully in rankings, and
          the reviewer is notified. The label can be taken back under Reviews, the file cannot.
        </ConfirmDialog>
      )}
      {asked?.isAccepted === false && (
        <RefuseProofDialog
          name={asked.record.name}
          onRefuse={(refusal) => decide(to(refusal), [asked.record])}
          onClose={close}
        />
      )}
    </>
  );
}
