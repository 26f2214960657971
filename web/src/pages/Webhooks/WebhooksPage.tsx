import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { DeveloperNav } from "~/components/DeveloperNav";
import { NewWebhook } from "~/components/webhooks/NewWebhook";
import { WebhookList } from "~/components/webhooks/WebhookList";
import { paths } from "~/paths";
import query, { type WebhooksPageQuery } from "~/relay/__generated__/WebhooksPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { useRefetchPage } from "~/relay/use-refetch-page";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";
import { PrivateShell } from "~/ui/private/PrivateShell";
import { Section } from "~/ui/Section";
import { TextLink } from "~/ui/TextLink";
import data from "./data";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /developers/webhooks: the signed-in user's webhooks, for changes of the public directory. */
export default function WebhooksPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading your webhooks" />}>
      <Webhooks />
    </PageSuspense>
  );
}

function Webhooks() {
  const { viewer, categories } = usePageQuery<WebhooksPageQuery>(graphql`
    query WebhooksPageQuery {
      viewer {
        webhooks(first: 100) {
          ...WebhookList_webhooks
        }
      }
      categories {
        ...WebhookFields_categories
      }
    }
  `);
  const refetch = useRefetchPage<WebhooksPageQuery>(query, {});
  if (!viewer?.webhooks) {
    return (
      <PrivateShell
        title="Webhooks"
        toast={{
          title: "Access Denied",
          description: "Please sign in to see your webhooks.",
          variant: "destructive",
        }}
        delayMs={1000}
        to={paths.signIn(paths.developers("webhooks"))}
      />
    );
  }
  return (
    <Page pb="12">
      <Head title="Webhooks" robots="noindex" />
      <Breadcrumbs
        crumbs={[
          { label: "Home", href: paths.home() },
          { label: "Developers", href: paths.developers() },
          { label: "Webhooks" },
        ]}
      />
      <DeveloperNav current="webhooks" />
      <Box maxWidth="48rem">
        <Box as="h1" textStyle="title" mt="6">
          Webhooks
        </Box>
        <Box as="p" color="fg.muted" mt="2" mb="8" maxWidth="prose">
          A webhook sends your program a signed HTTPS request for each change of the public directory.
          Webhooks of a company, with its leads and members, are in its{" "}
          <TextLink to={paths.dashboard({ tab: "webhooks" })}>dashboard</TextLink>.
        </Box>
        <Section heading="Your webhooks">
          <NewWebhook companyId={null} categories={categories} onCreated={refetch} />
          <WebhookList webhooks={viewer.webhooks} />
        </Section>
      </Box>
    </Page>
  );
}
