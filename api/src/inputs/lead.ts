import { z } from "zod";
import { emailInput } from "./account.ts";
import { word } from "./fields.ts";
import { limits } from "./limits.ts";
import { changedText, optionalText, requiredText } from "./text.ts";
import { leadKinds, leadStatuses } from "./vocabulary.ts";

/** Who fills the form in faster than this, in milliseconds, is hardly a person. */
export const fastestForm = 1_000;

/** A buyer's request to a vendor. The message is optional for demos and appointments. */
export const leadInput = z
  .object({
    kind: word("Request", leadKinds),
    name: requiredText({ name: "Name", max: limits.personName }),
    email: emailInput.shape.email,
    companyName: optionalText({ name: "Company", max: limits.thingName }),
    message: optionalText({ name: "Message", max: limits.message }),
    consent: z.literal(true, {
      error: "Please agree to share these details, so that you can get a reply",
    }),
    // For programs alone, which fill in whatever they find: people do not see it.
    topic: z.string().nullish(),
    formOpenMilliseconds: z.int().nullish(),
  })
  .refine(({ kind, message }) => message !== null || kind === "demo" || kind === "schedule", {
    path: ["message"],
    error: "Message is required",
  });
export type LeadInput = z.output<typeof leadInput>;

/** A vendor's changes to a lead: omitted fields are unchanged, null or blank clears the notes. */
export const leadChange = z
  .object({
    status: word("Status", leadStatuses),
    notes: changedText({ name: "Notes", max: limits.message }),
  })
  .partial();
