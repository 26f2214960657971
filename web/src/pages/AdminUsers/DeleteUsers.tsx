import { DeleteDialog, type DeletionProps } from "~/components/admin/DeleteDialog";
import { type UserRecord, useUserChanges } from "./use-user-changes";

/** Asks for confirmation before users are deleted, by typing the name, or the number of several. */
export function DeleteUsers(props: DeletionProps<UserRecord>) {
  const { remove } = useUserChanges();
  return (
    <DeleteDialog {...props} what="users" change={remove}>
      <li>Reviews stay, shown as Anonymous.</li>
      <li>Profiles, lists and votes on reviews are deleted.</li>
      <li>Companies without another owner become unclaimed; their listings stay.</li>
      <li>This cannot be undone.</li>
    </DeleteDialog>
  );
}
