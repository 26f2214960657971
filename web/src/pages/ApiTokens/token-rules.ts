import { type ApiTokenInput, apiTokenDays, apiTokenInput } from "@assay/api/inputs";
import { scopeDescriptions } from "~/components/tokens/scopes";
import type { Rules } from "~/ui/form/problems";
import type { SelectOption } from "~/ui/Select";

const never = "never";

/** After how long a token can end. */
export const expiryOptions: readonly SelectOption[] = [
  ...apiTokenDays.map((days) => ({ value: String(days), label: `After ${days} days` })),
  { value: never, label: "Never" },
];

/** The input of a new token, with the company that it is of; null for one's own. */
export type NewTokenInput = ApiTokenInput & { readonly company: string | null };

/** The rules of a new token for what the form holds: a tick a scope, and words for never and for oneself. */
export const tokenRules: Rules<NewTokenInput> = {
  safeParse(given) {
    const values = given as Readonly<Record<string, string>>;
    const ticked = Object.keys(scopeDescriptions).filter((scope) => values[scope] === "on");
    const days = values["expiresInDays"];
    const read = apiTokenInput.safeParse({
      name: values["name"],
      // Every token may read what anyone reads.
      scopes: ["read:directory", ...ticked],
      expiresInDays: days === never ? null : Number(days),
    });
    return read.success
      ? { success: true, data: { ...read.data, company: values["company"] || null } }
      : read;
  },
};
