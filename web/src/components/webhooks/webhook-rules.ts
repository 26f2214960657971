import { companyWebhookInput, publicWebhookInput, type WebhookEvent } from "@assay/api/inputs";
import type { FieldProblems, Rules, Values } from "~/ui/form/problems";
import { companyEventMeanings, eventEnumOf, publicEventMeanings } from "./webhook-words";

/** Whose a webhook is. */
export type WebhookKind = "company" | "user";

/** The prefix of the checkboxes' names, so that they are rows of `events`. */
export const eventField = (event: string): string => `events.${event}`;

/** What the form of a webhook holds, as the mutations take it. The filter's company is as typed. */
export interface WebhookFormInput {
  readonly url: string;
  readonly description: string | null;
  readonly events: readonly ReturnType<typeof eventEnumOf>[];
  readonly categoryId: string | null;
  readonly company: string;
}

const rulesOf = {
  company: { input: companyWebhookInput, events: Object.keys(companyEventMeanings) },
  user: { input: publicWebhookInput, events: Object.keys(publicEventMeanings) },
} as const;

/** The validation rules of a webhook for the form's values: a checkbox per event. */
export function webhookRules(kind: WebhookKind): Rules<WebhookFormInput> {
  const { input, events } = rulesOf[kind];
  return {
    safeParse(given) {
      const values = given as Values;
      const read = input.safeParse({
        url: values["url"],
        description: values["description"],
        events: events.filter((event) => values[eventField(event)] === "on"),
        categoryId: values["categoryId"] || null,
      });
      if (!read.success) return read;
      const { url, description, categoryId } = read.data;
      const company = values["company"]?.trim() ?? "";
      return {
        success: true,
        data: {
          url,
          description,
          categoryId,
          company,
          events: read.data.events.map((event) => eventEnumOf(event as WebhookEvent)),
        },
      };
    },
  };
}

/** Problems of a webhook's form in words for people: that no event is chosen. */
export function checkEvents(values: Values): FieldProblems {
  const isChosen = Object.keys(values).some((name) => name.startsWith(eventField("")));
  return isChosen ? {} : { events: "Choose at least one event" };
}
