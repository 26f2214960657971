import { type Language, languageNames, platforms, supportKinds } from "@assay/api/inputs";
import { wordOf } from "~/relay/enum-words";
import type { Values } from "~/ui/form/problems";

/** The facts of a listing that buyers compare, as the API returns them. */
export interface StoredFacts {
  readonly platforms: readonly string[];
  readonly hasFreeTrial: boolean | null | undefined;
  readonly languages: readonly string[];
  readonly supportKinds: readonly string[];
  readonly integrations: readonly string[];
  readonly licenses: readonly string[];
}

/** Their values in the form. Languages are named. */
export function factValuesOf(facts: StoredFacts): Values {
  const ticks = (name: string, enumValues: readonly string[]) =>
    Object.fromEntries(enumValues.map((one) => [`${name}.${wordOf(one)}`, "on"]));
  return {
    ...ticks("platforms", facts.platforms),
    hasFreeTrial: facts.hasFreeTrial == null ? "" : facts.hasFreeTrial ? "yes" : "no",
    languages: facts.languages.map((tag) => languageNames[tag as Language] ?? tag).join("\n"),
    ...ticks("supportKinds", facts.supportKinds),
    integrations: facts.integrations.join("\n"),
    licenses: facts.licenses.join("\n"),
  };
}

/** The lists that are ticked in the form, by the names of the fields. */
const tickLists = { platforms, supportKinds };

/** The form's values with one line a tick, so that a list can be compared and told as one value. */
export function withTickLists(values: Values): Values {
  return {
    ...Object.fromEntries(
      Object.entries(values).filter(
        ([name]) => !Object.keys(tickLists).some((list) => name.startsWith(`${list}.`)),
      ),
    ),
    ...Object.fromEntries(
      Object.entries(tickLists).map(([name, words]) => [
        name,
        words.filter((word) => values[`${name}.${word}`] === "on").join("\n"),
      ]),
    ),
  };
}

/** Their input of the rules, as far as the form has it. */
export function factInputOf(values: Values): Readonly<Record<string, unknown>> {
  const ticked = (name: string, words: readonly string[]) =>
    words.filter((word) => values[`${name}.${word}`] === "on");
  const trial = values["hasFreeTrial"];
  return {
    platforms: ticked("platforms", platforms),
    hasFreeTrial: trial ? trial === "yes" : null,
    languages: values["languages"],
    supportKinds: ticked("supportKinds", supportKinds),
    integrations: values["integrations"],
    licenses: values["licenses"],
  };
}
