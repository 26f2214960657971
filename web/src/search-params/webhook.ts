import { webhookDeliveryStatuses } from "@assay/api/inputs";
import { oneOf, searchParams, text } from "./codec";

/** /developers/webhooks/{id}: the status of its deliveries, and the cursor of the page. */
export const webhookParams = searchParams({
  status: oneOf(webhookDeliveryStatuses),
  after: text(500),
});

/** The search params of a webhook's page. */
export type WebhookValues = ReturnType<typeof webhookParams.read>;
