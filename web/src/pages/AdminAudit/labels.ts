import type { AuditAction as Action, AuditSubject as Subject } from "@assay/api/inputs";
import type { AuditAction, AuditSubject } from "~/relay/__generated__/AdminAuditPageQuery.graphql";

type EnumOf<Word> = Word extends Action ? AuditAction : AuditSubject;

/** The GraphQL enum value of a search param's word: "review.hide" is REVIEW_HIDE. */
export function asEnum<Word extends Action | Subject>(word: Word): EnumOf<Word> {
  return word.toUpperCase().replaceAll(/[-.]/g, "_") as EnumOf<Word>;
}

/** The text with a capital first letter. */
export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The label of a field: "isVerified" is "Is verified". */
export function fieldName(name: string): string {
  return sentence(name.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, " ").toLowerCase());
}

/** A field's value as text. */
export function factText(fact: unknown): string {
  if (fact === null || fact === undefined || fact === "") return "–";
  if (typeof fact === "boolean") return fact ? "Yes" : "No";
  if (typeof fact === "string" || typeof fact === "number") return String(fact);
  if (Array.isArray(fact) && fact.every((each) => typeof each !== "object")) return fact.join(", ") || "–";
  return JSON.stringify(fact);
}
