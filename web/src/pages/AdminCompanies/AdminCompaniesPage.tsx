import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { adminPaths } from "~/admin-paths";
import { DetailsNotFound } from "~/components/admin/DetailsNotFound";
import { listLoader } from "~/components/admin/list-loader";
import { AdminShell } from "~/layout/admin/AdminShell";
import type { AdminCompaniesPageQuery } from "~/relay/__generated__/AdminCompaniesPageQuery.graphql";
import { browserLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { type AdminCompaniesValues, adminCompaniesParams } from "~/search-params/admin-companies";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { CompaniesFilter } from "./CompaniesFilter";
import { CompanyDetails } from "./CompanyDetails";
import { CompanyTable } from "./CompanyTable";
import data from "./data";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = listLoader(data);
export const clientLoader = browserLoader(data);

/** /admin/companies: all companies, and whether they are verified and claimed. */
export default function AdminCompaniesPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading companies" />}>
      <AdminCompanies />
    </PageSuspense>
  );
}

function AdminCompanies() {
  const { administration } = usePageQuery<AdminCompaniesPageQuery>(graphql`
    query AdminCompaniesPageQuery(
      $search: String
      $isVerified: Boolean
      $isClaimed: Boolean
      $sort: CompanyOrder!
      $first: Int
      $after: String
      $last: Int
      $before: String
      $open: ID!
      $isOpen: Boolean!
    ) {
      administration {
        companies(
          search: $search
          isVerified: $isVerified
          isClaimed: $isClaimed
          sort: $sort
          first: $first
          after: $after
          last: $last
          before: $before
        ) {
          ...CompanyTable_companies
        }
        company(databaseId: $open) @include(if: $isOpen) {
          ...CompanyDetails_company
        }
      }
    }
  `);
  const values: AdminCompaniesValues = adminCompaniesParams.read(
    new URL(useLocation().search, "http://localhost"),
  );
  const closeHref = adminPaths.companies({ ...values, open: "" });
  return (
    <AdminShell title="Companies" isAdmin={administration !== null && administration !== undefined}>
      {administration && (
        <>
          <CompaniesFilter values={values} />
          <CompanyTable companies={administration.companies} values={values} />
          {administration.company ? (
            <CompanyDetails company={administration.company} closeHref={closeHref} />
          ) : (
            values.open && <DetailsNotFound what="company" id={values.open} closeHref={closeHref} />
          )}
        </>
      )}
    </AdminShell>
  );
}
