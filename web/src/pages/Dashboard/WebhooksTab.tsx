import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { NewWebhook } from "~/components/webhooks/NewWebhook";
import { WebhookList } from "~/components/webhooks/WebhookList";
import query, { type DashboardPageQuery } from "~/relay/__generated__/DashboardPageQuery.graphql";
import type { WebhooksTab_company$key } from "~/relay/__generated__/WebhooksTab_company.graphql";
import { useRefetchPage } from "~/relay/use-refetch-page";
import type { DashboardValues } from "~/search-params/dashboard";
import { EmptyState } from "~/ui/EmptyState";
import { Section } from "~/ui/Section";
import { variablesOf } from "./data";

/** Props of `WebhooksTab`: the company, and the page's search params. */
export interface WebhooksTabProps {
  company: WebhooksTab_company$key;
  values: DashboardValues;
}

/** The company's webhooks, for its owners. */
export function WebhooksTab({ company, values }: WebhooksTabProps) {
  const { databaseId, webhooks } = useFragment(
    graphql`
      fragment WebhooksTab_company on Company {
        databaseId
        webhooks(first: 100) {
          ...WebhookList_webhooks
        }
      }
    `,
    company,
  );
  const refetch = useRefetchPage<DashboardPageQuery>(query, variablesOf(values));
  if (!webhooks) return <EmptyState heading="Only owners can see webhooks" />;
  return (
    // Switching companies resets the form.
    <Section key={databaseId} heading="Webhooks" maxWidth="48rem">
      <Box as="p" color="fg.muted" mb="4" maxWidth="prose">
        A webhook sends your program a signed HTTPS request for each event of your company, such as a new lead
        or review.
      </Box>
      <NewWebhook companyId={databaseId} categories={null} onCreated={refetch} />
      <WebhookList webhooks={webhooks} />
    </Section>
  );
}
