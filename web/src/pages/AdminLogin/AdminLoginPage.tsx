import { graphql } from "react-relay/hooks";
import { AdminLoginForm } from "~/components/admin/AdminLoginForm";
import type { AdminLoginPageQuery } from "~/relay/__generated__/AdminLoginPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import data from "./data";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /admin/login: where administrators sign in. One who has is sent on to /admin. */
export default function AdminLoginPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading the form" />}>
      <AdminLogin />
    </PageSuspense>
  );
}

function AdminLogin() {
  usePageQuery<AdminLoginPageQuery>(graphql`
    query AdminLoginPageQuery {
      administration {
        __typename
      }
    }
  `);
  return <AdminLoginForm />;
}
