import { Box } from "@chakra-ui/react";
import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useOpenDashboard } from "~/components/use-open-dashboard";
import type { AcceptInvitation_invitation$key } from "~/relay/__generated__/AcceptInvitation_invitation.graphql";
import type { AcceptInvitationMutation } from "~/relay/__generated__/AcceptInvitationMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { FormOutcome } from "~/ui/form/FormOutcome";
import { LinkAction } from "~/ui/form/LinkAction";
import { useEmailLink } from "~/ui/form/use-email-link";

const unreachable = "The invitation could not be accepted. Please try again.";
const duties = {
  OWNER: "an owner, who manages the company, its listings, members and leads",
  EDITOR: "an editor, who manages its listings and answers reviews",
} as const;

/** Props of `AcceptInvitation`: the invitation, its token, whether it is for this account, and what to show if not. */
export interface AcceptInvitationProps {
  invitation: AcceptInvitation_invitation$key;
  token: string;
  mayAccept: boolean;
  children: ReactNode;
}

/** The invitation's company and role, and the button that accepts it. */
export function AcceptInvitation({ invitation, token, mayAccept, children }: AcceptInvitationProps) {
  const { email, role, company } = useFragment(
    graphql`
      fragment AcceptInvitation_invitation on OpenInvitation {
        email
        role
        company {
          name
        }
      }
    `,
    invitation,
  );
  const accept = useMutate<AcceptInvitationMutation>(graphql`
    mutation AcceptInvitationMutation($input: CompanyTokenInput!) {
      acceptInvitation(input: $input) {
        __typename
        ... on CompanySaved {
          company {
            databaseId
            name
          }
        }
        ... on ValidationError {
          message
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const arrive = useOpenDashboard();
  const link = useEmailLink<string>(async () => {
    const { answer, failure } = await accept({ input: { token } });
    if (failure) return { failed: failure.text(unreachable) };
    const result = answer.acceptInvitation;
    if (result.__typename !== "CompanySaved")
      return "message" in result ? { refused: result.message } : { failed: unreachable };
    arrive(result.company, "Welcome to the team");
    return { given: result.company.databaseId };
  });
  const { outcome } = link;
  if (outcome && "refused" in outcome)
    return <FormOutcome takesFocus heading="Invitation not accepted" text={outcome.refused} />;
  return (
    <FormOutcome
      heading={`Join ${company.name}`}
      text={
        <>
          <bdi>{company.name}</bdi> invites <bdi>{email}</bdi> to be{" "}
          {role === "OWNER" ? duties.OWNER : duties.EDITOR}.
        </>
      }
    >
      {mayAccept ? (
        <LinkAction link={link} what="Accepting the invitation" busy="Joining…">
          Accept the invitation
        </LinkAction>
      ) : (
        <Box display="contents">{children}</Box>
      )}
    </FormOutcome>
  );
}
