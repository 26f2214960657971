import { signUpInput } from "@assay/api/inputs";
import { Box, chakra } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useSignInResult } from "~/components/sign-in/use-sign-in-result";
import { paths } from "~/paths";
import type { SignUpFormMutation } from "~/relay/__generated__/SignUpFormMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { EmailField, Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { PasswordField } from "~/ui/form/PasswordField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextLink } from "~/ui/TextLink";

const Pair = chakra("div", {
  base: { display: "grid", gap: "5", gridTemplateColumns: { base: "1fr", sm: "1fr 1fr" } },
});

/** Creates an account, signs in and goes on to `next`. */
export function SignUpForm({ next }: { next: string }) {
  const signUp = useMutate<SignUpFormMutation>(graphql`
    mutation SignUpFormMutation($input: SignUpInput!) {
      signUp(input: $input) {
        __typename
        ... on ValidationError {
          message
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
  const enter = useSignInResult({ failed: "Sign Up Failed", next });
  return (
    <Form
      label="Create your account"
      rememberAs="account"
      rules={signUpInput}
      send={async (input) => {
        const { answer, failure } = await signUp({ input });
        return enter(answer?.signUp, failure);
      }}
    >
      <Pair>
        <Field name="firstName" label="First name" autoComplete="given-name" required />
        <Field name="lastName" label="Last name" autoComplete="family-name" required />
      </Pair>
      <EmailField name="email" label="Email" autoComplete="email" required />
      <PasswordField
        name="password"
        label="Password"
        hint="At least 6 characters."
        autoComplete="new-password"
        showsStrength
      />
      <Box as="fieldset" display="flex" flexDirection="column" gap="5" minWidth="0" borderWidth="0">
        <Box as="legend" textStyle="label" color="fg.subtle" mb="4">
          Your work
        </Box>
        <Pair>
          <Field name="designation" label="Designation" autoComplete="organization-title" />
          <Field name="companyName" label="Company name" autoComplete="organization" />
        </Pair>
        <Pair>
          <Field name="companyUrl" label="Company URL" type="url" placeholder="https://" autoComplete="url" />
          <Field name="companyLocation" label="Company location" autoComplete="address-level2" />
        </Pair>
      </Box>
      <SubmitButton busy="Creating your account…">Create account</SubmitButton>
      <Box as="p" textStyle="small" color="fg.muted">
        By creating an account, you agree to the <TextLink to={paths.content("terms")}>terms</TextLink>. The{" "}
        <TextLink to={paths.content("privacy")}>privacy notice</TextLink> explains how we use your data.
      </Box>
    </Form>
  );
}
