import { signInInput } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useSignInResult } from "~/components/sign-in/use-sign-in-result";
import { paths } from "~/paths";
import type { SignInFormMutation } from "~/relay/__generated__/SignInFormMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { EmailField } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { PasswordField } from "~/ui/form/PasswordField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextLink } from "~/ui/TextLink";

/** Signs in and goes on to `next`. */
export function SignInForm({ next }: { next: string }) {
  const signIn = useMutate<SignInFormMutation>(graphql`
    mutation SignInFormMutation($input: SignInInput!) {
      signIn(input: $input) {
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
  const enter = useSignInResult({ failed: "Sign In Failed", next });
  return (
    <Form
      label="Sign in"
      rememberAs="account"
      rules={signInInput}
      send={async (input) => {
        const { answer, failure } = await signIn({ input });
        return enter(answer?.signIn, failure);
      }}
    >
      <EmailField name="email" label="Email" autoComplete="username" required />
      <Box>
        <PasswordField name="password" label="Password" autoComplete="current-password" />
        <Box textStyle="small" mt="2">
          <TextLink to={paths.forgotPassword()}>Forgot your password?</TextLink>
        </Box>
      </Box>
      <SubmitButton busy="Signing in…">Sign in</SubmitButton>
    </Form>
  );
}
