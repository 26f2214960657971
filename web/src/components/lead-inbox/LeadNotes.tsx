import { leadChange, limits } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { type ReactNode, useState } from "react";
import { graphql, useFragment, useRelayEnvironment } from "react-relay/hooks";
import { fetchQuery } from "relay-runtime";
import { useMutationError } from "~/components/use-mutation-error";
import type { LeadNotes_lead$key } from "~/relay/__generated__/LeadNotes_lead.graphql";
import type { LeadNotesMutation } from "~/relay/__generated__/LeadNotesMutation.graphql";
import type { LeadNotesQuery } from "~/relay/__generated__/LeadNotesQuery.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { Form } from "~/ui/form/Form";
import { fieldProblems, type Problems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextArea } from "~/ui/form/TextArea";
import { useInlineForm } from "~/ui/form/use-inline-form";
import { Prose } from "~/ui/Prose";
import { useToast } from "~/ui/Toast";

/** Props of `LeadNotes`: the lead, the audience of the notes, and what is next to the edit button. */
export interface LeadNotesProps {
  lead: LeadNotes_lead$key;
  hint: string;
  children: ReactNode;
}

/** The notes, and when they or the status were last changed. */
interface Seen {
  readonly notes: string | null;
  readonly updatedAt: string;
}

/** The notes of a lead, editable in place. */
export function LeadNotes({ lead, hint, children }: LeadNotesProps) {
  const { id, databaseId, name, notes, updatedAt } = useFragment(
    graphql`
      fragment LeadNotes_lead on Lead {
        id
        databaseId
        name
        notes
        updatedAt
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
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const environment = useRelayEnvironment();
  /** The notes on the server; null if it does not respond. */
  const refetchNotes = async (): Promise<Seen | null> => {
    const answer = await fetchQuery<LeadNotesQuery>(
      environment,
      graphql`
        query LeadNotesQuery($id: ID!) {
          node(id: $id) {
            ... on Lead {
              notes
              updatedAt
            }
          }
        }
      `,
      { id },
      { networkCacheConfig: { force: true } },
    )
      .toPromise()
      .catch(() => undefined);
    const lead = answer?.node;
    return lead?.updatedAt ? { notes: lead.notes ?? null, updatedAt: lead.updatedAt } : null;
  };
  const [seen, setSeen] = useState<Seen | null>(null);
  /** Another user's notes, as shown after a conflict. */
  const [latest, setLatest] = useState<Seen | null>(null);
  const form = useInlineForm();
  const toast = useToast();
  // Input stays in the form, also if the session is lost.
  const refused = useMutationError("Notes Not Saved", "Your notes could not be saved. Please try again.");
  const open = () => {
    // What was begun before was begun on what one saw then.
    if (!form.formProps.values) {
      setLatest(null);
      setSeen({ notes: notes ?? null, updatedAt });
    }
    form.open();
  };

  const save = async (written: string | null, before: Seen): Promise<Problems | null> => {
    const input = { databaseId, notes: written, ifUpdatedAt: before.updatedAt };
    const { answer, failure } = await update({ input });
    if (failure) return refused(failure);
    const result = answer.updateLead;
    if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
    if (result.__typename !== "ConflictError") {
      toast({ title: "Notes saved", description: name });
      form.done();
      return null;
    }
    const now = await refetchNotes();
    if (!now) return { form: result.message };
    // Its status alone is another one.
    if (now.notes === before.notes && now.updatedAt !== before.updatedAt) return save(written, now);
    setLatest(now);
    return {
      form: "Someone else has changed these notes since you opened them. Yours are not saved yet: saving again replaces the current notes.",
    };
  };
  return (
    <>
      {notes && !form.isOpen && (
        <Box mt="4" maxWidth="prose">
          <NotedNow heading="Your notes" notes={notes} />
        </Box>
      )}
      {form.isOpen && seen && (
        <Box mt="4" maxWidth="prose">
          <Form
            label={`Notes on the lead from ${name}`}
            rules={leadChange}
            {...form.formProps}
            // What this page has changed itself meanwhile, such as the status, is no change of somebody else's.
            send={({ notes: written }) => {
              const before = latest ?? seen;
              return save(written ?? null, before.notes === notes ? { ...before, updatedAt } : before);
            }}
          >
            {latest && <NotedNow heading="Current notes" notes={latest.notes} />}
            <TextArea
              name="notes"
              label="Notes"
              hint={hint}
              limit={limits.message}
              rows={3}
              defaultValue={seen.notes ?? ""}
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
            aria-label={`${notes ? "Edit" : "Add"} notes on the lead from ${name}`}
            onClick={open}
          >
            {notes ? "Edit notes" : "Add notes"}
          </Button>
        )}
      </Flex>
    </>
  );
}

function NotedNow({ heading, notes }: { heading: string; notes: string | null }) {
  return (
    <Box p="4" bg="bg.subtle" borderRadius="md">
      <Box textStyle="small" fontWeight="medium" mb="1">
        {heading}
      </Box>
      <Prose text={notes ?? "The notes are empty now."} textStyle="small" overflowWrap="anywhere" />
    </Box>
  );
}
