import { Flex } from "@chakra-ui/react";
import { graphql, useFragment } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import { useCompanyId } from "~/components/webhooks/use-company-id";
import { WebhookFields } from "~/components/webhooks/WebhookFields";
import { checkEvents, webhookRules } from "~/components/webhooks/webhook-rules";
import type { EditWebhook_webhook$key } from "~/relay/__generated__/EditWebhook_webhook.graphql";
import type { WebhookFields_categories$key } from "~/relay/__generated__/WebhookFields_categories.graphql";
import { Button } from "~/ui/Button";
import { Form } from "~/ui/form/Form";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import type { InlineForm } from "~/ui/form/use-inline-form";
import { useToast } from "~/ui/Toast";
import { useUpdateWebhook } from "./use-update-webhook";

/** Props of `EditWebhook`: the webhook, the categories of a filter, and the state of the form that it is. */
export interface EditWebhookProps {
  webhook: EditWebhook_webhook$key;
  categories: WebhookFields_categories$key;
  form: InlineForm;
}

/** The form that changes a webhook. Its state stays, but a disabled one becomes enabled. */
export function EditWebhook({ webhook, categories, form }: EditWebhookProps) {
  const data = useFragment(
    graphql`
      fragment EditWebhook_webhook on WebhookEndpoint {
        state
        company {
          databaseId
        }
        ...WebhookFields_webhook
        ...useUpdateWebhook_webhook
      }
    `,
    webhook,
  );
  const update = useUpdateWebhook(data);
  const companyIdOf = useCompanyId();
  const refused = useMutationError("Webhook Not Changed", "Failed to change the webhook. Please try again.");
  const toast = useToast();
  const kind = data.company ? "company" : "user";
  return (
    <Form
      label="Edit webhook"
      rules={webhookRules(kind)}
      check={checkEvents}
      {...form.formProps}
      send={async ({ company, ...input }) => {
        const filter = await companyIdOf(company);
        if (!("id" in filter)) return filter;
        const { answer, failure } = await update({ ...input, filterCompanyId: filter.id });
        if (failure) return refused(failure);
        const result = answer.updateWebhook;
        if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
        if (result.__typename === "ConflictError") return { form: result.message };
        toast({ title: "Webhook saved" });
        form.done();
        return null;
      }}
    >
      <WebhookFields kind={kind} webhook={data} categories={categories} />
      <Flex gap="3" wrap="wrap">
        <SubmitButton busy="Saving…">
          {data.state === "DISABLED" ? "Save and enable" : "Save changes"}
        </SubmitButton>
        <Button variant="outline" onClick={form.close}>
          Cancel
        </Button>
      </Flex>
    </Form>
  );
}
