import { Box } from "@chakra-ui/react";
import { use } from "react";
import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import type { SoftwareEditorPageQuery } from "~/relay/__generated__/SoftwareEditorPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { LinkButton } from "~/ui/Button";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { EmptyState } from "~/ui/EmptyState";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";
import { PrivateShell } from "~/ui/private/PrivateShell";
import { VisitorContext } from "~/ui/visitor";
import { DeleteListing } from "./DeleteListing";
import data from "./data";
import { ListingForm } from "./ListingForm";
import { ListingHead } from "./ListingHead";
import { unsavedListings } from "./unsaved-listings";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /dashboard/software/{id}: the editor of a listing, for its company's members and administrators. */
export default function SoftwareEditorPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading the listing" />}>
      <SoftwareEditor />
    </PageSuspense>
  );
}

function SoftwareEditor() {
  const { viewer, seen, categories } = usePageQuery<SoftwareEditorPageQuery>(graphql`
    query SoftwareEditorPageQuery($id: ID!) {
      viewer {
        isAdmin
        software(databaseId: $id) {
          databaseId
          name
          isOwn
          company {
            databaseId
            viewerRole
          }
          ...ListingHead_software
          ...ListingForm_software
          ...DeleteListing_software
        }
      }
      # Is it there for others? They are told Forbidden, and nothing of it.
      seen: software(databaseId: $id) {
        databaseId
      }
      categories {
        ...CategoriesField_categories
      }
    }
  `);
  const { pathname } = useLocation();
  const { id: visitor = "" } = use(VisitorContext);
  if (!viewer || !seen) {
    return (
      <PrivateShell
        title="Edit listing"
        toast={{
          title: "Unauthorized",
          description: "You are logged out. Logging in again...",
          variant: "destructive",
        }}
        delayMs={500}
        to={paths.login(pathname)}
      />
    );
  }
  const { software, isAdmin } = viewer;
  if (!software) {
    return (
      <Page py="12">
        <Head title="Forbidden" robots="noindex" />
        <EmptyState
          as="h1"
          heading="Forbidden"
          text="Only members of its company can change this listing."
          action={<LinkButton to={paths.software(seen.databaseId)}>View listing</LinkButton>}
        />
      </Page>
    );
  }
  const { databaseId, name, company } = software;
  const dashboard = paths.dashboard({ company: company?.databaseId ?? "", tab: "software" });
  return (
    <Page pb="12">
      <Head title={`Edit ${name}`} robots="noindex" />
      <Breadcrumbs
        crumbs={[
          { label: "Home", href: paths.home() },
          { label: "Dashboard", href: software.isOwn ? dashboard : paths.dashboard() },
          { label: name },
        ]}
      />
      <Box maxWidth="62rem">
        <ListingHead software={software} />
        <ListingForm key={databaseId} software={software} categories={categories} />
        {(company?.viewerRole === "OWNER" || isAdmin) && (
          <DeleteListing
            software={software}
            isAdmin={isAdmin}
            onRemoved={() => unsavedListings.forget(visitor, databaseId)}
          />
        )}
      </Box>
    </Page>
  );
}
