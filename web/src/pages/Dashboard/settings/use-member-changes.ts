import { graphql } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { useMutationError } from "~/components/use-mutation-error";
import { paths } from "~/paths";
import type {
  MemberRole,
  useMemberChangesChangeMutation,
} from "~/relay/__generated__/useMemberChangesChangeMutation.graphql";
import type { useMemberChangesRemoveMutation } from "~/relay/__generated__/useMemberChangesRemoveMutation.graphql";
import { useInvalidatePages, useMutate } from "~/relay/mutate";
import { useToast } from "~/ui/Toast";
import { roleNames } from "./role-names";

/** The user id of the member. */
interface Membership {
  readonly databaseId: string;
  readonly name: string;
  readonly userId: string;
  readonly displayName: string;
  readonly isViewer: boolean;
}

/** Functions that change a member's role and end the membership; both show a toast. */
export function useMemberChanges({ databaseId, name, userId, displayName, isViewer }: Membership) {
  const changeRole = useMutate<useMemberChangesChangeMutation>(graphql`
    mutation useMemberChangesChangeMutation($input: ChangeMemberInput!) {
      changeMember(input: $input) {
        __typename
        ... on CompanySaved {
          company {
            ...SettingsTab_company
            # What is for owners alone comes or goes.
            ...DashboardTabs_company
          }
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const end = useMutate<useMemberChangesRemoveMutation>(graphql`
    mutation useMemberChangesRemoveMutation($input: RemoveMemberInput!) {
      removeMember(input: $input) {
        __typename
        ... on CompanySaved {
          company {
            ...Members_company
          }
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const invalidatePages = useInvalidatePages();
  const navigate = useNavigate();
  const toast = useToast();
  const notChanged = "Member Not Changed";
  const refused = useMutationError(notChanged, "Failed to change the member. Please try again.");
  const conflict = (message: string) =>
    toast({ title: notChanged, description: message, variant: "destructive" });
  const key = { databaseId, userId };
  return {
    async change(role: MemberRole) {
      const { answer, failure } = await changeRole({ input: { ...key, role } });
      if (failure) return void refused(failure);
      const result = answer.changeMember;
      if (result.__typename === "ConflictError") return conflict(result.message);
      toast({ title: "Member changed", description: `${displayName}: ${roleNames[role]}` });
    },
    async remove() {
      const { answer, failure } = await end({ input: key });
      if (failure) return void refused(failure);
      const result = answer.removeMember;
      if (result.__typename === "ConflictError") return conflict(result.message);
      toast({
        title: isViewer ? "You left the company" : "Member removed",
        description: isViewer ? name : displayName,
      });
      if (!isViewer) return;
      // Other pages still list the company.
      invalidatePages();
      void navigate(paths.dashboard(), { replace: true });
    },
  };
}
