import query, { type WebhookPageQuery } from "~/relay/__generated__/WebhookPageQuery.graphql";
import { notFound } from "~/relay/not-found";
import { definePageData } from "~/relay/page-data";
import { type WebhookValues, webhookParams } from "~/search-params/webhook";

/** The page's query variables from its URL. */
export const variablesOf = (id: string, { status, after }: WebhookValues): WebhookPageQuery["variables"] => ({
  id,
  status: status && (status.toUpperCase() as Uppercase<typeof status>),
  after: after || null,
});

/** A webhook for its user or the owners of its company. A visitor is asked to sign in, because it may be theirs. */
export default definePageData<WebhookPageQuery>({
  query,
  variables: ({ params, url }) => variablesOf(params["id"] ?? "", webhookParams.read(url)),
  check: ({ viewer }) => {
    if (viewer && !viewer.webhook)
      throw notFound("Webhook Not Found", "It does not exist, or it belongs to another user or company.");
  },
});
