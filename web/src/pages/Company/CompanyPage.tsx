import { Box, Grid } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { CountView } from "~/components/CountView";
import { paths } from "~/paths";
import type { CompanyPageQuery } from "~/relay/__generated__/CompanyPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { companyParams } from "~/search-params/detail-pages";
import { formatCount } from "~/ui/count";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { Page } from "~/ui/Page";
import { TabLinks } from "~/ui/TabLinks";
import { CompanyAside } from "./CompanyAside";
import { CompanyHead } from "./CompanyHead";
import { CompanyHeader } from "./CompanyHeader";
import { CompanyOverview } from "./CompanyOverview";
import { CompanyReviews } from "./CompanyReviews";
import { CompanySoftware } from "./CompanySoftware";
import data from "./data";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /companies/{id}: a vendor, its software and its reviews. */
export default function CompanyPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading company" />}>
      <Company />
    </PageSuspense>
  );
}

function Company() {
  const { company } = usePageQuery<CompanyPageQuery>(graphql`
    query CompanyPageQuery(
      $databaseId: ID
      $slug: String
      $onOverview: Boolean!
      $onSoftware: Boolean!
      $onReviews: Boolean!
      $page: Int!
    ) {
      company(databaseId: $databaseId, slug: $slug) {
        databaseId
        name
        softwareCount
        reviewCount
        software(first: 24, page: $page, status: LIVE) @include(if: $onSoftware) {
          pageCursors {
            totalPages
          }
          ...CompanySoftware_software
        }
        reviews(first: 20, page: $page) @include(if: $onReviews) {
          pageCursors {
            totalPages
          }
          ...CompanyReviews_reviews
        }
        ...CompanyHead_company
        ...CompanyHeader_company
        ...CompanyAside_company
        ...CompanyOverview_company @include(if: $onOverview) @alias(as: "onOverview")
        ...CompanyReviews_company @include(if: $onReviews) @alias(as: "onReviews")
      }
    }
  `);
  const { search } = useLocation();
  if (!company) return null;
  const { databaseId, name, softwareCount, reviewCount, software, reviews, onOverview, onReviews } = company;
  const values = companyParams.read(new URL(search, "http://localhost"));
  const tabs = [
    { tab: "overview", label: "Overview" },
    { tab: "software", label: `Software (${formatCount(softwareCount)})` },
    { tab: "reviews", label: `Reviews (${formatCount(reviewCount)})` },
  ] as const;
  const hrefOf = (page: number) => paths.company(databaseId, { ...values, page });
  return (
    <Page pb="8">
      <CountView subject="company" id={databaseId} />
      <CompanyHead company={company} values={values} />
      <CompanyHeader company={company} />
      <TabLinks
        label={`About ${name}`}
        tabs={tabs.map(({ tab, label }) => ({
          label,
          href: paths.company(databaseId, { tab }),
          isCurrent: tab === values.tab,
        }))}
      />
      <Grid templateColumns={{ lg: "minmax(0, 1fr) 18rem" }} gap={{ base: "12", lg: "14" }} pt="8">
        <Box minWidth="0">
          {onOverview && <CompanyOverview company={onOverview} />}
          {software && <CompanySoftware software={software} name={name} hrefOf={hrefOf} />}
          {onReviews && reviews && <CompanyReviews company={onReviews} reviews={reviews} hrefOf={hrefOf} />}
        </Box>
        <CompanyAside company={company} />
      </Grid>
    </Page>
  );
}
