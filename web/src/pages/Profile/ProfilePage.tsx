import { Box, Grid } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import type { ProfilePageQuery } from "~/relay/__generated__/ProfilePageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { profileParams } from "~/search-params/profile";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";
import { PrivateShell } from "~/ui/private/PrivateShell";
import { TabLinks } from "~/ui/TabLinks";
import data from "./data";
import { ProfileForm } from "./ProfileForm";
import { ProfileSummary } from "./ProfileSummary";
import { ReviewsTab } from "./reviews/ReviewsTab";
import { SecurityTab } from "./SecurityTab";
import { SuggestionsTab } from "./suggestions/SuggestionsTab";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** How long the message is shown before the redirect (specification 9). */
const goesOnAfterMs = 1000;

const titles = {
  information: "Profile",
  reviews: "My reviews",
  suggestions: "My suggestions",
  security: "Security",
} as const;

/** /profile: the user's profile, reviews, suggestions, and security settings. */
export default function ProfilePage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading your profile" />}>
      <Profile />
    </PageSuspense>
  );
}

function Profile() {
  const { viewer } = usePageQuery<ProfilePageQuery>(graphql`
    query ProfilePageQuery(
      $onInformation: Boolean!
      $onReviews: Boolean!
      $onSuggestions: Boolean!
      $onSecurity: Boolean!
      $page: Int!
    ) {
      viewer {
        ...ProfileSummary_viewer
        ...ProfileForm_viewer @include(if: $onInformation) @alias(as: "information")
        reviews(first: 10, page: $page) @include(if: $onReviews) {
          ...ReviewsTab_reviews
        }
        draftReviewCount @include(if: $onReviews)
        ...SuggestionsTab_viewer @include(if: $onSuggestions) @alias(as: "suggestions")
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
  const values = profileParams.read(new URL(search, "http://localhost"));
  const { tab } = values;
  return (
    <Page pt={{ base: "6", md: "10" }} pb="8">
      <Head title={titles[tab]} robots="noindex" />
      <Grid templateColumns={{ lg: "16rem minmax(0, 1fr)" }} gap={{ base: "8", lg: "14" }} alignItems="start">
        <ProfileSummary viewer={viewer} />
        <Box minWidth="0" maxWidth="44rem">
          <TabLinks
            label="Profile"
            tabs={[
              { label: "Profile Information", href: paths.profile(), isCurrent: tab === "information" },
              { label: "Reviews", href: paths.profile({ tab: "reviews" }), isCurrent: tab === "reviews" },
              {
                label: "Suggestions",
                href: paths.profile({ tab: "suggestions" }),
                isCurrent: tab === "suggestions",
              },
              { label: "Security", href: paths.profile({ tab: "security" }), isCurrent: tab === "security" },
            ]}
          />
          <Box pt="8">
            {viewer.information && <ProfileForm viewer={viewer.information} />}
            {viewer.reviews && (
              <ReviewsTab
                reviews={viewer.reviews}
                page={values.page}
                unlistedCount={viewer.draftReviewCount ?? 0}
              />
            )}
            {viewer.suggestions && <SuggestionsTab viewer={viewer.suggestions} />}
            {viewer.security && <SecurityTab viewer={viewer.security} />}
          </Box>
        </Box>
      </Grid>
    </Page>
  );
}
