import { graphql } from "react-relay/hooks";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import type { ListPageQuery } from "~/relay/__generated__/ListPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";
import { PrivateShell } from "~/ui/private/PrivateShell";
import data from "./data";
import { ListHeader } from "./ListHeader";
import { ListItems } from "./ListItems";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /lists/{id}: a list, editable by its owner and readable by anyone with its key. */
export default function ListPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading the list" />}>
      <List />
    </PageSuspense>
  );
}

function List() {
  const { list } = usePageQuery<ListPageQuery>(graphql`
    query ListPageQuery($id: ID!, $key: String) {
      viewer {
        id
      }
      list(databaseId: $id, key: $key) {
        name
        isOwn
        ...ListHeader_list
        ...ListItems_list
      }
    }
  `);
  const { pathname } = useLocation();
  if (!list) {
    return (
      <PrivateShell
        title="My Lists"
        toast={{
          title: "Access Denied",
          description: "Please sign in to see your lists.",
          variant: "destructive",
        }}
        delayMs={1000}
        to={paths.signIn(pathname)}
      />
    );
  }
  const { name, isOwn } = list;
  const above = isOwn
    ? { label: "My Lists", href: paths.lists() }
    : { label: "Software", href: paths.softwareDirectory() };
  return (
    <Page pb="12">
      <Head title={name} robots="noindex" />
      {/* The URL may contain the key, which other sites must not get. */}
      <meta name="referrer" content="no-referrer" />
      <Breadcrumbs crumbs={[{ label: "Home", href: paths.home() }, above, { label: name }]} />
      <ListHeader list={list} />
      <ListItems list={list} />
    </Page>
  );
}
