import { signInInput } from "@assay/api/inputs";
import type { ReactNode } from "react";
import { graphql } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { useSignInResult } from "~/components/sign-in/use-sign-in-result";
import type { AdminLoginFormMutation } from "~/relay/__generated__/AdminLoginFormMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { EmailField } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { FormPage, NeedsScripts } from "~/ui/form/FormPage";
import { PasswordField } from "~/ui/form/PasswordField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { Head } from "~/ui/Head";

/** The sign-in form for administrators, at /admin/login and, when signed out, at /admin. Opens /admin afterwards. */
export function AdminLoginForm({ lead = "For administrators of the directory." }: { lead?: ReactNode }) {
  const signIn = useMutate<AdminLoginFormMutation>(graphql`
    mutation AdminLoginFormMutation($input: SignInInput!) {
      signInAsAdmin(input: $input) {
        __typename
        ... on ValidationError {
          message
          fields {
            path
            message
          }
        }
        ... on CredentialsError {
          message
          code
        }
      }
    }
  `);
  const enter = useSignInResult({
    failed: "Login Failed",
    generic: "Invalid credentials",
    next: adminPaths.home(),
  });
  return (
    <FormPage heading="Admin login" lead={lead}>
      <Head title="Admin login" robots="noindex" />
      <NeedsScripts what="Signing in" />
      <Form
        label="Admin login"
        rememberAs="account"
        rules={signInInput}
        send={async (input) => {
          const { answer, failure } = await signIn({ input });
          return enter(answer?.signInAsAdmin, failure);
        }}
      >
        <EmailField name="email" label="Email" autoComplete="username" required />
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <SubmitButton busy="Signing in…">Sign in</SubmitButton>
      </Form>
    </FormPage>
  );
}
