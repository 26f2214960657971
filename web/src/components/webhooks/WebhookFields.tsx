import { limits } from "@assay/api/inputs";
import { graphql, useFragment } from "react-relay/hooks";
import { CodeChecks } from "~/components/tokens/CodeChecks";
import type { WebhookFields_categories$key } from "~/relay/__generated__/WebhookFields_categories.graphql";
import type { WebhookFields_webhook$key } from "~/relay/__generated__/WebhookFields_webhook.graphql";
import { Field } from "~/ui/form/Field";
import { SelectField } from "~/ui/form/SelectField";
import { eventField, type WebhookKind } from "./webhook-rules";
import { companyEventMeanings, eventName, publicEventMeanings } from "./webhook-words";

/** Props of `WebhookFields`: whose webhook it is, the webhook if it exists, and the categories for a user's filter. */
export interface WebhookFieldsProps {
  kind: WebhookKind;
  webhook: WebhookFields_webhook$key | null;
  categories: WebhookFields_categories$key | null;
}

/** The fields of a webhook; the filter is for webhooks of users only. */
export function WebhookFields({ kind, webhook, categories }: WebhookFieldsProps) {
  const data = useFragment(
    graphql`
      fragment WebhookFields_webhook on WebhookEndpoint {
        url
        description
        events
        categoryId
        filterCompanyId
      }
    `,
    webhook,
  );
  const choices = useFragment(
    graphql`
      fragment WebhookFields_categories on Category @relay(plural: true) {
        databaseId
        name
      }
    `,
    categories,
  );
  const chosen = data?.events.map(eventName) ?? [];
  const meanings = kind === "company" ? companyEventMeanings : publicEventMeanings;
  return (
    <>
      <Field
        name="url"
        label="URL"
        type="url"
        inputMode="url"
        hint="Where we send the events. It must begin with https:// and be reachable from the internet."
        limit={limits.url}
        defaultValue={data?.url}
        dir="ltr"
        autoComplete="off"
        required
      />
      <Field
        name="description"
        label="Description"
        hint="Which program receives the events."
        limit={limits.webhookDescription}
        defaultValue={data?.description ?? ""}
        autoComplete="off"
      />
      <CodeChecks
        name="events"
        legend="Events"
        choices={Object.entries(meanings).map(([event, meaning]) => ({
          name: eventField(event),
          code: event,
          meaning,
          isChosen: chosen.includes(event),
        }))}
      />
      {kind === "user" && (
        <>
          <SelectField
            name="categoryId"
            label="Category"
            hint="Only its listings and their reviews."
            none="All categories"
            options={(choices ?? []).map(({ databaseId, name }) => ({ value: databaseId, label: name }))}
            defaultValue={data?.categoryId ?? ""}
          />
          <Field
            name="company"
            label="Company"
            hint="Only this company, its listings and their reviews: the address of its page on this site, or its ID."
            defaultValue={data?.filterCompanyId ?? ""}
            dir="ltr"
            autoComplete="off"
          />
        </>
      )}
    </>
  );
}
