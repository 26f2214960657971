import { z } from "zod";
import { emailInput } from "./account.ts";
import { word } from "./fields.ts";
import { fastestForm } from "./lead.ts";
import { limits } from "./limits.ts";
import { requiredText } from "./text.ts";
import { contactTopics } from "./vocabulary.ts";

/** A message of a visitor to the people who run the site. */
export const contactInput = z.object({
  name: requiredText({ name: "Name", max: limits.personName }),
  email: emailInput.shape.email,
  topic: word("Topic", contactTopics),
  message: requiredText({ name: "Message", max: limits.message }),
  // For programs alone, which fill in whatever they find: people do not see it.
  website: z.string().nullish(),
  formOpenMilliseconds: z.int().nullish(),
});
export type ContactInput = z.output<typeof contactInput>;

/** True if the hidden field is filled in, or the form was sent faster than a person can. */
export const looksAutomated = ({ website, formOpenMilliseconds }: ContactInput): boolean =>
  Boolean(website) || (formOpenMilliseconds != null && formOpenMilliseconds < fastestForm);
