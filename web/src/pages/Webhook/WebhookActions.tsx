import { Box, Flex } from "@chakra-ui/react";
import { useRef, useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import { useNavigate } from "react-router";
import { useMutationError } from "~/components/use-mutation-error";
import { WebhookSecret } from "~/components/webhooks/WebhookSecret";
import type { WebhookActions_webhook$key } from "~/relay/__generated__/WebhookActions_webhook.graphql";
import type { WebhookActionsDeleteMutation } from "~/relay/__generated__/WebhookActionsDeleteMutation.graphql";
import type { WebhookActionsRotateMutation } from "~/relay/__generated__/WebhookActionsRotateMutation.graphql";
import type { WebhookActionsTestMutation } from "~/relay/__generated__/WebhookActionsTestMutation.graphql";
import type { WebhookFields_categories$key } from "~/relay/__generated__/WebhookFields_categories.graphql";
import { useInvalidatePages, useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { NeedsScripts } from "~/ui/form/FormPage";
import { useInlineForm } from "~/ui/form/use-inline-form";
import { ConfirmDialog } from "~/ui/private/ConfirmDialog";
import { useToast } from "~/ui/Toast";
import { EditWebhook } from "./EditWebhook";
import { StateButtons } from "./StateButtons";

/** Props of `WebhookActions`: the webhook, the categories of a filter, the href of its list, and a callback. */
export interface WebhookActionsProps {
  webhook: WebhookActions_webhook$key;
  categories: WebhookFields_categories$key;
  listHref: string;
  /** Told the global ID of a test delivery. */
  onTested: (deliveryId: string) => Promise<void>;
  /** Shows what has become of the deliveries after a change. */
  onChanged: () => Promise<void>;
}

/** What can be done with a webhook: test, edit, pause or enable, rotate its secret, delete. */
export function WebhookActions({ webhook, categories, listHref, onTested, onChanged }: WebhookActionsProps) {
  const data = useFragment(
    graphql`
      fragment WebhookActions_webhook on WebhookEndpoint {
        databaseId
        url
        ...EditWebhook_webhook
        ...StateButtons_webhook
      }
    `,
    webhook,
  );
  const { databaseId, url } = data;
  const input = { input: { databaseId } };
  const test = useMutate<WebhookActionsTestMutation>(graphql`
    mutation WebhookActionsTestMutation($input: WebhookInput!) {
      testWebhook(input: $input) {
        __typename
        ... on WebhookSent {
          delivery {
            id
          }
        }
      }
    }
  `);
  const rotate = useMutate<WebhookActionsRotateMutation>(graphql`
    mutation WebhookActionsRotateMutation($input: WebhookInput!) {
      rotateWebhookSecret(input: $input) {
        __typename
        ... on WebhookSecret {
          secret
          webhook {
            ...WebhookFilter_webhook
          }
        }
      }
    }
  `);
  const remove = useMutate<WebhookActionsDeleteMutation>(graphql`
    mutation WebhookActionsDeleteMutation($input: WebhookInput!) {
      deleteWebhook(input: $input) {
        __typename
      }
    }
  `);
  const notTested = useMutationError("Test Not Sent", "The test could not be sent. Please try again.");
  const notRotated = useMutationError("Secret Not Rotated", "Failed to rotate the secret. Please try again.");
  const notDeleted = useMutationError(
    "Webhook Not Deleted",
    "Failed to delete the webhook. Please try again.",
  );
  const toast = useToast();
  const navigate = useNavigate();
  const invalidatePages = useInvalidatePages();
  const form = useInlineForm();
  const box = useRef<HTMLDivElement>(null);
  const [asking, setAsking] = useState<"rotate" | "delete" | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const [isTesting, setTesting] = useState(false);

  const sendTest = async () => {
    if (isTesting) return;
    setTesting(true);
    const { answer, failure } = await test(input);
    if (failure) notTested(failure);
    else if (answer.testWebhook.__typename === "WebhookSent") await onTested(answer.testWebhook.delivery.id);
    setTesting(false);
  };
  const rotateSecret = async () => {
    const { answer, failure } = await rotate(input);
    if (failure) return void notRotated(failure);
    if (answer.rotateWebhookSecret.__typename === "WebhookSecret")
      setSecret(answer.rotateWebhookSecret.secret);
  };
  const removeWebhook = async () => {
    const { failure } = await remove(input);
    // Already deleted in another tab counts as success.
    if (failure && failure.code !== "NOT_FOUND") return void notDeleted(failure);
    toast({ title: "Webhook deleted", description: url });
    invalidatePages();
    await navigate(listHref, { replace: true });
  };

  return (
    // Gets the focus after the secret that had it was put away.
    <Box ref={box} tabIndex={-1} mt="5" _focusVisible={{ outline: "none" }}>
      <NeedsScripts what="Changing the webhook" />
      {secret !== null && (
        <WebhookSecret
          key={secret}
          heading="The new secret"
          secret={secret}
          note="For 24 hours we sign with the previous secret too, so that you can change over."
          onDone={() => {
            setSecret(null);
            box.current?.focus();
          }}
        />
      )}
      {form.isOpen ? (
        <EditWebhook webhook={data} categories={categories} form={form} />
      ) : (
        <Flex gap="2" wrap="wrap" data-needs-scripts>
          <Button size="sm" aria-disabled={isTesting || undefined} onClick={() => void sendTest()}>
            {isTesting ? "Sending…" : "Send test"}
          </Button>
          <Button ref={form.opener} variant="outline" size="sm" onClick={form.open}>
            Edit
          </Button>
          <StateButtons webhook={data} onChanged={onChanged} />
          <Button variant="outline" size="sm" onClick={() => setAsking("rotate")}>
            Rotate secret
          </Button>
          <Button variant="outline" size="sm" onClick={() => setAsking("delete")}>
            Delete
          </Button>
        </Flex>
      )}
      {asking === "rotate" && (
        <ConfirmDialog
          heading="Rotate the secret?"
          confirm="Rotate secret"
          busy="Rotating…"
          onConfirm={rotateSecret}
          onClose={() => setAsking(null)}
        >
          We create a new secret and show it once. For 24 hours every request is signed with both the new and
          the current secret; after that, only the new one is valid. A secret that was replaced before stops
          working now.
        </ConfirmDialog>
      )}
      {asking === "delete" && (
        <ConfirmDialog
          heading="Delete the webhook?"
          confirm="Delete webhook"
          busy="Deleting…"
          cancel="Keep it"
          onConfirm={removeWebhook}
          onClose={() => setAsking(null)}
        >
          <Box as="span" display="block" mb="2" overflowWrap="anywhere" lineClamp={4} color="fg" dir="ltr">
            {url}
          </Box>
          No more events are sent to it, and its deliveries are deleted. This cannot be undone.
        </ConfirmDialog>
      )}
    </Box>
  );
}
