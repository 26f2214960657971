import { Box, Flex } from "@chakra-ui/react";
import { use, useRef, useState } from "react";
import { graphql } from "react-relay/hooks";
import { useMutationError } from "~/components/use-mutation-error";
import type { NewWebhookMutation } from "~/relay/__generated__/NewWebhookMutation.graphql";
import type { WebhookFields_categories$key } from "~/relay/__generated__/WebhookFields_categories.graphql";
import { useMutate } from "~/relay/mutate";
import { Button } from "~/ui/Button";
import { Form } from "~/ui/form/Form";
import { NeedsScripts } from "~/ui/form/FormPage";
import { fieldProblems } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { useInlineForm } from "~/ui/form/use-inline-form";
import { VerifyEmailFirst } from "~/ui/private/VerifyEmailFirst";
import { VisitorContext } from "~/ui/visitor";
import { useCompanyId } from "./use-company-id";
import { WebhookFields } from "./WebhookFields";
import { WebhookSecret } from "./WebhookSecret";
import { checkEvents, webhookRules } from "./webhook-rules";

/** Props of `NewWebhook`: the company it is for (null for the user's own), the categories of a filter, and a callback. */
export interface NewWebhookProps {
  companyId: string | null;
  categories: WebhookFields_categories$key | null;
  /** Shows the new webhook in the list. */
  onCreated: () => Promise<void>;
}

/** Creates a webhook in a form that a button opens, and shows its secret once. */
export function NewWebhook({ companyId, categories, onCreated }: NewWebhookProps) {
  const create = useMutate<NewWebhookMutation>(graphql`
    mutation NewWebhookMutation($input: CreateWebhookInput!) {
      createWebhook(input: $input) {
        __typename
        ... on WebhookSecret {
          secret
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
  const companyIdOf = useCompanyId();
  const refused = useMutationError("Webhook Not Created", "Failed to create the webhook. Please try again.");
  const form = useInlineForm();
  const box = useRef<HTMLDivElement>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const kind = companyId === null ? "user" : "company";
  if (use(VisitorContext).isEmailVerified === false) return <VerifyEmailFirst then="create webhooks" />;
  return (
    // Gets the focus after the secret that had it was put away.
    <Box ref={box} tabIndex={-1} mb="6" _focusVisible={{ outline: "none" }}>
      <NeedsScripts what="Managing webhooks" />
      {secret !== null ? (
        <WebhookSecret
          key={secret}
          heading="The webhook was created"
          secret={secret}
          onDone={() => {
            setSecret(null);
            box.current?.focus();
          }}
        />
      ) : form.isOpen ? (
        <Form
          label="New webhook"
          rules={webhookRules(kind)}
          check={checkEvents}
          {...form.formProps}
          send={async ({ company, ...input }) => {
            const filter = await companyIdOf(company);
            if (!("id" in filter)) return filter;
            const { answer, failure } = await create({
              input: { ...input, companyId, filterCompanyId: filter.id },
            });
            if (failure) return refused(failure);
            const result = answer.createWebhook;
            if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
            if (result.__typename === "ConflictError") return { form: result.message };
            if (result.__typename !== "WebhookSecret") return null;
            form.done();
            setSecret(result.secret);
            await onCreated();
            return null;
          }}
        >
          <WebhookFields kind={kind} webhook={null} categories={categories} />
          <Flex gap="3" wrap="wrap">
            <SubmitButton busy="Creating…">Create webhook</SubmitButton>
            <Button variant="outline" onClick={form.close}>
              Cancel
            </Button>
          </Flex>
        </Form>
      ) : (
        <Button ref={form.opener} data-needs-scripts onClick={form.open}>
          Add a webhook
        </Button>
      )}
    </Box>
  );
}
