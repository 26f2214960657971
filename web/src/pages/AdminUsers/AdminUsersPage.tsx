import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { adminPaths } from "~/admin-paths";
import { DetailsNotFound } from "~/components/admin/DetailsNotFound";
import { listLoader } from "~/components/admin/list-loader";
import { AdminShell } from "~/layout/admin/AdminShell";
import type { AdminUsersPageQuery } from "~/relay/__generated__/AdminUsersPageQuery.graphql";
import { browserLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { type AdminUsersValues, adminUsersParams } from "~/search-params/admin-users";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import data from "./data";
import { UserDetails } from "./UserDetails";
import { UsersFilter } from "./UsersFilter";
import { UserTable } from "./UserTable";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = listLoader(data);
export const clientLoader = browserLoader(data);

/** /admin/users: all accounts, and the authors of imported reviews. */
export default function AdminUsersPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading users" />}>
      <AdminUsers />
    </PageSuspense>
  );
}

function AdminUsers() {
  const { viewer, administration } = usePageQuery<AdminUsersPageQuery>(graphql`
    query AdminUsersPageQuery(
      $search: String
      $isAdmin: Boolean
      $isSuspended: Boolean
      $isEmailVerified: Boolean
      $hasAccount: Boolean
      $sort: UserOrder!
      $first: Int
      $after: String
      $last: Int
      $before: String
      $open: ID!
      $isOpen: Boolean!
    ) {
      viewer {
        databaseId
      }
      administration {
        users(
          search: $search
          isAdmin: $isAdmin
          isSuspended: $isSuspended
          isEmailVerified: $isEmailVerified
          hasAccount: $hasAccount
          sort: $sort
          first: $first
          after: $after
          last: $last
          before: $before
        ) {
          ...UserTable_users
        }
        user(databaseId: $open) @include(if: $isOpen) {
          ...UserDetails_user
        }
      }
    }
  `);
  const values: AdminUsersValues = adminUsersParams.read(new URL(useLocation().search, "http://localhost"));
  const closeHref = adminPaths.users({ ...values, open: "" });
  return (
    <AdminShell title="Users" isAdmin={administration !== null && administration !== undefined}>
      {administration && viewer && (
        <>
          <UsersFilter values={values} />
          <UserTable users={administration.users} values={values} viewerId={viewer.databaseId} />
          {administration.user ? (
            <UserDetails user={administration.user} viewerId={viewer.databaseId} closeHref={closeHref} />
          ) : (
            values.open && <DetailsNotFound what="user" id={values.open} closeHref={closeHref} />
          )}
        </>
      )}
    </AdminShell>
  );
}
