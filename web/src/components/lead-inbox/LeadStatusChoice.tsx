import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import type {
  LeadStatus,
  LeadStatusChoice_lead$key,
} from "~/relay/__generated__/LeadStatusChoice_lead.graphql";
import type { LeadStatusChoiceMutation } from "~/relay/__generated__/LeadStatusChoiceMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Select } from "~/ui/Select";
import { useToast } from "~/ui/Toast";
import { leadStatusLabels } from "./lead-labels";

/** Props of `LeadStatusChoice`: the lead, and what to do once it has another status. */
export interface LeadStatusChoiceProps {
  lead: LeadStatusChoice_lead$key;
  onMarked: () => Promise<void>;
  /** As `useMutationError` takes it. */
  onLost?: () => void;
}

/** The status of a lead; a new choice is saved at once. */
export function LeadStatusChoice({ lead, onMarked, onLost }: LeadStatusChoiceProps) {
  const { databaseId, name, status } = useFragment(
    graphql`
      fragment LeadStatusChoice_lead on Lead {
        databaseId
        name
        status
        updatedAt
      }
    `,
    lead,
  );
  const update = useMutate<LeadStatusChoiceMutation>(graphql`
    mutation LeadStatusChoiceMutation($input: UpdateLeadInput!) {
      updateLead(input: $input) {
        ... on LeadSaved {
          lead {
            ...LeadStatusChoice_lead
            company {
              newLeadCount
            }
          }
        }
      }
    }
  `);
  const toast = useToast();
  const refused = useMutationError(
    "Status Not Changed",
    "The status could not be changed. Please try again.",
    onLost,
  );
  /** The chosen status until the server has stored it. */
  const [wish, setWish] = useState<LeadStatus | null>(null);
  const choose = async (chosen: LeadStatus) => {
    setWish(chosen);
    const { failure } = await update({ input: { databaseId, status: chosen } });
    setWish(null);
    if (failure) return void refused(failure);
    toast({
      title: `Marked as ${leadStatusLabels[chosen as keyof typeof leadStatusLabels].toLowerCase()}`,
      description: name,
    });
    await onMarked();
  };
  return (
    <Box
      data-needs-scripts
      onChange={({ target }) => void choose((target as unknown as HTMLSelectElement).value as LeadStatus)}
    >
      <Select
        label={`Status of the lead from ${name}`}
        name="status"
        value={wish ?? status}
        options={Object.entries(leadStatusLabels).map(([value, label]) => ({ value, label }))}
      />
    </Box>
  );
}
