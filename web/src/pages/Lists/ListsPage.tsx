import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { paths } from "~/paths";
import type { ListsPageQuery } from "~/relay/__generated__/ListsPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";
import { PrivateShell } from "~/ui/private/PrivateShell";
import data from "./data";
import { ListRows } from "./ListRows";
import { NewList } from "./NewList";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /lists: the lists of the signed-in user. */
export default function ListsPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading your lists" />}>
      <Lists />
    </PageSuspense>
  );
}

function Lists() {
  const { viewer } = usePageQuery<ListsPageQuery>(graphql`
    query ListsPageQuery {
      viewer {
        ...ListRows_viewer
      }
    }
  `);
  if (!viewer) {
    return (
      <PrivateShell
        title="My Lists"
        toast={{
          title: "Access Denied",
          description: "Please sign in to see your lists.",
          variant: "destructive",
        }}
        delayMs={1000}
        to={paths.signIn(paths.lists())}
      />
    );
  }
  return (
    <Page pb="12">
      <Head title="My Lists" robots="noindex" />
      <Breadcrumbs crumbs={[{ label: "Home", href: paths.home() }, { label: "My Lists" }]} />
      <Box maxWidth="48rem">
        <Box as="h1" textStyle="title" mt="2">
          My Lists
        </Box>
        <Box as="p" color="fg.muted" mt="2" mb="6" maxWidth="prose">
          Software you are considering, with your notes. Lists are private until you share them.
        </Box>
        <ListRows viewer={viewer} />
        <NewList />
      </Box>
    </Page>
  );
}
