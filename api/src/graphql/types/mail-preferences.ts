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
  description: "The setting of one kind of e-mail notification.",
  fields: (t) => ({
    kind: t.expose("kind", { type: OptionalMailEnum, description: "The kind of notification." }),
    isOn: t.exposeBoolean("isOn", { description: "True if the notification is sent (default true)." }),
  }),
});

builder.prismaObjectFields("User", (t) => ({
  mailPreferences: t.field({
    type: [MailPreferenceType],
    description: "The user's notification settings, one for each kind.",
    resolve: ({ id }, _args, context) => mailPreferences(context, id),
  }),
}));

builder.queryField("unsubscribeLink", (t) =>
  t.field({
    type: MailPreferenceType,
    nullable: true,
    description: "The notification that an unsubscribe link is for; null if the link is not valid.",
    args: {
      token: t.arg.string({ required: true, description: "Token from the link. Valid for one year." }),
    },
    resolve: (_root, { token }, context) => linkedPreference(context, token),
  }),
);

const SetMailPreferenceInput = builder.inputType("SetMailPreferenceInput", {
  description: "A notification setting.",
  fields: (t) => ({
    kind: t.field({ type: OptionalMailEnum, required: true, description: "The kind of notification." }),
    isOn: t.boolean({ required: true, description: "True to receive the notification." }),
  }),
});

const UnsubscribeInput = builder.inputType("UnsubscribeInput", {
  description: "The token of an unsubscribe link.",
  fields: (t) => ({
    token: t.string({
      required: true,
      description: "Token from the link. Valid for one year, any number of times.",
    }),
  }),
});

const Unsubscribed = builder.objectRef<{ preference: MailPreference }>("Unsubscribed").implement({
  description: "The notification that was switched off.",
  fields: (t) => ({
    preference: t.expose("preference", {
      type: MailPreferenceType,
      description: "The setting after the change.",
    }),
  }),
});

mutation("setMailPreference", {
  description: "Switches one kind of e-mail notification on or off for the viewer.",
  result: "the viewer's account",
  permission: "account.manage",
  input: SetMailPreferenceInput,
  type: AccountChanged,
  failures: [InvalidInput],
  resolve: async (input, context) => ({ userId: await setMailPreference(context, input) }),
});

mutation("unsubscribe", {
  description: "Switches off the notification that an unsubscribe link is for. No sign-in is needed.",
  result: "the notification setting",
  permission: "mail.unsubscribe",
  input: UnsubscribeInput,
  type: Unsubscribed,
  failures: [InvalidInput],
  resolve: async (input, context) => ({ preference: await unsubscribe(context, input) }),
});
