import { Box, Grid } from "@chakra-ui/react";
import { lazy, Suspense } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { CountView } from "~/components/CountView";
import { useRememberViewed } from "~/components/recent/recent";
import { PreloadLazy } from "~/document/PreloadLazy";
import { paths } from "~/paths";
import type { SoftwareDetailPageQuery } from "~/relay/__generated__/SoftwareDetailPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { softwareDetailParams } from "~/search-params/detail-pages";
import { formatCount } from "~/ui/count";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { Page } from "~/ui/Page";
import { TabLinks } from "~/ui/TabLinks";
import data from "./data";
import { ManipulationNotice } from "./ManipulationNotice";
import { SoftwareAside } from "./SoftwareAside";
import { SoftwareFeatures } from "./SoftwareFeatures";
import { SoftwareHead } from "./SoftwareHead";
import { SoftwareHeader } from "./SoftwareHeader";
import { SoftwareOverview } from "./SoftwareOverview";
import { SoftwarePricing } from "./SoftwarePricing";
import { SoftwareReviews } from "./SoftwareReviews";

const OwnListing = lazy(() => import("./OwnListing"));

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /software/{id}: a listing with its reviews. */
export default function SoftwareDetailPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading software" />}>
      <SoftwareDetail />
    </PageSuspense>
  );
}

function SoftwareDetail() {
  const { software } = usePageQuery<SoftwareDetailPageQuery>(graphql`
    query SoftwareDetailPageQuery(
      $databaseId: ID
      $slug: String
      $onOverview: Boolean!
      $onReviews: Boolean!
      $onPricing: Boolean!
      $onFeatures: Boolean!
      $page: Int!
      $rating: Int
      $sort: ReviewSort!
      $search: String
      $pro: String
      $con: String
      $language: String
    ) {
      software(databaseId: $databaseId, slug: $slug) {
        databaseId
        name
        logoUrl
        isActive
        isOwn
        reviewCount
        description
        reviews(
          first: 20
          page: $page
          rating: $rating
          sort: $sort
          search: $search
          pro: $pro
          con: $con
          language: $language
        ) @include(if: $onReviews) {
          pageCursors {
            totalPages
          }
          ...SoftwareReviews_reviews
        }
        ...SoftwareHead_software
        ...SoftwareHeader_software
        ...ManipulationNotice_software
        ...SoftwareAside_software
        ...SoftwareOverview_software @include(if: $onOverview) @alias(as: "onOverview")
        ...SoftwareReviews_software @include(if: $onReviews) @alias(as: "onReviews")
        ...SoftwareHead_pricing @include(if: $onPricing) @alias(as: "headPricing")
        ...SoftwarePricing_software @include(if: $onPricing) @alias(as: "onPricing")
        ...SoftwareFeatures_software @include(if: $onFeatures) @alias(as: "onFeatures")
      }
    }
  `);
  const { search } = useLocation();
  useRememberViewed(
    software?.isActive
      ? { id: software.databaseId, name: software.name, logoUrl: software.logoUrl ?? null }
      : null,
  );
  if (!software) return null;
  const { databaseId, name, isActive, reviewCount, reviews } = software;
  const { onOverview, onReviews, onPricing, onFeatures } = software;
  const values = softwareDetailParams.read(new URL(search, "http://localhost"));
  const tabs = [
    { tab: "overview", label: "Overview" },
    { tab: "reviews", label: `Reviews (${formatCount(reviewCount)})` },
    { tab: "pricing", label: "Pricing" },
    { tab: "features", label: "Features" },
  ] as const;
  // Beside little text, a wider sidebar with its cards in pairs does not leave half of the page empty.
  const isSparse = reviewCount === 0 && !software.description;
  return (
    <Page pb="8">
      <CountView subject="software" id={databaseId} />
      <SoftwareHead software={software} pricing={software.headPricing} values={values} />
      {(software.isOwn || !isActive) && (
        <Suspense fallback={null}>
          <PreloadLazy component="OwnListing" />
          <OwnListing databaseId={databaseId} isActive={isActive} />
        </Suspense>
      )}
      <SoftwareHeader software={software} />
      <ManipulationNotice software={software} />
      <TabLinks
        label={`About ${name}`}
        tabs={tabs.map(({ tab, label }) => ({
          label,
          href: paths.software(databaseId, { tab }),
          isCurrent: tab === values.tab,
        }))}
      />
      <Grid
        templateColumns={{
          lg: "minmax(0, 1fr) 18rem",
          ...(isSparse && { xl: "minmax(0, 1fr) 34.5rem" }),
        }}
        gap={{ base: "12", lg: "14" }}
        pt="8"
      >
        <Box minWidth="0">
          {onOverview && <SoftwareOverview software={onOverview} />}
          {onReviews && reviews && <SoftwareReviews software={onReviews} reviews={reviews} values={values} />}
          {onPricing && <SoftwarePricing software={onPricing} />}
          {onFeatures && <SoftwareFeatures software={onFeatures} />}
        </Box>
        <SoftwareAside software={software} tab={values.tab} />
      </Grid>
    </Page>
  );
}
