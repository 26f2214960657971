import { graphql } from "react-relay/hooks";
import type { HomePageQuery } from "~/relay/__generated__/HomePageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { Page } from "~/ui/Page";
import { ClosingBanner } from "./ClosingBanner";
import data from "./data";
import { HomeHead } from "./HomeHead";
import { HomeHero } from "./HomeHero";
import { HomeSkeleton } from "./HomeSkeleton";
import { LeaveReview } from "./LeaveReview";
import { PopularCategories } from "./PopularCategories";
import { Research } from "./Research";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /: what visitors see first. */
export default function HomePage() {
  return (
    <PageSuspense fallback={<HomeSkeleton />}>
      <Home />
    </PageSuspense>
  );
}

function Home() {
  const { popular, categories } = usePageQuery<HomePageQuery>(graphql`
    query HomePageQuery($popular: String!) {
      popular: category(slug: $popular) {
        ...PopularCategories_category
      }
      categories {
        slug
        ...PopularCategories_categories
        ...Research_categories
      }
    }
  `);
  return (
    <>
      <HomeHead />
      <HomeHero />
      <Page>
        {popular && <PopularCategories category={popular} categories={categories} />}
        <LeaveReview />
        <Research categories={categories} />
      </Page>
      <ClosingBanner />
    </>
  );
}
