import { type ApiTokenInput, apiTokenDays, apiTokenInput } from "@assay/api/inputs";
import { scopeDescriptions } from "~/components/tokens/scopes";
import type { Rules } from "~/ui/form/problems";
import type { SelectOption } from "~/ui/Select";

const never = "never";

/** The possible lifetimes of a token. */
export const expiryOptions: readonly SelectOption[] = [
  ...apiTokenDays.map((days) => ({ value: String(days), label: `After ${days} days` })),
  { value: never, label: "Never" },
];

/** The input of a new token, with its company; null for a personal one. */
export type NewTokenInput = ApiTokenInput & { readonly company: string | null };

/** The validation rules of a new token for the form's values: a checkbox per scope, and words for no expiry and for a personal token. */
export const tokenRules: Rules<NewTokenInput> = {
  safeParse(given) {
    const values = given as Readonly<Record<string, string>>;
    const ticked = Object.keys(scopeDescriptions).filter((scope) => values[scope] === "on");
    const days = values["expiresInDays"];
    const read = apiTokenInput.safeParse({
      name: values["name"],
      // Every token may read public data.
      scopes: ["read:directory", ...ticked],
      expiresInDays: days === never ? null : Number(days),
    });
    return read.success
      ? { success: true, data: { ...read.data, company: values["company"] || null } }
      : read;
  },
};
