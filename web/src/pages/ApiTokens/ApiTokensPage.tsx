import { Box } from "@chakra-ui/react";
import { use } from "react";
import { graphql } from "react-relay/hooks";
import { DeveloperNav } from "~/components/DeveloperNav";
import { paths } from "~/paths";
import type { ApiTokensPageQuery } from "~/relay/__generated__/ApiTokensPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";
import { PrivateShell } from "~/ui/private/PrivateShell";
import { VerifyEmailFirst } from "~/ui/private/VerifyEmailFirst";
import { TextLink } from "~/ui/TextLink";
import { VisitorContext } from "~/ui/visitor";
import data from "./data";
import { NewToken } from "./NewToken";
import { CompanyTokens, OwnTokens } from "./TokenLists";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /developers/tokens: the API tokens of the signed-in user, and of the companies that they own. */
export default function ApiTokensPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading your tokens" />}>
      <ApiTokens />
    </PageSuspense>
  );
}

function ApiTokens() {
  const { isEmailVerified } = use(VisitorContext);
  const { viewer } = usePageQuery<ApiTokensPageQuery>(graphql`
    query ApiTokensPageQuery {
      viewer {
        ...TokenLists_viewer
        ...TokenListsCompanies_viewer
        ...NewToken_viewer
      }
    }
  `);
  if (!viewer) {
    return (
      <PrivateShell
        title="API tokens"
        toast={{
          title: "Access Denied",
          description: "Please sign in to see your API tokens.",
          variant: "destructive",
        }}
        delayMs={1000}
        to={paths.signIn(paths.developers("tokens"))}
      />
    );
  }
  return (
    <Page pb="12">
      <Head title="API tokens" robots="noindex" />
      <Breadcrumbs
        crumbs={[
          { label: "Home", href: paths.home() },
          { label: "Developers", href: paths.developers() },
          { label: "API tokens" },
        ]}
      />
      <DeveloperNav current="tokens" />
      <Box maxWidth="48rem">
        <Box as="h1" textStyle="title" mt="6">
          API tokens
        </Box>
        <Box as="p" color="fg.muted" mt="2" mb="8" maxWidth="prose">
          A token lets a program use the API on your behalf, within the scopes you choose. Create one for each
          program, so that you can revoke each separately. The{" "}
          <TextLink to={paths.developers()}>guide</TextLink> shows how to send it.
        </Box>
        {isEmailVerified === false ? (
          <VerifyEmailFirst then="create API tokens" />
        ) : (
          <NewToken viewer={viewer} />
        )}
        <OwnTokens viewer={viewer} />
        <CompanyTokens viewer={viewer} />
      </Box>
    </Page>
  );
}
