import { webhookDeliveryStatuses } from "@assay/api/inputs";
import { adminListParams } from "./admin-list";
import { oneOf, searchParams } from "./codec";

/** /developers/webhooks/{id}: the status of its deliveries, and the cursors of the page. */
export const webhookParams = searchParams({
  status: oneOf(webhookDeliveryStatuses),
  after: adminListParams.after,
  before: adminListParams.before,
});

/** The search params of a webhook's page. */
export type WebhookValues = ReturnType<typeof webhookParams.read>;
