import { changeTwoStepInput } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { CodeField } from "~/components/sign-in/CodeField";
import { useMutationError } from "~/components/use-mutation-error";
import type { TurnedOn_viewer$key } from "~/relay/__generated__/TurnedOn_viewer.graphql";
import type { TurnedOnOffMutation } from "~/relay/__generated__/TurnedOnOffMutation.graphql";
import type { TurnedOnRenewMutation } from "~/relay/__generated__/TurnedOnRenewMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { CalendarDate } from "~/ui/CalendarDate";
import { Form } from "~/ui/form/Form";
import { NeedsScripts } from "~/ui/form/FormPage";
import { PasswordField } from "~/ui/form/PasswordField";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { DangerSection } from "~/ui/private/DangerSection";
import { Section } from "~/ui/Section";
import { useToast } from "~/ui/Toast";

const consequences = [
  "Your password alone will open your account.",
  "Your recovery codes stop working. All other browsers are signed out.",
];

/** Generates new recovery codes, and turns two-step verification off; both need password and code. */
export function TurnedOn({
  viewer,
  onCodes,
}: {
  viewer: TurnedOn_viewer$key;
  onCodes: (codes: readonly string[] | null) => void;
}) {
  const { twoStepVerification: state } = useFragment(
    graphql`
      fragment TurnedOn_viewer on User {
        twoStepVerification {
          turnedOnAt
          recoveryCodesLeft
        }
      }
    `,
    viewer,
  );
  const renew = useMutate<TurnedOnRenewMutation>(graphql`
    mutation TurnedOnRenewMutation($input: RenewRecoveryCodesInput!) {
      renewRecoveryCodes(input: $input) {
        __typename
        ... on RecoveryCodes {
          recoveryCodes
          viewer {
            ...TurnedOn_viewer
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
  const turnOff = useMutate<TurnedOnOffMutation>(graphql`
    mutation TurnedOnOffMutation($input: TurnOffTwoStepInput!) {
      turnOffTwoStep(input: $input) {
        __typename
        ... on AccountChanged {
          viewer {
            needsTwoStepVerification
            twoStepVerification {
              turnedOnAt
            }
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
  const toast = useToast();
  const notRenewed = useMutationError("No New Codes", "Failed to generate new codes. Please try again.");
  const notOff = useMutationError("Not Turned Off", "Failed to turn it off. Please try again.");
  /** The number of new sets: each one resets the form. */
  const [count, setCount] = useState(0);
  if (!state) return null;
  const { recoveryCodesLeft: left, turnedOnAt } = state;
  return (
    <>
      <Box as="p" mb="8">
        Two-step verification has been on since <CalendarDate iso={turnedOnAt} />.{" "}
        {left === 0 ? "You have no recovery codes left: generate new ones." : `Recovery codes left: ${left}.`}
      </Box>
      <Section heading="New recovery codes">
        <Box as="p" color="fg.muted" mb="4">
          Generate new codes if you have used most of them, or somebody may have seen them. The old ones stop
          working.
        </Box>
        <NeedsScripts what="Generating new codes" />
        <Form
          key={count}
          label="New recovery codes"
          rules={changeTwoStepInput}
          send={async (input) => {
            const { answer, failure } = await renew({ input });
            if (failure) return notRenewed(failure);
            const result = answer.renewRecoveryCodes;
            if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
            if (result.__typename === "ConflictError") return { form: result.message };
            if (result.__typename !== "RecoveryCodes") return null;
            setCount(count + 1);
            onCodes(result.recoveryCodes);
            return null;
          }}
        >
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <CodeField />
          <div>
            <SubmitButton busy="Generating…">Generate new codes</SubmitButton>
          </div>
        </Form>
      </Section>
      <DangerSection heading="Turn off two-step verification" consequences={consequences}>
        <NeedsScripts what="Turning it off" />
        <Form
          label="Turn off two-step verification"
          rules={changeTwoStepInput}
          send={async (input) => {
            const { answer, failure } = await turnOff({ input });
            if (failure) return notOff(failure);
            const result = answer.turnOffTwoStep;
            if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
            if (result.__typename === "ConflictError") return { form: result.message };
            onCodes(null);
            toast({
              title: "Two-step verification is off",
              description: "You were signed out everywhere else.",
            });
            return null;
          }}
        >
          <PasswordField name="password" label="Password" autoComplete="current-password" />
          <CodeField />
          <div>
            <SubmitButton busy="Turning off…" tone="danger">
              Turn off
            </SubmitButton>
          </div>
        </Form>
      </DangerSection>
    </>
  );
}
