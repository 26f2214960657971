import { Box, Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import type { WebhookFacts_webhook$key } from "~/relay/__generated__/WebhookFacts_webhook.graphql";
import { Badge } from "~/ui/Badge";
import { RelativeTime } from "~/ui/RelativeTime";
import {
  deliveryStatusLabels,
  disabledReasons,
  eventName,
  labelOf,
  webhookStateLabels,
} from "./webhook-words";

/** The state of a webhook with the reason, its events, and the result of its last delivery. */
export function WebhookFacts({ webhook }: { webhook: WebhookFacts_webhook$key }) {
  const { state, disabledReason, failingSince, events, latest } = useFragment(
    graphql`
      fragment WebhookFacts_webhook on WebhookEndpoint {
        state
        disabledReason
        failingSince
        events
        latest: deliveries(first: 1) {
          edges {
            node {
              status
              lastStatus
              lastError
              createdAt
            }
          }
        }
      }
    `,
    webhook,
  );
  const last = latest.edges[0]?.node;
  return (
    <Box textStyle="small" color="fg.muted" overflowWrap="anywhere">
      <Flex wrap="wrap" columnGap="2" rowGap="1" align="center">
        <Badge tone={state === "ENABLED" ? "accent" : "neutral"}>{labelOf(webhookStateLabels, state)}</Badge>
        {disabledReason && (
          <Box as="span" color="danger">
            {labelOf(disabledReasons, disabledReason)}
          </Box>
        )}
        {state !== "DISABLED" && failingSince && (
          <Box as="span" color="danger">
            Every attempt has failed since <RelativeTime iso={failingSince} />
          </Box>
        )}
      </Flex>
      <Box mt="1">{events.map(eventName).join(", ")}</Box>
      <Box mt="1">
        {last ? (
          <>
            Last delivery <RelativeTime iso={last.createdAt} />:{" "}
            {labelOf(deliveryStatusLabels, last.status).toLowerCase()}
            {last.lastStatus !== null && ` (HTTP ${last.lastStatus})`}
            {last.lastError && (
              <>
                . <bdi>{last.lastError}</bdi>
              </>
            )}
          </>
        ) : (
          "No deliveries in the last 30 days"
        )}
      </Box>
    </Box>
  );
}
