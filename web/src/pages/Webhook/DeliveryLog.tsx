import { webhookDeliveryStatuses } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { PreviousNext } from "~/components/admin/CursorPages";
import { deliveryStatusLabels } from "~/components/webhooks/webhook-words";
import { paths } from "~/paths";
import type { DeliveryLog_webhook$key } from "~/relay/__generated__/DeliveryLog_webhook.graphql";
import { type WebhookValues, webhookParams } from "~/search-params/webhook";
import { Section } from "~/ui/Section";
import { SegmentedControl } from "~/ui/SegmentedControl";
import { DeliveryItem } from "./DeliveryItem";

/** Props of `DeliveryLog`: the webhook, the page's search params, and a callback with the delivery that is sent again. */
export interface DeliveryLogProps {
  webhook: DeliveryLog_webhook$key;
  values: WebhookValues;
  onReplayed: (deliveryId: string) => Promise<void>;
}

/** The deliveries of a webhook, newest first, by status. */
export function DeliveryLog({ webhook, values, onReplayed }: DeliveryLogProps) {
  const { databaseId, deliveries } = useFragment(
    graphql`
      fragment DeliveryLog_webhook on WebhookEndpoint
      @argumentDefinitions(
        status: { type: "WebhookDeliveryStatus" }
        after: { type: "String" }
      ) {
        databaseId
        deliveries(status: $status, first: 25, after: $after) {
          totalCount
          edges {
            node {
              id
              ...DeliveryItem_delivery
            }
          }
          pageCursors {
            previous {
              cursor
            }
            next {
              cursor
            }
          }
        }
      }
    `,
    webhook,
  );
  const hrefOf = (more: Partial<WebhookValues>) =>
    `${paths.webhook(databaseId)}${webhookParams.write({ status: values.status, ...more })}`;
  const { previous, next } = deliveries.pageCursors;
  const choices = [null, ...webhookDeliveryStatuses].map((status) => ({
    label: status === null ? "All" : deliveryStatusLabels[status.toUpperCase() as Uppercase<typeof status>],
    href: hrefOf({ status }),
    isCurrent: status === values.status,
  }));
  return (
    <Section heading="Deliveries" mt="12">
      <Box as="p" color="fg.muted" mb="4" maxWidth="prose">
        Deliveries are kept for 30 days, of those that are not pending the newest 5,000 with at most 10 MB of
        bodies. Those about a lead are deleted with it.
      </Box>
      <Box overflowX="auto" maxWidth="full" mb="4">
        <SegmentedControl label="Deliveries by status" choices={choices} />
      </Box>
      {deliveries.edges.length === 0 ? (
        <Box as="p" color="fg.muted">
          {values.status === null ? "There are no deliveries." : "There are no deliveries with this status."}
        </Box>
      ) : (
        <Box as="ul" listStyleType="none" borderTopWidth="1px" borderColor="border">
          {deliveries.edges.map(({ node }) => (
            <DeliveryItem key={node.id} delivery={node} onReplayed={onReplayed} />
          ))}
        </Box>
      )}
      <PreviousNext
        total={deliveries.totalCount}
        what={["delivery", "deliveries"]}
        previous={previous ? hrefOf({ after: previous.cursor ?? "" }) : null}
        next={next ? hrefOf({ after: next.cursor ?? "" }) : null}
      />
    </Section>
  );
}
