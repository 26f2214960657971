import { codeInput } from "@assay/api/inputs";
import { Box, chakra } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { CopyField } from "~/components/share/CopyField";
import { CodeField } from "~/components/sign-in/CodeField";
import { useMutationError } from "~/components/use-mutation-error";
import type { FirstCodeMutation } from "~/relay/__generated__/FirstCodeMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Form } from "~/ui/form/Form";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { Section } from "~/ui/Section";
import { useToast } from "~/ui/Toast";
import type { AppSetup } from "./SetUp";

const Picture = chakra("img", {
  base: { display: "block", width: "12.5rem", height: "12.5rem", bg: "white", borderRadius: "md" },
});

/** Props of `FirstCode`: what the app is set up with, and callbacks for the recovery codes and for a setup that is over. */
export interface FirstCodeProps {
  setup: AppSetup;
  onCodes: (codes: readonly string[]) => void;
  onExpired: () => void;
}

/** Shows the secret for the app, and turns two-step verification on by the first code. */
export function FirstCode({ setup, onCodes, onExpired }: FirstCodeProps) {
  const turnOn = useMutate<FirstCodeMutation>(graphql`
    mutation FirstCodeMutation($input: TurnOnTwoStepInput!) {
      turnOnTwoStep(input: $input) {
        __typename
        ... on RecoveryCodes {
          recoveryCodes
          viewer {
            needsTwoStepVerification
            twoStepVerification {
              turnedOnAt
            }
            ...TurnedOn_viewer
          }
        }
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
  const toast = useToast();
  const refused = useMutationError("Not Turned On", "Failed to turn it on. Please try again.");
  return (
    <Section heading="Set up your app">
      <Box as="ol" ps="5" css={{ listStyleType: "decimal", "& > li + li": { mt: "6" } }}>
        <li>
          <p>Scan this with an authenticator app, such as the one of your password manager or phone.</p>
          <Box mt="3" mb="4">
            <Picture src={setup.qrCode} alt="QR code for your authenticator app" />
          </Box>
          <Box as="p" mb="2">
            No camera? Type this key into the app instead, or{" "}
            <Box asChild color="accent.fg" textDecoration="underline">
              <a href={setup.uri}>open the app on this device</a>
            </Box>
            .
          </Box>
          <CopyField url={setup.secret} label="Key" what="secret" />
        </li>
        <li>
          <Box as="p" mb="3">
            Enter the code that the app shows.
          </Box>
          <Form
            label="Turn on two-step verification"
            rules={codeInput}
            takesFocus
            send={async ({ code }) => {
              const { answer, failure } = await turnOn({ input: { token: setup.token, code } });
              if (failure) return refused(failure);
              const result = answer.turnOnTwoStep;
              if (result.__typename === "ConflictError") return { form: result.message };
              if (result.__typename === "ValidationError") {
                const { token, ...fields } = fieldProblems(result.fields);
                if (token === undefined) return { fields };
                toast({ title: "Not Turned On", description: token, variant: "destructive" });
                onExpired();
                return null;
              }
              if (result.__typename !== "RecoveryCodes") return null;
              toast({
                title: "Two-step verification is on",
                description: "You were signed out everywhere else.",
              });
              onCodes(result.recoveryCodes);
              return null;
            }}
          >
            <CodeField kind="app" />
            <div>
              <SubmitButton busy="Turning on…">Turn on</SubmitButton>
            </div>
          </Form>
        </li>
      </Box>
    </Section>
  );
}
