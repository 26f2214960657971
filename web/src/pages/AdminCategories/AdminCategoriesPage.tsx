import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { listLoader } from "~/components/admin/list-loader";
import { AdminShell } from "~/layout/admin/AdminShell";
import type { AdminCategoriesPageQuery } from "~/relay/__generated__/AdminCategoriesPageQuery.graphql";
import { browserLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { type AdminCategoriesValues, adminCategoriesParams } from "~/search-params/admin-categories";
import { Button } from "~/ui/Button";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { CategoriesFilter } from "./CategoriesFilter";
import { CategoryBoard } from "./CategoryBoard";
import { UnsavedContent } from "./content/UnsavedContent";
import data from "./data";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = listLoader(data);
export const clientLoader = browserLoader(data);

/** /admin/categories: the taxonomy, and what its pages say. */
export default function AdminCategoriesPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading categories" />}>
      <AdminCategories />
    </PageSuspense>
  );
}

function AdminCategories() {
  const { administration } = usePageQuery<AdminCategoriesPageQuery>(graphql`
    query AdminCategoriesPageQuery(
      $search: String
      $type: CategoryType
      $isActive: Boolean
      $hasContent: Boolean
      $isSearched: Boolean!
      $first: Int
      $after: String
      $last: Int
      $before: String
      $open: ID!
      $isOpen: Boolean!
    ) {
      administration {
        ...CategoryBoard_administration
      }
    }
  `);
  const [isCreating, setCreating] = useState(false);
  const { search } = useLocation();
  const values: AdminCategoriesValues = adminCategoriesParams.read(new URL(search, "http://localhost"));
  return (
    <AdminShell
      title="Categories"
      isAdmin={administration !== null && administration !== undefined}
      tellsDenied
      action={
        <Button data-needs-scripts onClick={() => setCreating(true)}>
          New category
        </Button>
      }
    >
      {administration && (
        <>
          <UnsavedContent editing={values.edit === "content" ? values.open : null} />
          <CategoriesFilter values={values} />
          <CategoryBoard
            administration={administration}
            values={values}
            isCreating={isCreating}
            closeCreating={() => setCreating(false)}
          />
        </>
      )}
    </AdminShell>
  );
}
