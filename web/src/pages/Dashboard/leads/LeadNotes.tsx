import { leadChange, limits } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { LeadNotes_lead$key } from "~/relay/__generated__/LeadNotes_lead.graphql";
import type { LeadNotesMutation } from "~/relay/__generated__/LeadNotesMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { Form } from "~/ui/form/Form";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextArea } from "~/ui/form/TextArea";
import { useInPlaceForm } from "~/ui/form/use-in-place-form";
import { Prose } from "~/ui/Prose";
import { useToast } from "~/ui/Toast";

/** What it takes: the lead, and what stands in a row with the button for the notes. */
export interface LeadNotesProps {
  lead: LeadNotes_lead$key;
  children: ReactNode;
}

/** What the vendor notes of a lead: to be read, and to be changed in its place. */
export function LeadNotes({ lead, children }: LeadNotesProps) {
  const { databaseId, name, notes } = useFragment(
    graphql`
      fragment LeadNotes_lead on Lead {
        databaseId
        name
        notes
      }
    `,
    lead,
  );
  const update = useMutate<LeadNotesMutation>(graphql`
    mutation LeadNotesMutation($input: UpdateLeadInput!) {
      updateLead(input: $input) {
        __typename
        ... on LeadSaved {
          lead {
            ...LeadNotes_lead
          }
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
      }
    }
  `);
  const toast = useToast();
  const form = useInPlaceForm();
  return (
    <>
      {notes && !form.isOpen && (
        <Box mt="4" p="4" bg="bg.subtle" borderRadius="md" maxWidth="prose">
          <Box textStyle="small" fontWeight="medium" mb="1">
            Your notes
          </Box>
          <Prose text={notes} textStyle="small" overflowWrap="anywhere" />
        </Box>
      )}
      {form.isOpen && (
        <Box mt="4" maxWidth="prose">
          <Form
            label={`Notes on the lead of ${name}`}
            rules={leadChange}
            {...form.kept}
            send={async ({ notes: written }) => {
              const { answer, failure } = await update({ input: { databaseId, notes: written ?? null } });
              if (failure) return { form: failure.words("Your notes could not be saved. Please try again.") };
              const result = answer.updateLead;
              if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
              toast({ title: "Notes saved", description: name });
              form.done();
              return null;
            }}
          >
            <TextArea
              name="notes"
              label="Notes"
              hint="Only the owners of your company see them."
              limit={limits.message}
              rows={3}
              defaultValue={notes ?? ""}
              autoFocus
            />
            <Flex gap="3" wrap="wrap">
              <SubmitButton busy="Saving…">Save notes</SubmitButton>
              <Button variant="outline" onClick={form.close}>
                Cancel
              </Button>
            </Flex>
          </Form>
        </Box>
      )}
      <Flex gap="2" wrap="wrap" mt="4">
        {children}
        {!form.isOpen && (
          <Button
            ref={form.opener}
            variant="outline"
            size="sm"
            data-needs-scripts
            aria-label={`${notes ? "Edit" : "Add"} notes on the lead of ${name}`}
            onClick={form.open}
          >
            {notes ? "Edit notes" : "Add notes"}
          </Button>
        )}
      </Flex>
    </>
  );
}
