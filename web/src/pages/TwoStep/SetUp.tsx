import { beginTwoStepInput } from "@assay/api/inputs";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import type { SetUp_viewer$key } from "~/relay/__generated__/SetUp_viewer.graphql";
import type { SetUpMutation, SetUpMutation$data } from "~/relay/__generated__/SetUpMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Form } from "~/ui/form/Form";
import { NeedsScripts } from "~/ui/form/FormPage";
import { PasswordField } from "~/ui/form/PasswordField";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { Section } from "~/ui/Section";
import { FirstCode } from "./FirstCode";

/** What the app is set up with. */
export type AppSetup = Extract<SetUpMutation$data["beginTwoStep"], { __typename: "TwoStepSetup" }>;

/** Turns two-step verification on: the password, then the app and its first code. `onCodes` gets the recovery codes. */
export function SetUp({
  viewer,
  onCodes,
}: {
  viewer: SetUp_viewer$key;
  onCodes: (codes: readonly string[]) => void;
}) {
  const { email } = useFragment(
    graphql`
      fragment SetUp_viewer on User {
        email
      }
    `,
    viewer,
  );
  const begin = useMutate<SetUpMutation>(graphql`
    mutation SetUpMutation($input: BeginTwoStepInput!) {
      beginTwoStep(input: $input) {
        __typename
        ... on TwoStepSetup {
          token
          secret
          uri
          qrCode
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
  const refused = useMutationError("Not Turned On", "Failed to set up the app. Please try again.");
  const [setup, setSetup] = useState<AppSetup | null>(null);
  if (setup) return <FirstCode setup={setup} onCodes={onCodes} onExpired={() => setSetup(null)} />;
  return (
    <Section heading="Turn on">
      <NeedsScripts what="Turning on two-step verification" />
      <Form
        label="Turn on two-step verification"
        rules={beginTwoStepInput}
        send={async (input) => {
          const { answer, failure } = await begin({ input });
          if (failure) return refused(failure);
          const result = answer.beginTwoStep;
          if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
          if (result.__typename === "ConflictError") return { form: result.message };
          if (result.__typename === "TwoStepSetup") setSetup(result);
          return null;
        }}
      >
        {/* Tells password managers whose password it is. */}
        <input type="email" autoComplete="username" value={email ?? ""} readOnly hidden />
        <PasswordField
          name="password"
          label="Password"
          hint="To confirm that it is you."
          autoComplete="current-password"
        />
        <div>
          <SubmitButton busy="Preparing…">Set up an authenticator app</SubmitButton>
        </div>
      </Form>
    </Section>
  );
}
