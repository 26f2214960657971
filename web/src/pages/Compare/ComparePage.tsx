import { Box, Flex } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { CountView } from "~/components/CountView";
import { paths } from "~/paths";
import type { ComparePageQuery } from "~/relay/__generated__/ComparePageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { type CompareView, compareParams } from "~/search-params/compare";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";
import { SegmentedControl } from "~/ui/SegmentedControl";
import { CompareMore } from "./CompareMore";
import { CompareSkeleton } from "./CompareSkeleton";
import { CompareTable } from "./CompareTable";
import { CompareTools } from "./CompareTools";
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
  const { softwareByIds, found } = usePageQuery<ComparePageQuery>(graphql`
    query ComparePageQuery($ids: [ID!]!, $find: String, $hasFind: Boolean!) {
      softwareByIds(databaseIds: $ids) {
        databaseId
        name
        ...CompareTable_software
        ...CompareMore_software
      }
      found: directory(search: $find, first: 10, sort: MATCH) @include(if: $hasFind) {
        ...CompareMore_found
      }
    }
  `);
  const { search } = useLocation();
  const { ids: _, find, ...view } = compareParams.read(new URL(search, "http://localhost"));
  const ids = softwareByIds.map(({ databaseId }) => databaseId);
  const names = softwareByIds.map(({ name }) => name);
  const title = names.length < 2 ? "Compare Software" : `Compare ${new Intl.ListFormat("en").format(names)}`;
  const look = (label: string, only: CompareView["only"]) => ({
    label,
    href: paths.compare({ ...view, ids, only }),
    isCurrent: view.only === only,
  });
  const looks = [
    look("All", null),
    ...(ids.length > 1 ? [look("Only Differences", "differences")] : []),
    look("Open Questions", "open"),
  ];
  // A single listing differs from nothing.
  const shown = view.only === "differences" && ids.length === 1 ? { ...view, only: null } : view;
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
      {ids.length > 1 && <CountView subject="compare" id={ids.join(",")} />}
      {ids.length > 0 && (
        <Flex mb="4" gap="4" wrap="wrap" align="center" justify="space-between" data-no-print>
          <SegmentedControl label="Show" choices={looks} />
          <CompareTools ids={ids} view={view} />
        </Flex>
      )}
      {ids.length > 0 && <CompareTable software={softwareByIds} view={shown} />}
      <CompareMore software={softwareByIds} found={found} find={find} view={view} />
    </Page>
  );
}
