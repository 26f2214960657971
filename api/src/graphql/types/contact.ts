import { sendContactMessage } from "../../domain/contact/send.ts";
import { InvalidInput } from "../../domain/errors.ts";
import { contactTopicLabels, contactTopics } from "../../inputs/index.ts";
import { builder } from "../builder.ts";
import { mutation } from "../mutation.ts";
import { vocabulary } from "./vocabulary.ts";

const ContactTopicEnum = vocabulary(
  "ContactTopic",
  contactTopics,
  "What a message to the people who run the site is about.",
  contactTopicLabels,
);

const SendContactMessageInput = builder.inputType("SendContactMessageInput", {
  description: "A message to the people who run the site.",
  fields: (t) => ({
    name: t.string({ required: true, description: "The sender's name, at most 80 characters." }),
    email: t.string({ required: true, description: "E-mail address for the reply, at most 254 characters." }),
    topic: t.field({ type: ContactTopicEnum, required: true, description: "What the message is about." }),
    message: t.string({ required: true, description: "Plain text, at most 4,000 characters." }),
    website: t.string({ description: "Leave empty. A hidden form field that detects spam." }),
    formOpenMilliseconds: t.int({
      description: "Time that the form was open, in milliseconds. Used to detect spam.",
    }),
  }),
});

const ContactMessageSent = builder.objectRef<{ email: string }>("ContactMessageSent").implement({
  description: "Confirmation that the message was sent.",
  fields: (t) => ({
    email: t.exposeString("email", { description: "The address to which the reply goes." }),
  }),
});

mutation("sendContactMessage", {
  description:
    "Sends a message to the people who run the site, by e-mail. No account is needed. The message is not stored once it has been mailed. NOT_FOUND if the site has no contact address. At most 5 per hour.",
  result: "the address for the reply",
  permission: "contact.send",
  input: SendContactMessageInput,
  type: ContactMessageSent,
  failures: [InvalidInput],
  resolve: async (input, context) => ({
    email: await sendContactMessage(context, input, context.takesMessages),
  }),
});
