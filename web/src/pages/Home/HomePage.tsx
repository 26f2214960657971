import { lazy, Suspense } from "react";
import { graphql } from "react-relay/hooks";
import { useLoaderData } from "react-router";
import { RecentVisits } from "~/components/recent/RecentVisits";
import { PreloadLazy } from "~/document/PreloadLazy";
import type { HomePageQuery } from "~/relay/__generated__/HomePageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import type { LoadedPage } from "~/relay/page-data";
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

// Visitors do not need it, so they do not load it. For signed-in users it is part of the first HTML.
const SignedInHome = lazy(() => import("./signed-in/SignedInHome"));

/** /: the home page of visitors; signed-in users see another page here. */
export default function HomePage() {
  const { isForSignedIn } = useLoaderData<LoadedPage<HomePageQuery>>();
  return isForSignedIn ? (
    <Suspense fallback={null}>
      <PreloadLazy component="SignedInHome" />
      <SignedInHome />
    </Suspense>
  ) : (
    <PageSuspense fallback={<HomeSkeleton />}>
      <Home />
    </PageSuspense>
  );
}

function Home() {
  const data = usePageQuery<HomePageQuery>(graphql`
    query HomePageQuery(
      $popular: String!
      $choices: [String!]
      $hasLiveFigures: Boolean = false
      # The words in names of categories that make the research groups: here browsers load them once, as arguments twice.
      $accounting: [String!] = ["account*", "financ*", "expense*", "invoice*", "billing*", "tax", "payroll*"]
      $artificialIntelligence: [String!] = ["ai", "artificial*", "machine learning*", "deep learning*", "generative*", "agentic*"]
      $collaboration: [String!] = ["collaborat*", "productiv*", "project*", "task*", "conferenc*", "document*"]
      $customerService: [String!] = ["customer service*", "help desk*", "support*", "contact center*", "chat*"]
      $governance: [String!] = ["governance*", "risk*", "compliance*", "audit*", "policy*"]
      $hr: [String!] = ["hr", "human resource*", "recruit*", "talent*", "employee*"]
      $marketing: [String!] = ["marketing*", "seo", "social media*", "advertis*", "content*"]
      $salesAcceleration: [String!] = ["sales engagement*", "sales acceleration*", "lead*", "prospect*", "conversation*"]
      $sales: [String!] = ["sales*", "crm", "quote*", "commission*"]
    ) {
      popular: category(slug: $popular) {
        ...PopularCategories_category
      }
      choices: categories(slugs: $choices) {
        slug
        ...PopularCategories_categories
      }
      accounting: categories(words: $accounting, sort: SOFTWARE_COUNT, first: 4) {
        ...Research_group
      }
      artificialIntelligence: categories(words: $artificialIntelligence, sort: SOFTWARE_COUNT, first: 4) {
        ...Research_group
      }
      collaboration: categories(words: $collaboration, sort: SOFTWARE_COUNT, first: 4) {
        ...Research_group
      }
      customerService: categories(words: $customerService, sort: SOFTWARE_COUNT, first: 4) {
        ...Research_group
      }
      governance: categories(words: $governance, sort: SOFTWARE_COUNT, first: 4) {
        ...Research_group
      }
      hr: categories(words: $hr, sort: SOFTWARE_COUNT, first: 4) {
        ...Research_group
      }
      marketing: categories(words: $marketing, sort: SOFTWARE_COUNT, first: 4) {
        ...Research_group
      }
      salesAcceleration: categories(words: $salesAcceleration, sort: SOFTWARE_COUNT, first: 4) {
        ...Research_group
      }
      sales: categories(words: $sales, sort: SOFTWARE_COUNT, first: 4) {
        ...Research_group
      }
      ...ClosingBanner_query
    }
  `);
  const { popular, choices } = data;
  return (
    <>
      <HomeHead />
      <HomeHero />
      <Page>
        {popular && <PopularCategories category={popular} choices={choices} />}
        <LeaveReview />
        <Research categories={data} />
        <RecentVisits />
      </Page>
      <ClosingBanner query={data} />
    </>
  );
}
