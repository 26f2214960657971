import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import type { StateButtons_webhook$key } from "~/relay/__generated__/StateButtons_webhook.graphql";
import { Button } from "~/ui/Button";
import { formatCount } from "~/ui/count";
import { ConfirmDialog } from "~/ui/private/ConfirmDialog";
import { useToast } from "~/ui/Toast";
import { useUpdateWebhook } from "./use-update-webhook";

/** Props of `StateButtons`: the webhook, and a callback that shows what has become of its deliveries. */
export interface StateButtonsProps {
  webhook: StateButtons_webhook$key;
  onChanged: () => Promise<void>;
}

/** Pauses or enables a webhook; while events wait, the owner chooses whether they are sent or dropped. */
export function StateButtons({ webhook, onChanged }: StateButtonsProps) {
  const data = useFragment(
    graphql`
      fragment StateButtons_webhook on WebhookEndpoint {
        url
        state
        pending: deliveries(status: PENDING, first: 0) {
          totalCount
        }
        ...useUpdateWebhook_webhook
      }
    `,
    webhook,
  );
  const { url, state, pending } = data;
  const update = useUpdateWebhook(data);
  const refused = useMutationError("Webhook Not Changed", "Failed to change the webhook. Please try again.");
  const toast = useToast();
  const [isAsking, setAsking] = useState(false);
  const change = async (changes: { state: "ENABLED" | "PAUSED"; dropPending?: boolean }) => {
    const { answer, failure } = await update(changes);
    if (failure) return void refused(failure);
    const { updateWebhook: result } = answer;
    if (result.__typename === "ConflictError")
      return void toast({
        title: "Webhook not enabled",
        description: result.message,
        variant: "destructive",
      });
    toast({ title: changes.state === "ENABLED" ? "Webhook enabled" : "Webhook paused", description: url });
    await onChanged();
  };
  const waiting = pending.totalCount;
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        onClick={() => void change({ state: state === "ENABLED" ? "PAUSED" : "ENABLED" })}
      >
        {state === "ENABLED" ? "Pause" : waiting > 0 ? "Enable and send waiting events" : "Enable"}
      </Button>
      {state !== "ENABLED" && waiting > 0 && (
        <Button variant="outline" size="sm" onClick={() => setAsking(true)}>
          Enable and drop waiting events
        </Button>
      )}
      {isAsking && (
        <ConfirmDialog
          heading="Drop the waiting events?"
          confirm="Drop and enable"
          busy="Dropping…"
          onConfirm={() => change({ state: "ENABLED", dropPending: true })}
          onClose={() => setAsking(false)}
        >
          {waiting === 1 ? "1 event that waits is" : `${formatCount(waiting)} events that wait are`}{" "}
          cancelled. Events from now on are sent.
        </ConfirmDialog>
      )}
    </>
  );
}
