import { lengthOf, limits, resetPasswordInput } from "@assay/api/inputs";
import { graphql } from "react-relay/hooks";
import type { ResetPasswordFormMutation } from "~/relay/__generated__/ResetPasswordFormMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Form } from "~/ui/form/Form";
import { recallValues } from "~/ui/form/form-memory";
import { PasswordField } from "~/ui/form/PasswordField";
import { type FieldProblems, fieldProblems, type Values } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { useToast } from "~/ui/Toast";

const failed = "Failed to reset password. The link may be expired.";
const different = "Passwords don't match";

const isShort = (password = "") => lengthOf(password) < limits.passwordMinimum;

/** Checks that both passwords match; a password that is too short has its own error. */
const check = ({ password, confirmation }: Values): FieldProblems =>
  isShort(password) || password === confirmation ? {} : { confirmation: different };

/** Sets a new password for the account that the token was mailed to. */
export function ResetPasswordForm({ token, onDone }: { token: string; onDone: () => void }) {
  const toast = useToast();
  const reset = useMutate<ResetPasswordFormMutation>(graphql`
    mutation ResetPasswordFormMutation($input: ResetPasswordInput!) {
      resetPassword(input: $input) {
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
      label="Choose a new password"
      rules={{ safeParse: (values) => resetPasswordInput.safeParse({ ...(values as Values), token }) }}
      check={check}
      onRefused={(problems, { password }) => {
        const tooLong = problems["password"] ? "Password too long" : different;
        const title = isShort(password) ? "Password too short" : tooLong;
        toast({
          title,
          description: problems["password"] ?? "Please type it again.",
          variant: "destructive",
        });
      }}
      send={async (input) => {
        const { answer, failure } = await reset({ input });
        if (failure) return { form: failure.text(failed) };
        const result = answer.resetPassword;
        if (result.__typename === "ValidationError") {
          const { token: isRefused, ...fields } = fieldProblems(result.fields);
          return isRefused ? { form: failed } : { fields };
        }
        onDone();
        return null;
      }}
    >
      {/* Password managers look for the account of the password. */}
      <input
        type="email"
        autoComplete="username"
        value={recallValues("account")["email"] ?? ""}
        readOnly
        hidden
      />
      <PasswordField
        name="password"
        label="New password"
        hint={`At least ${limits.passwordMinimum} characters.`}
        autoComplete="new-password"
        showsStrength
      />
      <PasswordField name="confirmation" label="New password again" autoComplete="new-password" />
      <SubmitButton busy="Saving…">Save new password</SubmitButton>
    </Form>
  );
}
