import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import { paths } from "~/paths";
import type { TwoStepPageQuery } from "~/relay/__generated__/TwoStepPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { twoStepPaths } from "~/two-step-paths";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";
import { PrivateShell } from "~/ui/private/PrivateShell";
import { VerifyEmailFirst } from "~/ui/private/VerifyEmailFirst";
import { TextLink } from "~/ui/TextLink";
import data from "./data";
import { RecoveryCodes } from "./RecoveryCodes";
import { SetUp } from "./SetUp";
import { TurnedOn } from "./TurnedOn";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /profile/two-step: turns two-step verification on and off, and generates new recovery codes. */
export default function TwoStepPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading two-step verification" />}>
      <TwoStep />
    </PageSuspense>
  );
}

function TwoStep() {
  const { viewer } = usePageQuery<TwoStepPageQuery>(graphql`
    query TwoStepPageQuery {
      viewer {
        isEmailVerified
        hasPassword
        isAdmin
        needsTwoStepVerification
        twoStepVerification {
          turnedOnAt
        }
        ...SetUp_viewer
        ...TurnedOn_viewer
      }
    }
  `);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  if (!viewer) {
    return (
      <PrivateShell
        title="Two-step verification"
        toast={{
          title: "Access Denied",
          description: "Please sign in to access your profile.",
          variant: "destructive",
        }}
        delayMs={1000}
        to={paths.signIn(twoStepPaths.settings())}
      />
    );
  }
  const { isAdmin, needsTwoStepVerification: isNeeded, twoStepVerification: isOn } = viewer;
  return (
    <Page pb="12">
      <Head title="Two-step verification" robots="noindex" />
      <Breadcrumbs
        crumbs={[
          { label: "Home", href: paths.home() },
          { label: "Security", href: paths.profile({ tab: "security" }) },
          { label: "Two-step verification" },
        ]}
      />
      <Box maxWidth="40rem">
        <Box as="h1" textStyle="title" mt="6">
          Two-step verification
        </Box>
        <Box as="p" color="fg.muted" mt="2" mb="8">
          Signing in then takes your password and a code from an authenticator app on your phone, so that a
          stolen password alone opens nothing.
        </Box>
        {isNeeded && (
          <Box as="p" p="4" mb="6" bg="accent.subtle" borderRadius="md">
            Administrators of this site need two-step verification. Turn it on to open the administrators'
            pages.
          </Box>
        )}
        {codes && (
          <RecoveryCodes codes={codes} onDone={() => setCodes(null)}>
            {isAdmin && <TextLink to={adminPaths.home()}>Go on to the administrators' pages</TextLink>}
          </RecoveryCodes>
        )}
        {isOn ? (
          <TurnedOn viewer={viewer} onCodes={setCodes} />
        ) : !viewer.isEmailVerified ? (
          <VerifyEmailFirst then="turn on two-step verification" />
        ) : viewer.hasPassword ? (
          <SetUp viewer={viewer} onCodes={setCodes} />
        ) : (
          <Box as="p" p="4" bg="accent.subtle" borderRadius="md">
            You sign in with Google, which has its own two-step verification. To use one here too, first{" "}
            <TextLink to={paths.profile({ tab: "security" })}>set a password</TextLink>.
          </Box>
        )}
      </Box>
    </Page>
  );
}
