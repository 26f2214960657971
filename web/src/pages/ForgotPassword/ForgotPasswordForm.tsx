import { emailInput } from "@assay/api/inputs";
import { graphql } from "react-relay/hooks";
import type { ForgotPasswordFormMutation } from "~/relay/__generated__/ForgotPasswordFormMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { EmailField } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { fieldProblems, type Values } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { useToast } from "~/ui/Toast";

const failed = "Failed to send reset email. Please try again.";
/** The specification's message for this form only. */
const missing = "Please enter your email address.";
const isMissing = ({ email = "" }: Values) => email.trim() === "";

/** Requests a reset link; `onSent` gets the e-mail address. The response is the same whether or not the address has an account. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const toast = useToast();
  const request = useMutate<ForgotPasswordFormMutation>(graphql`
    mutation ForgotPasswordFormMutation($input: EmailInput!) {
      requestPasswordReset(input: $input) {
        __typename
        ... on ValidationError {
          fields {
            path
            message
          }
        }
      }
    }
  `);
  return (
    <Form
      label="Forgot your password?"
      rememberAs="account"
      rules={emailInput}
      check={(values) => (isMissing(values) ? { email: missing } : {})}
      onRefused={({ email }) => {
        if (email !== missing) return;
        toast({ title: "Email required", description: missing, variant: "destructive" });
      }}
      send={async (input) => {
        const { answer, failure } = await request({ input });
        if (failure) return { form: failure.text(failed) };
        const result = answer.requestPasswordReset;
        if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
        onSent(input.email);
        return null;
      }}
    >
      <EmailField name="email" label="Email" autoComplete="username" required />
      <SubmitButton busy="Sending…">Send reset link</SubmitButton>
    </Form>
  );
}
