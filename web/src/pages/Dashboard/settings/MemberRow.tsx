import { Box, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { MemberRow_member$key } from "~/relay/__generated__/MemberRow_member.graphql";
import { Avatar } from "~/ui/Avatar";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { ConfirmDialog } from "~/ui/private/ConfirmDialog";
import { roleNames } from "./role-names";
import { useMemberChanges } from "./use-member-changes";

/** Props of `MemberRow`. */
export interface MemberRowProps {
  member: MemberRow_member$key;
  company: { readonly databaseId: string; readonly name: string };
  /** True where the viewer can change and remove others. */
  isManaged: boolean;
  /** The last owner can neither leave nor become an editor. */
  isLastOwner: boolean;
}

/** A member, with actions. */
export function MemberRow({ member, company, isManaged, isLastOwner }: MemberRowProps) {
  const { userId, displayName, email, profileImageUrl, role, isViewer } = useFragment(
    graphql`
      fragment MemberRow_member on CompanyMember {
        userId
        displayName
        email
        profileImageUrl
        role
        isViewer
      }
    `,
    member,
  );
  const [confirming, setConfirming] = useState<"change" | "remove" | null>(null);
  const { change, remove } = useMemberChanges({ ...company, userId, displayName, isViewer });
  const other = role === "OWNER" ? "EDITOR" : "OWNER";
  return (
    <Flex
      as="li"
      // The button that had the focus disappears with the role, so the row gets it.
      tabIndex={-1}
      align="center"
      gap="3"
      py="3"
      wrap="wrap"
      borderBottomWidth="1px"
      borderColor="border"
    >
      <Avatar url={profileImageUrl} name={displayName} />
      <Box flex="1 1 12rem" minWidth="0" overflowWrap="anywhere">
        <Flex wrap="wrap" columnGap="2" rowGap="1" align="center" fontWeight="medium">
          <bdi>{displayName}</bdi>
          {isViewer && <Badge>You</Badge>}
        </Flex>
        <Box textStyle="small" color="fg.muted">
          {[roleNames[role], email].filter(Boolean).join(" · ")}
        </Box>
        {isLastOwner && isViewer && (
          <Box textStyle="small" color="fg.muted">
            A company needs an owner. Make someone else an owner before you leave.
          </Box>
        )}
      </Box>
      {!isLastOwner && (
        <Flex gap="2" wrap="wrap" data-needs-scripts>
          {isManaged && (
            <Button
              variant="outline"
              size="sm"
              aria-label={`Make ${other === "OWNER" ? "owner" : "editor"}: ${displayName}`}
              onClick={() => (isViewer ? setConfirming("change") : void change(other))}
            >
              {other === "OWNER" ? "Make owner" : "Make editor"}
            </Button>
          )}
          {(isManaged || isViewer) && (
            <Button
              variant="outline"
              size="sm"
              aria-label={isViewer ? "Leave the company" : `Remove: ${displayName}`}
              onClick={() => setConfirming("remove")}
            >
              {isViewer ? "Leave" : "Remove"}
            </Button>
          )}
        </Flex>
      )}
      {confirming === "change" && (
        <ConfirmDialog
          heading="Become an editor?"
          confirm="Become an editor"
          busy="Changing…"
          onConfirm={() => change(other)}
          onClose={() => setConfirming(null)}
        >
          You lose access to the company profile, members, leads and analytics of “{company.name}”. Only
          another owner can make you an owner again.
        </ConfirmDialog>
      )}
      {confirming === "remove" && (
        <ConfirmDialog
          heading={isViewer ? `Leave “${company.name}”?` : `Remove ${displayName}?`}
          confirm={isViewer ? "Leave" : "Remove"}
          busy={isViewer ? "Leaving…" : "Removing…"}
          onConfirm={remove}
          onClose={() => setConfirming(null)}
        >
          {isViewer
            ? "You lose access to it, unless an owner invites you again."
            : `They lose access to “${company.name}”. You can invite them again.`}
        </ConfirmDialog>
      )}
    </Flex>
  );
}
