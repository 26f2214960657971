import { Box, Flex } from "@chakra-ui/react";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { EmailStatus_viewer$key } from "~/relay/__generated__/EmailStatus_viewer.graphql";
import type { EmailStatusMutation } from "~/relay/__generated__/EmailStatusMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { useToast } from "~/ui/Toast";

const failed = "Failed to send verification email";

/** Whether the address is verified; if not, a button that sends the mail again. */
export function EmailStatus({ viewer }: { viewer: EmailStatus_viewer$key }) {
  const { email, isEmailVerified } = useFragment(
    graphql`
      fragment EmailStatus_viewer on User {
        email
        isEmailVerified
      }
    `,
    viewer,
  );
  const resend = useMutate<EmailStatusMutation>(graphql`
    mutation EmailStatusMutation($input: EmailInput!) {
      resendVerification(input: $input) {
        __typename
        ... on ValidationError {
          message
        }
      }
    }
  `);
  const toast = useToast();
  const isSending = useRef(false);
  if (!email) return null;
  if (isEmailVerified) {
    return (
      <Box mt="2">
        <Badge>Verified</Badge>
      </Box>
    );
  }
  const send = async () => {
    if (isSending.current) return;
    isSending.current = true;
    const { answer, failure } = await resend({ input: { email } });
    isSending.current = false;
    const result = answer?.resendVerification;
    const refusal = result?.__typename === "ValidationError" ? result.message : failure?.text(failed);
    if (refusal) toast({ title: "Email Not Sent", description: refusal, variant: "destructive" });
    else
      toast({
        title: "Verification email sent",
        description: `Please open the link in the email to ${email}.`,
      });
  };
  return (
    <Flex wrap="wrap" align="center" gap="3" mt="2" textStyle="small">
      <Badge tone="neutral">Not verified yet</Badge>
      <Button variant="outline" size="sm" data-needs-scripts onClick={send}>
        Send again
      </Button>
    </Flex>
  );
}
