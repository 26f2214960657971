import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { AdminLoginForm } from "~/components/admin/AdminLoginForm";
import { paths } from "~/paths";
import type { AdminLoginPageQuery } from "~/relay/__generated__/AdminLoginPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { TextLink } from "~/ui/TextLink";
import data from "./data";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /admin/login: where administrators sign in. Signed-in administrators are redirected to /admin; other users get a notice. */
export default function AdminLoginPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading the form" />}>
      <AdminLogin />
    </PageSuspense>
  );
}

function AdminLogin() {
  const { viewer } = usePageQuery<AdminLoginPageQuery>(graphql`
    query AdminLoginPageQuery {
      viewer {
        displayName
        email
        needsTwoStepVerification
      }
      administration {
        __typename
      }
    }
  `);
  if (!viewer) return <AdminLoginForm />;
  const { displayName, email } = viewer;
  return <AdminLoginForm lead={<NoAdministrator displayName={displayName} email={email} />} />;
}

/** Shown to signed-in users who are not administrators. */
function NoAdministrator({ displayName, email }: { displayName: string; email: string | null | undefined }) {
  return (
    <>
      <Box as="p" overflowWrap="anywhere">
        You are signed in as <bdi>{displayName}</bdi>
        {email && email !== displayName && ` (${email})`}. This account is not an administrator.
      </Box>
      <Box as="p" mt="3">
        Sign in below with an administrator's account, or go{" "}
        <TextLink to={paths.home()}>back to the home page</TextLink>.
      </Box>
    </>
  );
}
