import type { AuditAction as Action, AuditSubject as Subject } from "@assay/api/inputs";
import type { AuditAction, AuditSubject } from "~/relay/__generated__/AdminAuditPageQuery.graphql";

type EnumOf<Word> = Word extends Action ? AuditAction : AuditSubject;

/** The API's name of a word of the address: "review.hide" is REVIEW_HIDE. */
export function asEnum<Word extends Action | Subject>(word: Word): EnumOf<Word> {
  return word.toUpperCase().replaceAll(/[-.]/g, "_") as EnumOf<Word>;
}

/** The text with a capital first letter. */
export const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The name of a field as people read it: "isVerified" is "Is verified". */
export function fieldName(name: string): string {
  return sentence(name.replaceAll(/(?<=[a-z])(?=[A-Z])|_/g, " ").toLowerCase());
}

/** What a field held, as people read it. */
export function factText(fact: unknown): string {
  if (fact === null || fact === undefined || fact === "") return "–";
  if (typeof fact === "boolean") return fact ? "Yes" : "No";
  if (typeof fact === "string" || typeof fact === "number") return String(fact);
  if (Array.isArray(fact) && fact.every((each) => typeof each !== "object")) return fact.join(", ") || "–";
  return JSON.stringify(fact);
}
