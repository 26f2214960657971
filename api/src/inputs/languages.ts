/** The languages that are detected in reviews, with their English names, by primary subtag of BCP 47. */
export const languageNames: Readonly<Record<string, string>> = {
  sq: "Albanian",
  am: "Amharic",
  ar: "Arabic",
  hy: "Armenian",
  az: "Azerbaijani",
  eu: "Basque",
  be: "Belarusian",
  bn: "Bengali",
  bg: "Bulgarian",
  ca: "Catalan",
  zh: "Chinese",
  hr: "Croatian",
  cs: "Czech",
  da: "Danish",
  nl: "Dutch",
  en: "English",
  et: "Estonian",
  tl: "Filipino",
  fi: "Finnish",
  fr: "French",
  ka: "Georgian",
  de: "German",
  el: "Greek",
  gu: "Gujarati",
  he: "Hebrew",
  hi: "Hindi",
  hu: "Hungarian",
  is: "Icelandic",
  id: "Indonesian",
  it: "Italian",
  ja: "Japanese",
  kn: "Kannada",
  ko: "Korean",
  ku: "Kurdish",
  lo: "Lao",
  lv: "Latvian",
  lt: "Lithuanian",
  ms: "Malay",
  ml: "Malayalam",
  mr: "Marathi",
  no: "Norwegian",
  or: "Odia",
  fa: "Persian",
  pl: "Polish",
  pt: "Portuguese",
  pa: "Punjabi",
  ro: "Romanian",
  ru: "Russian",
  sr: "Serbian",
  sk: "Slovak",
  sl: "Slovenian",
  es: "Spanish",
  sv: "Swedish",
  ta: "Tamil",
  te: "Telugu",
  th: "Thai",
  tr: "Turkish",
  uk: "Ukrainian",
  ur: "Urdu",
  vi: "Vietnamese",
  yo: "Yoruba",
};

/** Their subtags, which the author of a review can choose. */
export const languages = /* @__PURE__ */ Object.keys(languageNames);

/** Languages whose usual script runs from right to left. */
const rightToLeft = new Set(["ar", "ckb", "dv", "fa", "he", "ps", "sd", "ug", "ur", "yi"]);

/** The direction of a text in this language; "auto", by its first letter, where the language is not known or has both directions. */
export const directionOf = (language: string | null): "ltr" | "rtl" | "auto" =>
  language === null || language === "ku" ? "auto" : rightToLeft.has(language) ? "rtl" : "ltr";

/** The primary subtag of a BCP 47 tag: "pt" of "pt-BR". Null for what is no tag, and for "und". */
export function primaryLanguage(tag: string): string | null {
  const [, primary] = /^([a-z]{2,3})(?:[-_][a-z0-9]{1,8}){0,8}$/i.exec(tag.trim()) ?? [];
  return primary && primary.toLowerCase() !== "und" ? primary.toLowerCase() : null;
}
