import { invitations, limits, type ReviewInvitationsInput, reviewInvitationsInput } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { use, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import { useAbsoluteUrl } from "~/document/boot";
import type { NewInvitationsMutation } from "~/relay/__generated__/NewInvitationsMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { NeedsScripts } from "~/ui/form/FormPage";
import { fieldProblems, type Rules, type Values } from "~/ui/form/problems";
import { SelectField } from "~/ui/form/SelectField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { useInlineForm } from "~/ui/form/use-inline-form";
import { VerifyEmailFirst } from "~/ui/private/VerifyEmailFirst";
import type { SelectOption } from "~/ui/Select";
import { VisitorContext } from "~/ui/visitor";
import { NewLinks } from "./NewLinks";

/** Props of `NewInvitations`: the Live listings, and a callback. */
export interface NewInvitationsProps {
  listings: readonly SelectOption[];
  /** Shows the new batch in the list. */
  onCreated: () => Promise<void>;
}

const rules: Rules<ReviewInvitationsInput> = {
  safeParse(given) {
    const values = given as Values;
    return reviewInvitationsInput.safeParse({ ...values, count: Number(values["count"]) });
  },
};

/** Makes links in a form that a button opens, and shows them once. */
export function NewInvitations({ listings, onCreated }: NewInvitationsProps) {
  const create = useMutate<NewInvitationsMutation>(graphql`
    mutation NewInvitationsMutation($input: CreateReviewInvitationsInput!) {
      createReviewInvitations(input: $input) {
        __typename
        ... on ReviewInvitationsCreated {
          paths
          batch {
            expiresAt
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
  const refused = useMutationError("Links Not Created", "Failed to create the links. Please try again.");
  const absolute = useAbsoluteUrl();
  const form = useInlineForm();
  const box = useRef<HTMLDivElement>(null);
  const [made, setMade] = useState<{ links: string[]; name: string; expiresAt: string } | null>(null);
  if (use(VisitorContext).isEmailVerified === false) return <VerifyEmailFirst then="invite reviewers" />;
  return (
    // Gets the focus after the links that had it were put away.
    <Box ref={box} tabIndex={-1} mb="6" _focusVisible={{ outline: "none" }}>
      <NeedsScripts what="Inviting reviewers" />
      {made ? (
        <NewLinks
          {...made}
          onDone={() => {
            setMade(null);
            box.current?.focus();
          }}
        />
      ) : form.isOpen ? (
        <Form
          label="New links"
          rules={rules}
          {...form.formProps}
          send={async (input) => {
            const { answer, failure } = await create({ input });
            if (failure) return refused(failure);
            const result = answer.createReviewInvitations;
            if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
            if (result.__typename === "ConflictError") return { form: result.message };
            if (result.__typename !== "ReviewInvitationsCreated") return null;
            form.done();
            setMade({
              links: result.paths.map(absolute),
              name: listings.find(({ value }) => value === input.softwareId)?.label ?? "",
              expiresAt: result.batch.expiresAt,
            });
            await onCreated();
            return null;
          }}
        >
          <SelectField name="softwareId" label="Listing" options={listings} isRequired />
          <Field
            name="count"
            label="Number of links"
            hint={`One for each customer, at most ${invitations.open}. A listing can have ${invitations.open} open links.`}
            type="number"
            inputMode="numeric"
            min={1}
            max={invitations.open}
            defaultValue="10"
            required
          />
          <Field
            name="note"
            label="Note"
            hint="For you and your colleagues, such as “Spring customers”."
            limit={limits.invitationNote}
            autoComplete="off"
          />
          <Flex gap="3" wrap="wrap">
            <SubmitButton busy="Creating…">Create links</SubmitButton>
            <Button variant="outline" onClick={form.close}>
              Cancel
            </Button>
          </Flex>
        </Form>
      ) : (
        <Button ref={form.opener} data-needs-scripts onClick={form.open}>
          Invite reviewers
        </Button>
      )}
    </Box>
  );
}
