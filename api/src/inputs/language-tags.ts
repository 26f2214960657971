/** The primary subtag of a BCP 47 tag: "pt" of "pt-BR". Null for what is no tag, and for "und". */
export function primaryLanguage(tag: string): string | null {
  const [, primary] = /^([a-z]{2,3})(?:[-_][a-z0-9]{1,8}){0,8}$/i.exec(tag.trim()) ?? [];
  return primary && primary.toLowerCase() !== "und" ? primary.toLowerCase() : null;
}

/** Languages whose usual script runs from right to left. */
const rightToLeft = new Set(["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]);

/** The direction of a text in this language; "auto", by its first letter, where the language is not known or has both directions. */
export const directionOf = (language: string | null): "ltr" | "rtl" | "auto" =>
  language === null || language === "ku" ? "auto" : rightToLeft.has(language) ? "rtl" : "ltr";
