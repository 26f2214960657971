import { invitationInput } from "@assay/api/inputs";
import { Box, Grid } from "@chakra-ui/react";
import { use, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import type { InviteFormMutation } from "~/relay/__generated__/InviteFormMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { EmailField } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { NeedsScripts } from "~/ui/form/FormPage";
import { fieldProblems } from "~/ui/form/problems";
import { SelectField } from "~/ui/form/SelectField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { VerifyEmailFirst } from "~/ui/private/VerifyEmailFirst";
import { VisitorContext } from "~/ui/visitor";
import { roleOptions } from "./role-names";

/** Sends an invitation by mail and confirms that. Then the form is empty again. */
export function InviteForm({ databaseId }: { databaseId: string }) {
  const invite = useMutate<InviteFormMutation>(graphql`
    mutation InviteFormMutation($input: InviteMemberInput!) {
      inviteMember(input: $input) {
        __typename
        ... on CompanySaved {
          company {
            ...Invitations_company
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
  const refused = useMutationError("Invitation Not Sent", "Failed to send the invitation. Please try again.");
  const box = useRef<HTMLDivElement>(null);
  const [invited, setInvited] = useState("");
  if (use(VisitorContext).isEmailVerified === false) return <VerifyEmailFirst then="invite others" />;
  return (
    <Box ref={box} maxWidth="36rem">
      <Box as="p" color="fg.muted" mb="4">
        They get an email with a link that works for 7 days, for an account with that address. They can create
        the account when they open it.
      </Box>
      <NeedsScripts what="Inviting a member" />
      <Form
        label="Invite a member"
        rules={invitationInput}
        send={async ({ email, role }) => {
          setInvited("");
          const wanted = role === "owner" ? "OWNER" : "EDITOR";
          const { answer, failure } = await invite({ input: { databaseId, email, role: wanted } });
          if (failure) return refused(failure);
          const result = answer.inviteMember;
          if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
          if (result.__typename === "ConflictError") return { fields: { email: result.message } };
          box.current?.querySelector("form")?.reset();
          setInvited(email);
          return null;
        }}
      >
        <Grid templateColumns={{ sm: "minmax(0, 1fr) 10rem" }} gap="5" alignItems="start">
          <EmailField name="email" label="Email" required autoComplete="off" />
          <SelectField name="role" label="Role" options={roleOptions} isRequired />
        </Grid>
        <div>
          <SubmitButton busy="Sending…">Send invitation</SubmitButton>
        </div>
      </Form>
      <Box
        role="status"
        textStyle="small"
        color="fg.muted"
        mt="2"
        overflowWrap="anywhere"
        _empty={{ mt: "0" }}
      >
        {invited && `Invitation sent to ${invited}`}
      </Box>
    </Box>
  );
}
