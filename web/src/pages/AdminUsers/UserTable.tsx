import { Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { BulkBar, BulkButton } from "~/components/admin/BulkBar";
import { RecordList } from "~/components/admin/RecordList";
import { useBulkChanges } from "~/components/admin/use-bulk-changes";
import type { UserTable_users$key } from "~/relay/__generated__/UserTable_users.graphql";
import type { AdminUsersValues } from "~/search-params/admin-users";
import { Avatar } from "~/ui/Avatar";
import { Badge } from "~/ui/Badge";
import { CalendarDate } from "~/ui/CalendarDate";
import { formatCount } from "~/ui/count";
import { DeleteUsers } from "./DeleteUsers";
import { type UserRecord, useUserChanges } from "./use-user-changes";

/** Props of `UserTable`: a page of users, and the page's search params. */
export interface UserTableProps {
  users: UserTable_users$key;
  values: AdminUsersValues;
  viewerId: string;
}

/** The list of users, with actions on several at once. */
export function UserTable({ users, values, viewerId }: UserTableProps) {
  const { edges, totalCount, pageInfo } = useFragment(
    graphql`
      fragment UserTable_users on UserConnection {
        totalCount
        pageInfo {
          ...CursorPages_pageInfo
        }
        edges {
          node {
            id
            databaseId
            displayName
            email
            profileImageUrl
            isAdmin
            isEmailVerified
            suspendedAt
            reviewCount
            createdAt
            updatedAt
          }
        }
      }
    `,
    users,
  );
  const records = edges.map(
    ({ node }): UserRecord => ({
      id: node.databaseId,
      name: node.displayName,
      isSuspended: node.suspendedAt != null,
      updatedAt: node.updatedAt,
    }),
  );
  const { selection, changes, applyToChosen } = useBulkChanges<UserRecord>(records);
  const { toSuspended } = useUserChanges();
  const [isDeleting, setDeleting] = useState(false);
  return (
    <>
      <RecordList
        label="Users"
        columns={["Name", "Email", "Reviews", "Joined", "Status"]}
        selection={selection}
        rows={edges.map(({ node }, index) => ({
          record: records[index] as UserRecord,
          href: adminPaths.users({ ...values, open: node.databaseId }),
          picture: <Avatar url={node.profileImageUrl} name={node.displayName} size={28} />,
          note: node.databaseId === viewerId ? "You" : undefined,
          cells: [
            <bdi key="address">{node.email ?? "No account"}</bdi>,
            formatCount(node.reviewCount),
            <CalendarDate key="since" iso={node.createdAt} />,
            <State key="state" user={node} />,
          ],
        }))}
        total={totalCount}
        what={["user", "users"]}
        pageInfo={pageInfo}
        values={values}
        hrefOf={adminPaths.users}
      />
      <BulkBar selection={selection} changes={changes}>
        <BulkButton onClick={() => void applyToChosen(toSuspended(true))}>Suspend</BulkButton>
        <BulkButton onClick={() => void applyToChosen(toSuspended(false))}>Unsuspend</BulkButton>
        <BulkButton onClick={() => setDeleting(true)}>Delete…</BulkButton>
      </BulkBar>
      {isDeleting && (
        <DeleteUsers rows={selection.chosen} apply={applyToChosen} onClose={() => setDeleting(false)} />
      )}
    </>
  );
}

function State({
  user,
}: {
  user: {
    isAdmin: boolean;
    suspendedAt?: string | null | undefined;
    email?: string | null | undefined;
    isEmailVerified: boolean;
  };
}) {
  const isUnverified = user.email != null && !user.isEmailVerified;
  if (!user.isAdmin && !user.suspendedAt && !isUnverified) return null;
  return (
    <Flex as="span" display="inline-flex" gap="1" wrap="wrap">
      {user.isAdmin && <Badge>Admin</Badge>}
      {user.suspendedAt && <Badge tone="neutral">Suspended</Badge>}
      {isUnverified && <Badge tone="neutral">Not verified</Badge>}
    </Flex>
  );
}
