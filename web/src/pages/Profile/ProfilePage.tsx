import { Box, Grid } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { profileSearch } from "~/address/profile-search";
import { paths } from "~/paths";
import type { ProfilePageQuery } from "~/relay/__generated__/ProfilePageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";
import { PrivateShell } from "~/ui/private/PrivateShell";
import { TabLinks } from "~/ui/TabLinks";
import data from "./data";
import { ProfileForm } from "./ProfileForm";
import { ProfileSummary } from "./ProfileSummary";
import { SecurityTab } from "./SecurityTab";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** How long a refusal is shown before the browser goes on (specification 9). */
const goesOnAfterMs = 1000;

/** /profile: what one tells of oneself, and what keeps the account safe. */
export default function ProfilePage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading your profile" />}>
      <Profile />
    </PageSuspense>
  );
}

function Profile() {
  const { viewer } = usePageQuery<ProfilePageQuery>(graphql`
    query ProfilePageQuery($onSecurity: Boolean!) {
      viewer {
        ...ProfileSummary_viewer
        ...ProfileForm_viewer @skip(if: $onSecurity) @alias(as: "information")
        ...SecurityTab_viewer @include(if: $onSecurity) @alias(as: "security")
      }
    }
  `);
  const { pathname, search } = useLocation();
  if (!viewer) {
    return (
      <PrivateShell
        title="Profile"
        toast={{
          title: "Access Denied",
          description: "Please sign in to access your profile.",
          variant: "destructive",
        }}
        delayMs={goesOnAfterMs}
        to={paths.signIn(pathname + search)}
      />
    );
  }
  const { tab } = profileSearch.read(new URL(search, "http://localhost"));
  return (
    <Page pt={{ base: "6", md: "10" }} pb="8">
      <Head title={tab === "security" ? "Security" : "Profile"} robots="noindex" />
      <Grid templateColumns={{ lg: "16rem minmax(0, 1fr)" }} gap={{ base: "8", lg: "14" }} alignItems="start">
        <ProfileSummary viewer={viewer} />
        <Box minWidth="0" maxWidth="44rem">
          <TabLinks
            label="Profile"
            tabs={[
              { label: "Profile Information", href: paths.profile(), isCurrent: tab === "information" },
              { label: "Security", href: paths.profile({ tab: "security" }), isCurrent: tab === "security" },
            ]}
          />
          <Box pt="8">
            {viewer.information && <ProfileForm viewer={viewer.information} />}
            {viewer.security && <SecurityTab viewer={viewer.security} />}
          </Box>
        </Box>
      </Grid>
    </Page>
  );
}
