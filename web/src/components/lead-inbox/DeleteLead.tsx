import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import type { DeleteLead_lead$key } from "~/relay/__generated__/DeleteLead_lead.graphql";
import type { DeleteLeadMutation } from "~/relay/__generated__/DeleteLeadMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/private/ConfirmDialog";
import { useToast } from "~/ui/Toast";

/** Props of `DeleteLead`: the lead, and callbacks. */
export interface DeleteLeadProps {
  lead: DeleteLead_lead$key;
  onDeleted: () => Promise<void>;
  /** As `useMutationError` takes it. */
  onLost?: () => void;
}

/** A delete button with confirmation. */
export function DeleteLead({ lead, onDeleted, onLost }: DeleteLeadProps) {
  const { databaseId, name } = useFragment(
    graphql`
      fragment DeleteLead_lead on Lead {
        databaseId
        name
      }
    `,
    lead,
  );
  const remove = useMutate<DeleteLeadMutation>(graphql`
    mutation DeleteLeadMutation($input: LeadInput!) {
      deleteLead(input: $input) {
        ... on LeadDeleted {
          databaseId
        }
      }
    }
  `);
  const toast = useToast();
  const refused = useMutationError(
    "Lead Not Deleted",
    "The lead could not be deleted. Please try again.",
    onLost,
  );
  const [isAsking, setAsking] = useState(false);
  const confirm = async () => {
    const { failure } = await remove({ input: { databaseId } });
    // Already deleted in another tab counts as success.
    if (failure && failure.code !== "NOT_FOUND") return void refused(failure);
    toast({ title: "Lead deleted", description: name });
    await onDeleted();
  };
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        data-needs-scripts
        aria-label={`Delete the lead from ${name}`}
        onClick={() => setAsking(true)}
      >
        Delete
      </Button>
      {isAsking && (
        <ConfirmDialog
          heading={`Delete the lead from ${name}?`}
          confirm="Delete lead"
          busy="Deleting…"
          cancel="Keep it"
          onConfirm={confirm}
          onClose={() => setAsking(false)}
        >
          The lead and your notes are deleted permanently. This cannot be undone.
        </ConfirmDialog>
      )}
    </>
  );
}
