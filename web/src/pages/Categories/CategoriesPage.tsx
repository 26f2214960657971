import { Box, Grid } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { ErrorPage } from "~/layout/ErrorPage";
import { paths } from "~/paths";
import type { CategoriesPageQuery } from "~/relay/__generated__/CategoriesPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { categoriesParams } from "~/search-params/category";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { formatCount } from "~/ui/count";
import { EmptyState } from "~/ui/EmptyState";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";
import { CategoriesData } from "./CategoriesData";
import { CategoriesSkeleton } from "./CategoriesSkeleton";
import { CategoryRow } from "./CategoryRow";
import data from "./data";
import { FurtherHelp } from "./FurtherHelp";
import { TypeToggle } from "./TypeToggle";

export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** The specification's message for categories that failed to load. */
export function ErrorBoundary() {
  return <ErrorPage failure="Failed to fetch categories" />;
}

const nouns = { all: "categories", software: "software categories", service: "service categories" } as const;

/** /categories: every category, as a tree. */
export default function CategoriesPage() {
  return (
    <PageSuspense fallback={<CategoriesSkeleton />}>
      <Categories />
    </PageSuspense>
  );
}

function Categories() {
  const { directoryCounts, categories, categoryTree } = usePageQuery<CategoriesPageQuery>(graphql`
    query CategoriesPageQuery($type: CategoryType, $countsAll: Boolean = false) {
      directoryCounts @include(if: $countsAll) {
        categories
      }
      categories(type: $type) @skip(if: $countsAll) {
        id
      }
      categoryTree(type: $type) {
        id
        ...CategoryRow_category
        ...CategoriesData_tree
      }
    }
  `);
  const { search } = useLocation();
  const { type } = categoriesParams.read(new URL(search, "http://localhost"));
  const total = directoryCounts?.categories ?? categories?.length ?? 0;
  const count = formatCount(total);
  const noun = total === 1 ? nouns[type].replace("categories", "category") : nouns[type];
  const heading = `${count} ${noun}`;
  return (
    <Page pb="8">
      <Head
        title={
          type === "service"
            ? "Service Categories"
            : type === "software"
              ? "Software Categories"
              : "Categories"
        }
        description={`Browse ${count} ${nouns[type]} and see which products their users rate best.`}
        canonical={paths.categories({ type })}
      />
      <CategoriesData tree={categoryTree} name={heading} />
      <Breadcrumbs crumbs={[{ label: "Home", href: paths.home() }, { label: "Categories" }]} />
      <Grid templateColumns={{ md: "1fr auto" }} gap="4" alignItems="end" mt="2" mb="8">
        <Box as="h1" textStyle="title">
          {heading}
        </Box>
        <TypeToggle current={type} />
      </Grid>
      {categoryTree.length === 0 ? (
        <EmptyState
          heading="No categories available"
          text="Categories will appear here once they are added to the system."
        />
      ) : (
        <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="border">
          {categoryTree.map((category) => (
            <CategoryRow key={category.id} category={category} />
          ))}
        </Box>
      )}
      <FurtherHelp />
    </Page>
  );
}
