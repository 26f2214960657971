import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { adminPaths } from "~/admin-paths";
import { DetailsNotFound } from "~/components/admin/DetailsNotFound";
import { listLoader } from "~/components/admin/list-loader";
import { AdminShell } from "~/layout/admin/AdminShell";
import type { AdminSoftwarePageQuery } from "~/relay/__generated__/AdminSoftwarePageQuery.graphql";
import { browserLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { type AdminSoftwareValues, adminSoftwareParams } from "~/search-params/admin-software";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import data from "./data";
import { ListingDetails } from "./ListingDetails";
import { ListingTable } from "./ListingTable";
import { SoftwareFilter } from "./SoftwareFilter";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = listLoader(data);
export const clientLoader = browserLoader(data);

/** /admin/software: all listings, including Drafts. */
export default function AdminSoftwarePage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading software" />}>
      <AdminSoftware />
    </PageSuspense>
  );
}

function AdminSoftware() {
  const { administration } = usePageQuery<AdminSoftwarePageQuery>(graphql`
    query AdminSoftwarePageQuery(
      $search: String
      $isActive: Boolean
      $isFeatured: Boolean
      $category: String
      $companyId: ID
      $company: ID!
      $hasCompany: Boolean!
      $sort: SoftwareSort!
      $first: Int
      $after: String
      $last: Int
      $before: String
      $open: ID!
      $isOpen: Boolean!
    ) {
      administration {
        allCategories {
          ...CategorySelect_categories
        }
        company(databaseId: $company) @include(if: $hasCompany) {
          name
        }
        directory(
          search: $search
          isActive: $isActive
          isFeatured: $isFeatured
          categorySlug: $category
          companyId: $companyId
          sort: $sort
          first: $first
          after: $after
          last: $last
          before: $before
        ) {
          ...ListingTable_software
        }
        software(databaseId: $open) @include(if: $isOpen) {
          ...ListingDetails_software
        }
      }
    }
  `);
  const values: AdminSoftwareValues = adminSoftwareParams.read(
    new URL(useLocation().search, "http://localhost"),
  );
  const closeHref = adminPaths.software({ ...values, open: "" });
  return (
    <AdminShell
      title="Software"
      isAdmin={administration !== null && administration !== undefined}
      tellsDenied
    >
      {administration && (
        <>
          <SoftwareFilter
            values={values}
            categories={administration.allCategories}
            companyName={administration.company?.name ?? null}
          />
          <ListingTable software={administration.directory} values={values} />
          {administration.software ? (
            <ListingDetails software={administration.software} closeHref={closeHref} />
          ) : (
            values.open && <DetailsNotFound what="listing" id={values.open} closeHref={closeHref} />
          )}
        </>
      )}
    </AdminShell>
  );
}
