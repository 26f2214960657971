import { Box, chakra, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import { deliveryStatusLabels, labelOf } from "~/components/webhooks/webhook-words";
import type { DeliveryItem_delivery$key } from "~/relay/__generated__/DeliveryItem_delivery.graphql";
import type { DeliveryItemReplayMutation } from "~/relay/__generated__/DeliveryItemReplayMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { Badge } from "~/ui/Badge";
import { Button } from "~/ui/Button";
import { RelativeTime } from "~/ui/RelativeTime";
import { formatMoment } from "~/ui/relative-time";
import { useToast } from "~/ui/Toast";

const Disclosure = chakra("details", {
  base: {
    mt: "1",
    "& summary": {
      display: "inline-flex",
      cursor: "pointer",
      color: "accent.fg",
      textDecoration: "underline",
      py: "1",
    },
    "& pre": {
      mt: "1",
      mb: "3",
      p: "3",
      bg: "bg.muted",
      borderRadius: "md",
      fontFamily: "mono",
      fontSize: "sm",
      whiteSpace: "pre-wrap",
      overflowWrap: "anywhere",
    },
  },
});

/** Props of `DeliveryItem`: the delivery, and a callback with the global ID of the one that is sent again. */
export interface DeliveryItemProps {
  delivery: DeliveryItem_delivery$key;
  onReplayed: (deliveryId: string) => Promise<void>;
}

/** One delivery: the event, its result, what was sent and answered, and a button to send it again. */
export function DeliveryItem({ delivery, onReplayed }: DeliveryItemProps) {
  const data = useFragment(
    graphql`
      fragment DeliveryItem_delivery on WebhookDelivery {
        databaseId
        event
        status
        attempts
        nextAttemptAt
        lastStatus
        lastError
        body
        responseExcerpt
        createdAt
      }
    `,
    delivery,
  );
  const { databaseId, event, status, attempts, nextAttemptAt, lastStatus, lastError, body } = data;
  const replay = useMutate<DeliveryItemReplayMutation>(graphql`
    mutation DeliveryItemReplayMutation($input: WebhookDeliveryInput!) {
      replayWebhookDelivery(input: $input) {
        __typename
        ... on WebhookSent {
          isGone
          delivery {
            id
            ...DeliveryItem_delivery
          }
        }
      }
    }
  `);
  const toast = useToast();
  const refused = useMutationError(
    "Not Sent Again",
    "The delivery could not be sent again. Please try again.",
  );
  const [isBusy, setBusy] = useState(false);
  const send = async () => {
    if (isBusy) return;
    setBusy(true);
    const { answer, failure } = await replay({ input: { databaseId } });
    if (failure) refused(failure);
    else if (answer.replayWebhookDelivery.__typename === "WebhookSent") {
      const { isGone, delivery: sent } = answer.replayWebhookDelivery;
      if (isGone)
        toast({
          title: "No longer visible",
          description: "Its subject is no longer public, so a removal event is sent instead.",
        });
      await onReplayed(sent.id);
    }
    setBusy(false);
  };
  return (
    <Flex
      as="li"
      gap="3"
      py="3"
      wrap="wrap"
      align="flex-start"
      borderBottomWidth="1px"
      borderColor="border"
      textStyle="small"
    >
      <Box flex="1 1 16rem" minWidth="0" overflowWrap="anywhere">
        <Flex wrap="wrap" columnGap="2" rowGap="1" align="center" fontWeight="medium">
          <code>{event}</code>
          <Badge tone={status === "DELIVERED" ? "accent" : "neutral"}>
            {labelOf(deliveryStatusLabels, status)}
          </Badge>
        </Flex>
        <Box color="fg.muted">
          <RelativeTime iso={data.createdAt} /> · {attempts} {attempts === 1 ? "attempt" : "attempts"}
          {lastStatus != null && ` · HTTP ${lastStatus}`}
          {nextAttemptAt && attempts > 0 && ` · next attempt ${formatMoment(new Date(nextAttemptAt))}`}
        </Box>
        {lastError && (
          <Box color="danger" dir="auto">
            {lastError}
          </Box>
        )}
        <Disclosure>
          <summary>{data.responseExcerpt ? "Body and response" : "Body"}</summary>
          <pre dir="ltr">{readable(body)}</pre>
          {data.responseExcerpt && (
            <>
              <Box fontWeight="medium">Beginning of the response</Box>
              <pre dir="auto">{data.responseExcerpt}</pre>
            </>
          )}
        </Disclosure>
      </Box>
      {status !== "PENDING" && (
        <Button
          variant="outline"
          size="sm"
          data-needs-scripts
          aria-disabled={isBusy || undefined}
          aria-label={`Send again: ${event}, ${formatMoment(new Date(data.createdAt))}`}
          onClick={() => void send()}
        >
          {isBusy ? "Sending…" : "Send again"}
        </Button>
      )}
    </Flex>
  );
}

/** JSON with line breaks; other text as it is. */
function readable(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}
