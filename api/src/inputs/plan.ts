import { z } from "zod";
import { defaultCurrency, isCurrency } from "./currencies.ts";
import { features, orEmpty } from "./facts.ts";
import { flag, orNull, word } from "./fields.ts";
import { limits } from "./limits.ts";
import { requiredText, tidy } from "./text.ts";
import { billingPeriods, planUnits } from "./vocabulary.ts";

/** An ISO 4217 code, in capitals or not; the message names the field as forms or as files do. */
export const currency = (name: string) =>
  z
    .string({ error: `${name} must be an ISO 4217 code such as USD` })
    .transform((code) => code.trim().toUpperCase())
    .refine(isCurrency, { error: `${name} must be an ISO 4217 code such as USD` });

const wrongPrice = { error: "Price must be an amount such as 29.00, or blank when it is on request" };
/** An amount as people write it: with the sign before it, a comma between thousands, or both. */
const grouped = /^\$?\s*(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$/;
/** An amount as the database holds it, twelve digits with two after the point; null is on request. */
const price = z
  .union([z.string(), z.number().transform(String)], wrongPrice)
  .transform((text) => tidy(text).replace(grouped, (amount) => amount.replace(/[$,\s]/g, "")))
  .refine((text) => text === "" || /^\d{1,10}(\.\d{1,2})?$/.test(text), wrongPrice)
  .transform((text) => text || null);

const wrongMinimum = {
  error: `Minimum number of people must be a whole number from 1 to ${limits.minimumPeople.toLocaleString("en")}`,
};
/** A number of people; a form sends it as text, blank where there is no minimum. */
const minimumPeople = z
  .union([z.string(), z.number().transform(String)], wrongMinimum)
  .transform(tidy)
  .refine(
    (text) => text === "" || (/^[1-9]\d{0,6}$/.test(text) && Number(text) <= limits.minimumPeople),
    wrongMinimum,
  )
  .transform((text) => (text === "" ? null : Number(text)));

const plan = z.object({
  name: requiredText({ name: "Plan name", max: limits.thingName }),
  price: orNull(price),
  currency: currency("Currency")
    .nullish()
    .transform((code) => code ?? defaultCurrency),
  billingPeriod: word("Billing period", billingPeriods)
    .nullish()
    .transform((period) => period ?? "month"),
  unit: orNull(word("Unit", planUnits)),
  minimumPeople: orNull(minimumPeople),
  features: orEmpty(features.nullish()),
  isPopular: flag("Popular")
    .nullish()
    .transform((isPopular) => isPopular ?? false),
});
export type PlanInput = z.output<typeof plan>;

/** The whole list of plans. */
export const plans = z
  .array(plan, { error: "Plans must be a list" })
  .max(limits.plans, { error: `Plans must be at most ${limits.plans}` })
  .superRefine((all, { addIssue }) => {
    const popular = all.findIndex(({ isPopular }) => isPopular);
    for (const [index, one] of all.entries()) {
      const named = one.name.toLowerCase();
      if (all.findIndex((other) => other.name.toLowerCase() === named) < index)
        addIssue({ code: "custom", path: [index, "name"], message: "Each plan needs a unique name" });
      if (one.isPopular && index > popular)
        addIssue({ code: "custom", path: [index, "isPopular"], message: "Only one plan can be popular" });
      if (one.minimumPeople !== null && one.unit !== "person")
        addIssue({
          code: "custom",
          path: [index, "minimumPeople"],
          message: "Only a price per person has a minimum number of people",
        });
    }
  });
