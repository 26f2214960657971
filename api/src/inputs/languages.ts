/** Languages of products: BCP 47 tags, English names, in the order of the names. */
export const languageNames = {
  af: "Afrikaans",
  sq: "Albanian",
  am: "Amharic",
  ar: "Arabic",
  hy: "Armenian",
  az: "Azerbaijani",
  eu: "Basque",
  be: "Belarusian",
  bn: "Bengali",
  bs: "Bosnian",
  bg: "Bulgarian",
  my: "Burmese",
  ca: "Catalan",
  zh: "Chinese",
  "zh-Hans": "Chinese (Simplified)",
  "zh-Hant": "Chinese (Traditional)",
  hr: "Croatian",
  cs: "Czech",
  da: "Danish",
  nl: "Dutch",
  en: "English",
  eo: "Esperanto",
  et: "Estonian",
  fil: "Filipino",
  fi: "Finnish",
  fr: "French",
  "fr-CA": "French (Canada)",
  gl: "Galician",
  ka: "Georgian",
  de: "German",
  el: "Greek",
  gu: "Gujarati",
  ha: "Hausa",
  he: "Hebrew",
  hi: "Hindi",
  hu: "Hungarian",
  is: "Icelandic",
  ig: "Igbo",
  id: "Indonesian",
  ga: "Irish",
  it: "Italian",
  ja: "Japanese",
  kn: "Kannada",
  kk: "Kazakh",
  km: "Khmer",
  ko: "Korean",
  ku: "Kurdish",
  ky: "Kyrgyz",
  lo: "Lao",
  lv: "Latvian",
  lt: "Lithuanian",
  lb: "Luxembourgish",
  mk: "Macedonian",
  ms: "Malay",
  ml: "Malayalam",
  mt: "Maltese",
  mr: "Marathi",
  mn: "Mongolian",
  ne: "Nepali",
  no: "Norwegian",
  or: "Odia",
  ps: "Pashto",
  fa: "Persian",
  pl: "Polish",
  pt: "Portuguese",
  "pt-BR": "Portuguese (Brazil)",
  pa: "Punjabi",
  ro: "Romanian",
  ru: "Russian",
  sr: "Serbian",
  si: "Sinhala",
  sk: "Slovak",
  sl: "Slovenian",
  so: "Somali",
  es: "Spanish",
  "es-419": "Spanish (Latin America)",
  sw: "Swahili",
  sv: "Swedish",
  tg: "Tajik",
  ta: "Tamil",
  te: "Telugu",
  th: "Thai",
  tr: "Turkish",
  tk: "Turkmen",
  uk: "Ukrainian",
  ur: "Urdu",
  uz: "Uzbek",
  vi: "Vietnamese",
  cy: "Welsh",
  xh: "Xhosa",
  yo: "Yoruba",
  zu: "Zulu",
} as const;
/** The BCP 47 tag of a known language. */
export type Language = keyof typeof languageNames;
/** All known languages, in the order of their English names. */
export const languages = Object.keys(languageNames) as Language[];

/** Tags that are other spellings of known ones. */
const sameLanguage: Readonly<Record<string, Language>> = {
  nb: "no",
  nn: "no",
  tl: "fil",
  iw: "he",
  in: "id",
  "zh-cn": "zh-Hans",
  "zh-sg": "zh-Hans",
  "zh-tw": "zh-Hant",
  "zh-hk": "zh-Hant",
  "zh-mo": "zh-Hant",
};
const byText = new Map<string, Language>([
  ...Object.entries(sameLanguage),
  ...languages.flatMap((tag): [string, Language][] => [
    [tag.toLowerCase(), tag],
    [languageNames[tag].toLowerCase(), tag],
  ]),
]);

/**
 * The language with this BCP 47 tag or English name, whatever its case; undefined if it is not known. A region or script that is not known
 * by itself is left out: en-US is en.
 */
export function knownLanguage(text: string): Language | undefined {
  const written = text.trim().toLowerCase().replaceAll("_", "-");
  const exact = byText.get(written);
  if (exact || !/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){1,3}$/.test(written)) return exact;
  // The longest known beginning: zh-hant-tw is zh-Hant.
  const [language = "", next = ""] = written.split("-");
  return byText.get(`${language}-${next}`) ?? byText.get(language);
}

/** The languages that are detected in reviews, and that the author of one can choose: primary subtags, in the order of the names. */
export const reviewLanguages: readonly Language[] = [
  "sq",
  "am",
  "ar",
  "hy",
  "az",
  "eu",
  "be",
  "bn",
  "bg",
  "ca",
  "zh",
  "hr",
  "cs",
  "da",
  "nl",
  "en",
  "et",
  "fil",
  "fi",
  "fr",
  "ka",
  "de",
  "el",
  "gu",
  "he",
  "hi",
  "hu",
  "is",
  "id",
  "it",
  "ja",
  "kn",
  "ko",
  "ku",
  "lo",
  "lv",
  "lt",
  "ms",
  "ml",
  "mr",
  "no",
  "or",
  "fa",
  "pl",
  "pt",
  "pa",
  "ro",
  "ru",
  "sr",
  "sk",
  "sl",
  "es",
  "sv",
  "ta",
  "te",
  "th",
  "tr",
  "uk",
  "ur",
  "vi",
  "yo",
];

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
