import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { FlowHeading, FlowPage } from "~/components/review-flow/FlowPage";
import { ErrorPage } from "~/layout/ErrorPage";
import type { PickProductsPageQuery } from "~/relay/__generated__/PickProductsPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { productsParams } from "~/search-params/write-review";
import data from "./data";
import { PickForm } from "./PickForm";
import { PickProductsSkeleton } from "./PickProductsSkeleton";
import { groupsOf } from "./role-categories";

export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** The specification's message for software that failed to load. */
export function ErrorBoundary() {
  return <ErrorPage failure="Failed to fetch software" />;
}

/** /write-a-review/used-products/new-review: asks which products the visitor uses. */
export default function PickProductsPage() {
  return (
    <FlowPage title="Which products do you use?" step={1}>
      <FlowHeading
        step={1}
        heading="Which products do you use?"
        lead="Select the products you have used. You can review several, one after another."
      />
      <PageSuspense fallback={<PickProductsSkeleton />}>
        <PickProducts />
      </PageSuspense>
    </FlowPage>
  );
}

function PickProducts() {
  const answer = usePageQuery<PickProductsPageQuery>(graphql`
    query PickProductsPageQuery(
      $products: [ID!]!
      $search: String
      $category: String
      $page: Int!
      $isGrouped: Boolean!
      $slugs: [String!]!
      $outside: [String!]!
      $one: String
      $outsideOne: [String!]
      $two: String
      $outsideTwo: [String!]
      $three: String
      $outsideThree: [String!]
    ) {
      softwareByIds(databaseIds: $products) {
        ...usePicked_software
      }
      sidebar: categories(first: 15) {
        ...CategoryList_categories
      }
      # The names of the groups, and of a category that is chosen but not among the first.
      named: categories(slugs: $slugs) {
        slug
        name
        ...CategoryList_categories
      }
      one: directory(first: 8, categorySlug: $one, excludedCategorySlugs: $outsideOne, sort: REVIEWS)
        @include(if: $isGrouped) {
        totalCount
        edges {
          node {
            databaseId
          }
        }
        ...ProductGroup_directory
      }
      two: directory(first: 8, categorySlug: $two, excludedCategorySlugs: $outsideTwo, sort: REVIEWS)
        @include(if: $isGrouped) {
        totalCount
        edges {
          node {
            databaseId
          }
        }
        ...ProductGroup_directory
      }
      three: directory(first: 8, categorySlug: $three, excludedCategorySlugs: $outsideThree, sort: REVIEWS)
        @include(if: $isGrouped) {
        totalCount
        edges {
          node {
            databaseId
          }
        }
        ...ProductGroup_directory
      }
      rest: directory(
        first: 24
        page: $page
        search: $search
        categorySlug: $category
        excludedCategorySlugs: $outside
        sort: REVIEWS
        nameMatchesFirst: true
      ) {
        pageCursors {
          totalPages
        }
        ...PickForm_rest
      }
    }
  `);
  const { softwareByIds, sidebar, named, one, two, three, rest } = answer;
  const { search } = useLocation();
  const values = productsParams.read(new URL(search, "http://localhost"));
  const { role } = values;
  // Without a role the loader has redirected to the page that asks for it.
  if (!role) return null;
  const groups = groupsOf(role).flatMap(({ slug }, index) => {
    const directory = [one, two, three][index];
    const name = named.find((category) => category.slug === slug)?.name;
    return directory && name && directory.totalCount > 0 ? [{ slug, name, directory }] : [];
  });
  const shown = groups.flatMap(({ directory }) => directory.edges.map(({ node }) => node.databaseId));
  return (
    <PickForm
      role={role}
      values={values}
      softwareRef={softwareByIds}
      categories={sidebar}
      chosen={named.filter(({ slug }) => slug === values.category)}
      groups={groups}
      shownInGroups={shown}
      rest={rest}
      restHeading={headingOf(values, named)}
    />
  );
}

/** The heading of the list below the groups, or of the single list of a search or a category. */
function headingOf(
  { q, category, page }: ReturnType<typeof productsParams.read>,
  named: readonly { slug: string; name: string }[],
): string {
  const ofPage = page > 1 ? `, page ${page}` : "";
  if (!q && !category) return (named.length > 0 ? "Other" : "All software") + ofPage;
  const within = category ? (named.find(({ slug }) => slug === category)?.name ?? category) : null;
  if (!q) return within + ofPage;
  return (within ? `“${q}” in ${within}` : `Results for “${q}”`) + ofPage;
}
