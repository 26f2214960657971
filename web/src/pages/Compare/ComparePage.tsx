import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { CountView } from "~/components/CountView";
import { paths } from "~/paths";
import type { ComparePageQuery } from "~/relay/__generated__/ComparePageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { compareParams } from "~/search-params/compare";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";
import { SegmentedControl } from "~/ui/SegmentedControl";
import { CompareMore } from "./CompareMore";
import { CompareSkeleton } from "./CompareSkeleton";
import { CompareTable } from "./CompareTable";
import data from "./data";
import { NothingToCompare } from "./NothingToCompare";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /compare: up to four listings side by side, by its search params. */
export default function ComparePage() {
  return (
    <PageSuspense fallback={<CompareSkeleton />}>
      <Compare />
    </PageSuspense>
  );
}

function Compare() {
  const { softwareByIds } = usePageQuery<ComparePageQuery>(graphql`
    query ComparePageQuery($ids: [ID!]!) {
      softwareByIds(databaseIds: $ids) {
        databaseId
        name
        ...CompareTable_software
        ...CompareMore_software
      }
    }
  `);
  const { search } = useLocation();
  const { only } = compareParams.read(new URL(search, "http://localhost"));
  const ids = softwareByIds.map(({ databaseId }) => databaseId);
  const names = softwareByIds.map(({ name }) => name);
  const title = names.length < 2 ? "Compare Software" : `Compare ${new Intl.ListFormat("en").format(names)}`;
  const looks = [
    { label: "All", href: paths.compare({ ids }), isCurrent: only === null },
    {
      label: "Only Differences",
      href: paths.compare({ ids, only: "differences" }),
      isCurrent: only !== null,
    },
  ];
  return (
    <Page pb="12">
      {/* There are endless combinations: search engines follow the links, but do not index the page. */}
      <Head
        title={title}
        robots="noindex, follow"
        description={`${title} side by side: ratings, prices, features and company.`}
      />
      <Breadcrumbs
        crumbs={[
          { label: "Home", href: paths.home() },
          { label: "Software", href: paths.softwareDirectory() },
          { label: "Compare" },
        ]}
      />
      <Box as="h1" textStyle="title" mt="2" mb="6" dir="auto">
        Compare Software
      </Box>
      {ids.length === 0 && <NothingToCompare />}
      {ids.length > 1 && (
        <Box mb="4">
          <CountView subject="compare" id={ids.join(",")} />
          <SegmentedControl label="Show" choices={looks} />
        </Box>
      )}
      {ids.length > 0 && (
        <>
          <CompareTable
            software={softwareByIds}
            onlyDifferences={only !== null && ids.length > 1}
            only={only}
          />
          <CompareMore software={softwareByIds} only={only} />
        </>
      )}
    </Page>
  );
}
