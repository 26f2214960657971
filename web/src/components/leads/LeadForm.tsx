import { type LeadInput, leadInput, limits } from "@assay/api/inputs";
import { Box, Flex } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import { paths } from "~/paths";
import type { LeadFormMutation } from "~/relay/__generated__/LeadFormMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { useSite } from "~/site";
import { Button } from "~/ui/Button";
import { CheckField } from "~/ui/form/CheckField";
import { EmailField, Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { forgetValues } from "~/ui/form/form-memory";
import { fieldProblems, type Rules } from "~/ui/form/problems";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextArea } from "~/ui/form/TextArea";
import { Trap } from "~/ui/form/Trap";
import { TextLink } from "~/ui/TextLink";
import type { LeadDialogProps } from "./LeadDialog";
import type { LeadDefaults } from "./use-lead-defaults";

/** What the form takes beside what its dialog does. */
export interface LeadFormProps extends LeadDialogProps {
  /** Null where no vendor is known. */
  vendor: string | null;
  isClaimed: boolean;
  viewer: LeadDefaults["viewer"];
  /** Called with the address for the reply. */
  onSent: (email: string) => void;
}

const kinds = { DEMO: "demo", CONTACT: "contact", INFORMATION: "information", SCHEDULE: "schedule" } as const;
const questions = {
  DEMO: "What would you like to see?",
  CONTACT: "Message",
  INFORMATION: "What would you like to know?",
  SCHEDULE: "When would it suit you, and what would you like to see?",
} as const;

/** The fields of a lead. Input survives failures, and closing the form until it is sent. */
export function LeadForm(props: LeadFormProps) {
  const site = useSite();
  const { kind, label, about, vendor, isClaimed, viewer, onClose, onSent } = props;
  const [openedAt] = useState(() => Date.now());
  const send = useMutate<LeadFormMutation>(graphql`
    mutation LeadFormMutation($input: SendLeadInput!) {
      sendLead(input: $input) {
        __typename
        ... on ValidationError {
          fields {
            path
            message
          }
        }
      }
    }
  `);
  const rules: Rules<LeadInput> = {
    safeParse: (values) => {
      const given = values as Readonly<Record<string, string>>;
      return leadInput.safeParse({ ...given, kind: kinds[kind], consent: given["consent"] === "on" });
    },
  };
  const keep = `lead ${"softwareId" in about ? about.softwareId : about.companyId}`;
  const needsMessage = kind === "CONTACT" || kind === "INFORMATION";
  const name = [viewer?.firstName, viewer?.lastName].filter(Boolean).join(" ");
  return (
    <Form
      label={label}
      rules={rules}
      rememberAs={keep}
      send={async (input) => {
        const formOpenMilliseconds = Date.now() - openedAt;
        const { answer, failure } = await send({ input: { ...about, ...input, kind, formOpenMilliseconds } });
        if (failure) return { form: failure.text("Your request could not be sent. Please try again.") };
        const result = answer.sendLead;
        if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
        forgetValues(keep);
        onSent(input.email);
        return null;
      }}
    >
      <Field
        name="name"
        label="Name"
        required
        autoComplete="name"
        limit={limits.personName}
        defaultValue={name}
        // The dialog is there before the form.
        autoFocus
      />
      <EmailField
        name="email"
        label="Work email"
        required
        autoComplete="email"
        defaultValue={viewer?.email ?? ""}
      />
      <Field
        name="companyName"
        label="Company"
        autoComplete="organization"
        limit={limits.thingName}
        defaultValue={viewer?.companyName ?? ""}
      />
      <TextArea
        name="message"
        label={questions[kind]}
        required={needsMessage}
        limit={limits.message}
        rows={4}
      />
      <Trap name="topic" />
      <CheckField name="consent">
        {isClaimed ? (
          <>
            {site.name} may give these details to {vendor === null ? "the vendor" : <bdi>{vendor}</bdi>}, so
            that they can reply to me.
          </>
        ) : (
          <>
            {site.name} may keep these details for a year, and give them to{" "}
            {vendor === null ? "the vendor" : <bdi>{vendor}</bdi>} once they have claimed the page.
          </>
        )}
      </CheckField>
      <Box as="p" textStyle="small" color="fg.muted" mt="-3">
        We do not share them with anyone else.{" "}
        <TextLink to={paths.content("privacy")} target="_blank">
          How we handle personal data
        </TextLink>
      </Box>
      <Flex gap="3" wrap="wrap">
        <SubmitButton busy="Sending…">Send request</SubmitButton>
        <Button variant="outline" onClick={onClose}>
          Cancel
        </Button>
      </Flex>
    </Form>
  );
}
