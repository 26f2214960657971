import { Box } from "@chakra-ui/react";
import { TypedConfirmDialog } from "~/components/admin/TypedConfirmDialog";
import type { Change } from "~/components/admin/use-changes";
import { type UserRecord, useUserChanges } from "./use-user-changes";

/** Props of `DeleteUsers`: whom it is about, and what makes the change. */
export interface DeleteUsersProps {
  users: readonly UserRecord[];
  onConfirm: (change: Change<UserRecord>) => Promise<void>;
  onClose: () => void;
}

/** Asks before users are deleted: the name of one has to be typed, the number of several. */
export function DeleteUsers({ users, onConfirm, onClose }: DeleteUsersProps) {
  const { remove } = useUserChanges();
  const [first] = users;
  if (!first) return null;
  const isOne = users.length === 1;
  return (
    <TypedConfirmDialog
      things={users}
      heading={isOne ? `Delete ${first.name}?` : `Delete ${users.length} users?`}
      name={isOne ? first.name : `delete ${users.length} users`}
      confirm="Delete permanently"
      busy="Deleting…"
      onConfirm={() => onConfirm(remove)}
      onClose={onClose}
    >
      <Box as="ul" ps="5" css={{ listStyleType: "disc" }}>
        <li>Reviews stay, shown as Anonymous.</li>
        <li>Profiles, lists and votes on reviews are deleted.</li>
        <li>Companies without another owner become unclaimed; their listings stay.</li>
        <li>This cannot be undone.</li>
      </Box>
    </TypedConfirmDialog>
  );
}
