import { z } from "zod";
import { word } from "./fields.ts";
import { requiredText } from "./text.ts";
import { optionalMails } from "./vocabulary.ts";

/** Whether one gets a kind of mails that one may do without. */
export const mailPreferenceInput = z.object({
  kind: word("Kind", optionalMails),
  isOn: z.boolean({ error: "On or off must be true or false" }),
});
export type MailPreferenceInput = z.output<typeof mailPreferenceInput>;

/** The token of an unsubscribe link. */
export const unsubscribeInput = z.object({ token: requiredText({ name: "Token", max: 200 }) });
