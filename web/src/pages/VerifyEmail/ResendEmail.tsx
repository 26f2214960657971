import { emailInput } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { paths } from "~/paths";
import type { ResendEmail_viewer$key } from "~/relay/__generated__/ResendEmail_viewer.graphql";
import type { ResendEmailMutation } from "~/relay/__generated__/ResendEmailMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { EmailField } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { NeedsScripts } from "~/ui/form/FormPage";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextLink } from "~/ui/TextLink";

const failed = "Failed to send verification email";

/** Sends another link, to the user's address or to a typed one, and offers a link to the home page. */
export function ResendEmail({ viewer }: { viewer: ResendEmail_viewer$key | null }) {
  const user = useFragment(
    graphql`
      fragment ResendEmail_viewer on User {
        email
        isEmailVerified
      }
    `,
    viewer,
  );
  const [sentTo, setSentTo] = useState<string | null>(null);
  const resend = useMutate<ResendEmailMutation>(graphql`
    mutation ResendEmailMutation($input: EmailInput!) {
      resendVerification(input: $input) {
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
  const own = user?.email ?? null;
  const home = <TextLink to={paths.home()}>Return home</TextLink>;
  if (user?.isEmailVerified) {
    return (
      <>
        <p>
          Your address <bdi>{own}</bdi> is already verified. There is nothing left to do.
        </p>
        {home}
      </>
    );
  }
  return (
    <>
      <Box role="status" _empty={{ mb: "-6" }}>
        {sentTo !== null && (
          <Box as="p" p="4" bg="accent.subtle" borderRadius="md" overflowWrap="anywhere">
            Verification email sent. If <bdi>{sentTo}</bdi> has an account that is not verified yet, a new
            link is on its way.
          </Box>
        )}
      </Box>
      <NeedsScripts what="Sending a new link" />
      <Form
        label="Send a new link"
        rememberAs="account"
        rules={{ safeParse: (values) => emailInput.safeParse(own === null ? values : { email: own }) }}
        send={async (input) => {
          setSentTo(null);
          const { answer, failure } = await resend({ input });
          if (failure) return { form: failure.text(failed) };
          const result = answer.resendVerification;
          if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
          setSentTo(input.email);
          return null;
        }}
      >
        {own === null ? (
          <EmailField name="email" label="Email" autoComplete="username" required />
        ) : (
          <p>
            We can send a new link to <bdi>{own}</bdi>.
          </p>
        )}
        <SubmitButton busy="Sending…">Send a new link</SubmitButton>
      </Form>
      {home}
    </>
  );
}
