import { InvalidInput } from "../../domain/errors.ts";
import {
  linkedPreference,
  type MailPreference,
  mailPreferences,
  setMailPreference,
  unsubscribe,
} from "../../domain/mail/preferences.ts";
import { builder } from "../builder.ts";
import { mutation } from "../mutation.ts";
import { AccountChanged } from "./account.ts";
import { OptionalMailEnum } from "./enums.ts";

const MailPreferenceType = builder.objectRef<MailPreference>("MailPreference").implement({
  description: "Whether somebody gets a kind of mails that one may do without.",
  fields: (t) => ({
    kind: t.expose("kind", { type: OptionalMailEnum, description: "Which mails." }),
    isOn: t.exposeBoolean("isOn", { description: "Do they come? They do until they are switched off." }),
  }),
});

builder.prismaObjectFields("User", (t) => ({
  mailPreferences: t.field({
    type: [MailPreferenceType],
    description: "Every kind of mails that one may do without.",
    resolve: ({ id }, _args, context) => mailPreferences(context, id),
  }),
}));

builder.queryField("mailLink", (t) =>
  t.field({
    type: MailPreferenceType,
    nullable: true,
    description:
      "The mails that a mailed link switches off, and whether they come still; null for a link that is none.",
    args: { token: t.arg.string({ required: true, description: "From the mail; good for a year." }) },
    resolve: (_root, { token }, context) => linkedPreference(context, token),
  }),
);

const SetMailPreferenceInput = builder.inputType("SetMailPreferenceInput", {
  description: "Whether the viewer wants a kind of mails.",
  fields: (t) => ({
    kind: t.field({ type: OptionalMailEnum, required: true, description: "Which mails." }),
    isOn: t.boolean({ required: true, description: "Are they to come?" }),
  }),
});

const UnsubscribeInput = builder.inputType("UnsubscribeInput", {
  description: "What the link in a mail carries.",
  fields: (t) => ({
    token: t.string({ required: true, description: "Good for a year, as often as one likes." }),
  }),
});

const Unsubscribed = builder.objectRef<{ preference: MailPreference }>("Unsubscribed").implement({
  description: "These mails come no more.",
  fields: (t) => ({
    preference: t.expose("preference", { type: MailPreferenceType, description: "Which mails." }),
  }),
});

mutation("setMailPreference", {
  description: "Switches a kind of mails to the viewer on or off.",
  permission: "account.keep",
  input: SetMailPreferenceInput,
  type: AccountChanged,
  failures: [InvalidInput],
  resolve: async (input, context) => ({ userId: await setMailPreference(context, input) }),
});

mutation("unsubscribe", {
  description: "Switches off the mails that a mailed link is for, also for a caller who is signed out.",
  permission: "mail.unsubscribe",
  input: UnsubscribeInput,
  type: Unsubscribed,
  failures: [InvalidInput],
  resolve: async (input, context) => ({ preference: await unsubscribe(context, input) }),
});
