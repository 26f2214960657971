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
export function languageOf(text: string): Language | undefined {
  const written = text.trim().toLowerCase().replaceAll("_", "-");
  const exact = byText.get(written);
  if (exact || !/^[a-z]{2,3}(?:-[a-z0-9]{2,8}){1,3}$/.test(written)) return exact;
  // The longest known beginning: zh-hant-tw is zh-Hant.
  const [language = "", next = ""] = written.split("-");
  return byText.get(`${language}-${next}`) ?? byText.get(language);
}
