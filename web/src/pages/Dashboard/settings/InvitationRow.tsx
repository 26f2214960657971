import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { InvitationRow_invitation$key } from "~/relay/__generated__/InvitationRow_invitation.graphql";
import type { InvitationRowResendMutation } from "~/relay/__generated__/InvitationRowResendMutation.graphql";
import type { InvitationRowRevokeMutation } from "~/relay/__generated__/InvitationRowRevokeMutation.graphql";
import { Button } from "~/ui/Button";
import { CalendarDate } from "~/ui/CalendarDate";
import { roleNames } from "./role-names";
import { useInvitation } from "./use-invitation";

/** Props of `InvitationRow`: the invitation, and a callback for when it was revoked and its row disappears. */
export interface InvitationRowProps {
  invitation: InvitationRow_invitation$key;
  onRemoved: () => void;
}

/** An invited person: the mail can be sent again, the invitation revoked. */
export function InvitationRow({ invitation, onRemoved }: InvitationRowProps) {
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
  const resend = useInvitation<InvitationRowResendMutation>(
    graphql`
      mutation InvitationRowResendMutation($input: InvitationInput!) {
        result: resendInvitation(input: $input) {
          __typename
          ... on CompanySaved {
            company {
              ...Invitations_company
            }
          }
          ... on ConflictError {
            message
          }
        }
      }
    `,
    {
      successTitle: "Invitation sent again",
      failureTitle: "Invitation Not Sent",
      generic: "Failed to send the invitation. Please try again.",
    },
  );
  const revoke = useInvitation<InvitationRowRevokeMutation>(
    graphql`
      mutation InvitationRowRevokeMutation($input: InvitationInput!) {
        result: revokeInvitation(input: $input) {
          __typename
          ... on CompanySaved {
            company {
              ...Invitations_company
            }
          }
        }
      }
    `,
    {
      successTitle: "Invitation withdrawn",
      failureTitle: "Invitation Not Withdrawn",
      generic: "Failed to withdraw the invitation. Please try again.",
    },
  );
  const invited = { databaseId, email };
  const withdraw = async () => {
    if (await revoke(invited)) onRemoved();
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
          onClick={() => void resend(invited)}
        >
          Send again
        </Button>
        <Button variant="outline" size="sm" aria-label={`Withdraw: ${email}`} onClick={() => void withdraw()}>
          Withdraw
        </Button>
      </Flex>
    </Flex>
  );
}
