import { contactInput, contactTopicLabels, contactTopics, limits } from "@assay/api/inputs";
import { Box } from "@chakra-ui/react";
import { useState } from "react";
import { graphql } from "react-relay/hooks";
import type { ContactFormMutation, ContactTopic } from "~/relay/__generated__/ContactFormMutation.graphql";
import { useMutate } from "~/relay/mutate";
import { useSite } from "~/site";
import { Button } from "~/ui/Button";
import { EmailField, Field } from "~/ui/form/Field";
import { Form } from "~/ui/form/Form";
import { NeedsScripts } from "~/ui/form/FormPage";
import { forgetValues } from "~/ui/form/form-memory";
import { fieldProblems } from "~/ui/form/problems";
import { SelectField } from "~/ui/form/SelectField";
import { SubmitButton } from "~/ui/form/SubmitButton";
import { TextArea } from "~/ui/form/TextArea";
import { Trap } from "~/ui/form/Trap";

const topics = contactTopics.map((value) => ({ value, label: contactTopicLabels[value] }));
const enumOf = (topic: string) => topic.toUpperCase().replaceAll("-", "_") as ContactTopic;
const memory = "contact";

/** The form of the contact page, and the confirmation that the message was sent. What was typed survives a failure and a detour. */
export default function ContactForm() {
  const { contact } = useSite();
  const [openedAt] = useState(() => Date.now());
  /** Where the reply goes, once the message is sent. */
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const send = useMutate<ContactFormMutation>(graphql`
    mutation ContactFormMutation($input: SendContactMessageInput!) {
      sendContactMessage(input: $input) {
        __typename
        ... on ContactMessageSent {
          email
        }
        ... on ValidationError {
          fields {
            path
            message
          }
        }
      }
    }
  `);
  return (
    <Box as="section" aria-labelledby="contact-form" mt="10" pt="8" borderTopWidth="1px" borderColor="border">
      <Box as="h2" id="contact-form" textStyle="section" mb="4">
        Send a message
      </Box>
      {/* It is there before it says anything, so that it is read out. */}
      <Box role="status">
        {sentFrom !== null && (
          <Box as="p" overflowWrap="anywhere" mb="5">
            Thank you. Your message has been sent, and the reply goes to <bdi>{sentFrom}</bdi>.
          </Box>
        )}
      </Box>
      {sentFrom !== null ? (
        <Button variant="outline" autoFocus onClick={() => setSentFrom(null)}>
          Write another message
        </Button>
      ) : (
        <>
          <NeedsScripts what="Sending a message from this page" />
          <Form
            label="Send a message"
            rules={contactInput}
            rememberAs={memory}
            send={async ({ topic, ...input }) => {
              const formOpenMilliseconds = Date.now() - openedAt;
              const { answer, failure } = await send({
                input: { ...input, topic: enumOf(topic), formOpenMilliseconds },
              });
              if (failure)
                return {
                  form: failure.text(
                    `Your message could not be sent. Please try again, or write to ${contact}.`,
                  ),
                };
              const result = answer.sendContactMessage;
              if (result.__typename === "ValidationError") return { fields: fieldProblems(result.fields) };
              forgetValues(memory);
              setSentFrom(input.email);
              return null;
            }}
          >
            <Field name="name" label="Name" required autoComplete="name" limit={limits.personName} />
            <EmailField name="email" label="Email" required autoComplete="email" />
            <SelectField
              name="topic"
              label="What is it about?"
              none="Choose a topic"
              options={topics}
              isRequired
            />
            <TextArea name="message" label="Message" required limit={limits.message} rows={7} />
            <Trap name="website" />
            <Box as="p" textStyle="small" color="fg.muted">
              We email your message to the people who run this site, and keep no copy here.
            </Box>
            <div>
              <SubmitButton busy="Sending…">Send message</SubmitButton>
            </div>
          </Form>
        </>
      )}
    </Box>
  );
}
