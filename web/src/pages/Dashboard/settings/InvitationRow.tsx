import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { useRefused } from "~/components/use-refused";
import type { InvitationRow_invitation$key } from "~/relay/__generated__/InvitationRow_invitation.graphql";
import type { InvitationRowResendMutation } from "~/relay/__generated__/InvitationRowResendMutation.graphql";
import type { InvitationRowRevokeMutation } from "~/relay/__generated__/InvitationRowRevokeMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";
import { useToast } from "~/ui/Toast";
import { roleNames } from "./role-names";

/** Somebody who is invited: the mail can be sent again, the invitation taken back. */
export function InvitationRow({ invitation }: { invitation: InvitationRow_invitation$key }) {
  const { databaseId, email, role, expiresAt, isExpired } = useFragment(
    graphql`
      fragment InvitationRow_invitation on CompanyInvitation {
        databaseId
        email
        role
        expiresAt
        isExpired
      }
    `,
    invitation,
  );
  const resend = useMutate<InvitationRowResendMutation>(graphql`
    mutation InvitationRowResendMutation($input: InvitationInput!) {
      resendInvitation(input: $input) {
        __typename
        ... on CompanySaved {
          company {
            ...Invitations_company
          }
        }
      }
    }
  `);
  const revoke = useMutate<InvitationRowRevokeMutation>(graphql`
    mutation InvitationRowRevokeMutation($input: InvitationInput!) {
      revokeInvitation(input: $input) {
        __typename
        ... on CompanySaved {
          company {
            ...Invitations_company
          }
        }
      }
    }
  `);
  const toast = useToast();
  const notSent = useRefused("Invitation Not Sent", "Failed to send the invitation. Please try again.");
  const notRevoked = useRefused("Invitation Not Taken Back", "Failed to take it back. Please try again.");
  const input = { databaseId };
  const sendAgain = async () => {
    const { failure } = await resend({ input });
    if (failure) notSent(failure);
    else toast({ title: "Invitation sent again", description: email });
  };
  const takeBack = async () => {
    const { failure } = await revoke({ input });
    if (failure) notRevoked(failure);
    else toast({ title: "Invitation taken back", description: email });
  };
  return (
    <Flex as="li" align="center" gap="3" py="3" wrap="wrap" borderBottomWidth="1px" borderColor="border">
      <Box flex="1 1 12rem" minWidth="0" overflowWrap="anywhere">
        <Box fontWeight="medium">
          <bdi>{email}</bdi>
        </Box>
        <Box textStyle="small" color="fg.muted">
          {roleNames[role]} · {isExpired ? "Expired " : "until "}
          <CalendarDate iso={expiresAt} />
        </Box>
      </Box>
      <Flex gap="2" wrap="wrap" data-needs-scripts>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Send again: ${email}`}
          onClick={() => void sendAgain()}
        >
          Send again
        </Button>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Take back: ${email}`}
          onClick={() => void takeBack()}
        >
          Take back
        </Button>
      </Flex>
    </Flex>
  );
}
