import { graphql } from "react-relay/hooks";
import { RecentVisits } from "~/components/recent/RecentVisits";
import { paths } from "~/paths";
import type { SignedInHomeQuery } from "~/relay/__generated__/SignedInHomeQuery.graphql";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { useSite } from "~/site";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";
import { PrivateShell } from "~/ui/private/PrivateShell";
import { CategoryTiles } from "./CategoryTiles";
import { CompanyStatistics } from "./CompanyStatistics";
// Not used here: preloads the page's data module (PreloadLazy), so that Back fetches nothing.
import "./data";
import { FeaturedSoftware } from "./FeaturedSoftware";
import { RecentReviews } from "./RecentReviews";
import { SignedInSkeleton } from "./SignedInSkeleton";
import { UnverifiedEmail } from "./UnverifiedEmail";
import { Welcome } from "./Welcome";

/** /: the home page of signed-in users. */
export default function SignedInHome() {
  return (
    <PageSuspense fallback={<SignedInSkeleton />}>
      <Home />
    </PageSuspense>
  );
}

function Home() {
  const site = useSite();
  const data = usePageQuery<SignedInHomeQuery>(graphql`
    query SignedInHomeQuery(
      $tile1: String!
      $tile2: String!
      $tile3: String!
      $tile4: String!
      $tile5: String!
      $tile6: String!
    ) {
      viewer {
        ...Welcome_viewer
        ...UnverifiedEmail_viewer
        ...CompanyStatistics_viewer
      }
      featured: directory(featured: true, first: 6) {
        ...FeaturedSoftware_directory
      }
      recent: reviews(first: 3) {
        ...RecentReviews_reviews
      }
      ...CategoryTiles_query
    }
  `);
  const { viewer, featured, recent } = data;
  // The session has ended meanwhile: visitors have another home page, but not in the middle of a visit.
  if (!viewer) {
    return (
      <PrivateShell
        title="Home"
        toast={{
          title: "Unauthorized",
          description: "You are logged out. Logging in again...",
          variant: "destructive",
        }}
        delayMs={500}
        to={paths.login()}
      />
    );
  }
  return (
    <>
      <Head
        title={`${site.name}: ${site.tagline}`}
        isWholeTitle
        description={site.description}
        canonical={paths.home()}
      />
      <Welcome viewer={viewer} />
      <Page pt={{ base: "8", md: "10" }}>
        <UnverifiedEmail viewer={viewer} />
        <CompanyStatistics viewer={viewer} />
        <FeaturedSoftware directory={featured} />
        <RecentVisits />
        <CategoryTiles query={data} />
        <RecentReviews reviews={recent} />
      </Page>
    </>
  );
}
