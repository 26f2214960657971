import { graphql, useFragment } from "react-relay/hooks";
import type { useUpdateWebhook_webhook$key } from "~/relay/__generated__/useUpdateWebhook_webhook.graphql";
import type { useUpdateWebhookMutation } from "~/relay/__generated__/useUpdateWebhookMutation.graphql";
import { type Outcome, useMutate } from "~/relay/mutate";

type Input = useUpdateWebhookMutation["variables"]["input"];

/** Changes some values of a webhook; the others stay. A disabled webhook becomes enabled. */
export function useUpdateWebhook(
  webhook: useUpdateWebhook_webhook$key,
): (changes: Partial<Input>) => Promise<Outcome<useUpdateWebhookMutation>> {
  const { state, ...values } = useFragment(
    graphql`
      fragment useUpdateWebhook_webhook on WebhookEndpoint {
        databaseId
        url
        description
        events
        categoryId
        filterCompanyId
        state
      }
    `,
    webhook,
  );
  const update = useMutate<useUpdateWebhookMutation>(graphql`
    mutation useUpdateWebhookMutation($input: UpdateWebhookInput!) {
      updateWebhook(input: $input) {
        __typename
        ... on WebhookSaved {
          webhook {
            ...WebhookFacts_webhook
            ...WebhookFilter_webhook
            ...WebhookFields_webhook
            ...useUpdateWebhook_webhook
          }
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
        ... on ConflictError {
          message
        }
      }
    }
  `);
  const { databaseId, url, description, events, categoryId, filterCompanyId } = values;
  return (changes) =>
    update({
      input: {
        databaseId,
        url,
        description,
        events,
        categoryId,
        filterCompanyId,
        state: state === "PAUSED" ? "PAUSED" : "ENABLED",
        ...changes,
      },
    });
}
