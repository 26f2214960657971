import { codeInput } from "@assay/api/inputs";
import { graphql } from "react-relay/hooks";
import { CodeField } from "~/components/sign-in/CodeField";
import { useSignInResult } from "~/components/sign-in/use-sign-in-result";
import type { SignInCodeFormMutation } from "~/relay/__generated__/SignInCodeFormMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Form } from "~/ui/form/Form";
import { SubmitButton } from "~/ui/form/SubmitButton";

/** Completes the sign-in of this browser by a code of the app or a recovery code, and goes on to `next`. */
export function SignInCodeForm({ next, isRecovery }: { next: string; isRecovery: boolean }) {
  const complete = useMutate<SignInCodeFormMutation>(graphql`
    mutation SignInCodeFormMutation($input: CompleteSignInInput!) {
      completeSignIn(input: $input) {
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
      key={String(isRecovery)}
      label="Two-step verification"
      rules={codeInput}
      send={async (input) => {
        const { answer, failure } = await complete({ input });
        return enter(answer?.completeSignIn, failure);
      }}
    >
      <CodeField kind={isRecovery ? "recovery-code" : "app"} />
      <SubmitButton busy="Signing in…">Sign in</SubmitButton>
    </Form>
  );
}
