import { type Language, reviewLanguages } from "../../../inputs/index.ts";

/** The text of a review that tells its language. */
export interface WrittenText {
  title: string;
  content: string;
}

/** Tells the language of a text: the primary subtag of BCP 47, or null if that is uncertain. */
export type LanguageDetector = (text: WrittenText) => string | null;

/** Characters that are read: the rest of a long text would not change the answer. */
const maxCharacters = 2_000;
/** Letters below which answers are often wrong: a word in Latin letters occurs in many languages. */
const minLetters = 16;
const minOtherLetters = 6;

/** What it calls otherwise. Malay is too similar to Indonesian for it, which has ten times as many writers. */
const otherNames: Readonly<Record<string, Language>> = { ms: "id", tl: "fil" };

/**
 * The detector. Its tables take some 30 MB of memory, so that they are loaded by processes that detect something, when they first do: call it
 * before a transaction.
 */
export async function loadLanguageDetector(): Promise<LanguageDetector> {
  const { eld } = await import("eld/extrasmall");
  return ({ title, content }) => {
    const text = `${title}\n${content}`.slice(0, maxCharacters);
    const letters = text.match(/\p{L}/gu)?.length ?? 0;
    const others = text.match(/[^\P{L}\p{Script=Latin}]/gu)?.length ?? 0;
    if (letters < minLetters && others < minOtherLetters) return null;
    const found = eld.detect(text);
    if (!found.isReliable()) return null;
    const language = otherNames[found.language] ?? found.language;
    return reviewLanguages.find((one) => one === language) ?? null;
  };
}

/** What is stored of a review's language. */
export interface StoredLanguage {
  language: string | null;
  languageBy: "author" | "catalog" | "detected";
}

/** The language of a new text: as its author says, else as it is detected. */
export function storedLanguage(
  text: WrittenText,
  stated: string | null,
  detect: LanguageDetector,
): StoredLanguage {
  return stated === null
    ? { language: detect(text), languageBy: "detected" }
    : { language: stated, languageBy: "author" };
}
