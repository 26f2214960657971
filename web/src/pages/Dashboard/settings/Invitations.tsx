import { Box } from "@chakra-ui/react";
import { useRef } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { Invitations_company$key } from "~/relay/__generated__/Invitations_company.graphql";
import { Section } from "~/ui/Section";
import { InvitationRow } from "./InvitationRow";
import { InviteForm } from "./InviteForm";

/** The open invitations, and the form to invite somebody. */
export function Invitations({ company }: { company: Invitations_company$key }) {
  const { databaseId, invitations } = useFragment(
    graphql`
      fragment Invitations_company on Company {
        databaseId
        invitations {
          id
          ...InvitationRow_invitation
        }
      }
    `,
    company,
  );
  const heading = useRef<HTMLSpanElement>(null);
  return (
    <Section
      heading={
        <Box as="span" ref={heading} tabIndex={-1}>
          Invite a member
        </Box>
      }
    >
      <InviteForm databaseId={databaseId} />
      {invitations.length > 0 && (
        <>
          <Box as="h3" textStyle="item" mt="8" mb="3">
            Invited
          </Box>
          <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="border">
            {invitations.map((invitation) => (
              <InvitationRow
                key={invitation.id}
                invitation={invitation}
                // The row that had the focus is gone.
                onRemoved={() => heading.current?.focus()}
              />
            ))}
          </Box>
        </>
      )}
    </Section>
  );
}
