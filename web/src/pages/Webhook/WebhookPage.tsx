import { Box } from "@chakra-ui/react";
import { graphql } from "react-relay/hooks";
import { useLocation, useParams } from "react-router";
import { WebhookFacts } from "~/components/webhooks/WebhookFacts";
import { paths } from "~/paths";
import query, { type WebhookPageQuery } from "~/relay/__generated__/WebhookPageQuery.graphql";
import { browserLoader, serverLoader } from "~/relay/loaders";
import { PageSuspense } from "~/relay/PageSuspense";
import { usePageQuery } from "~/relay/use-page-query";
import { useRefetchPage } from "~/relay/use-refetch-page";
import { webhookParams } from "~/search-params/webhook";
import { Breadcrumbs } from "~/ui/Breadcrumbs";
import { DetailSkeleton } from "~/ui/DetailSkeleton";
import { Head } from "~/ui/Head";
import { Page } from "~/ui/Page";
import { PrivateShell } from "~/ui/private/PrivateShell";
import { DeliveryLog } from "./DeliveryLog";
import data, { variablesOf } from "./data";
import { useDeliveryResult } from "./use-delivery-result";
import { WebhookActions } from "./WebhookActions";
import { WebhookFilter } from "./WebhookFilter";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";
export const loader = serverLoader(data);
export const clientLoader = browserLoader(data);

/** /developers/webhooks/{id}: a webhook and its deliveries, for its user or the owners of its company. */
export default function WebhookPage() {
  return (
    <PageSuspense fallback={<DetailSkeleton label="Loading the webhook" />}>
      <Webhook />
    </PageSuspense>
  );
}

function Webhook() {
  const { viewer, categories } = usePageQuery<WebhookPageQuery>(graphql`
    query WebhookPageQuery($id: ID!, $status: WebhookDeliveryStatus, $after: String) {
      viewer {
        webhook(databaseId: $id) {
          databaseId
          url
          description
          company {
            databaseId
            name
          }
          ...WebhookFacts_webhook
          ...WebhookFilter_webhook
          ...WebhookActions_webhook
          ...DeliveryLog_webhook @arguments(status: $status, after: $after)
        }
      }
      categories {
        ...WebhookFields_categories
        ...WebhookFilter_categories
      }
    }
  `);
  const { pathname, search } = useLocation();
  const { id = "" } = useParams();
  const values = webhookParams.read(new URL(search, "http://localhost"));
  const refetch = useRefetchPage<WebhookPageQuery>(query, variablesOf(id, values));
  const watch = useDeliveryResult();
  const webhook = viewer?.webhook;
  if (!webhook) {
    return (
      <PrivateShell
        title="Webhook"
        toast={{
          title: "Access Denied",
          description: "Please sign in to see your webhooks.",
          variant: "destructive",
        }}
        delayMs={1000}
        to={paths.signIn(pathname + search)}
      />
    );
  }
  const { databaseId, url, description, company } = webhook;
  const showResult = async (deliveryId: string) => {
    await refetch();
    await watch(deliveryId);
    await refetch();
  };
  const list = company
    ? paths.dashboard({ company: company.databaseId, tab: "webhooks" })
    : paths.developers("webhooks");
  return (
    <Page pb="12">
      <Head title="Webhook" robots="noindex" />
      <Breadcrumbs
        crumbs={[
          { label: "Home", href: paths.home() },
          company ? { label: company.name, href: list } : { label: "Your webhooks", href: list },
          { label: "Webhook" },
        ]}
      />
      <Box maxWidth="48rem">
        <Box as="h1" textStyle="title" mt="6">
          Webhook
        </Box>
        {/* The form has the rest of a long one. */}
        <Box mt="2" fontWeight="medium" overflowWrap="anywhere" lineClamp={4} title={url} dir="ltr">
          {url}
        </Box>
        {description && (
          <Box mt="1" overflowWrap="anywhere" dir="auto">
            {description}
          </Box>
        )}
        <Box mt="3">
          <WebhookFacts webhook={webhook} />
          <WebhookFilter webhook={webhook} categories={categories} />
        </Box>
        {/* Another webhook resets what is open. */}
        <WebhookActions
          key={databaseId}
          webhook={webhook}
          categories={categories}
          listHref={list}
          onTested={showResult}
          onChanged={async () => void (await refetch())}
        />
        <DeliveryLog webhook={webhook} values={values} onReplayed={showResult} />
      </Box>
    </Page>
  );
}
