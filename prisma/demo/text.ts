import type { Random } from "./random.ts";

export const slugOf = (name: string) =>
  name
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

export const parts = (line: string, separator: string) =>
  line
    .split(separator)
    .map((part) => part.trim())
    .filter(Boolean);

/** Fills {name} variables, then makes every {one|another} choice, innermost first. */
export function spin(text: string, rng: Random, variables: Record<string, string> = {}): string {
  let spun = text.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (variables[name] === undefined) throw new Error(`Unknown {${name}} in "${text}"`);
    return variables[name];
  });
  while (/\{[^{}]*\}/.test(spun))
    spun = spun.replace(/\{([^{}]*)\}/g, (_, body: string) => rng.pick(body.split("|")));
  return spun.replace(/\s+/g, " ").trim();
}

/** Sentences as a reader sees them; good enough for counting repeats. */
export const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?…])\s+|\n+/)
    .map((sentence) => sentence.trim())
    .filter(Boolean);

export const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const safeToLower =
  /^(The|It|There|We|You|They|My|Our|Your|A|An|Its|Nobody|Every|Everything|One|Some|Most|Two|Three|Half|What|When|If|On|In|For|Once|After)\b(?!')/;

/** Puts a lead such as "That said, " before a sentence, or leaves the sentence alone where its first word must keep its capital. */
export const lead = (before: string, sentence: string) =>
  safeToLower.test(sentence) ? before + sentence.charAt(0).toLowerCase() + sentence.slice(1) : sentence;

const names = /^(English|German|Polish|Mac|Friday|Monday|Sunday|Saturday|December|Easter)\b/;

/** Lowers the first letter of a phrase unless it is a name, an abbreviation or "I". */
export const lower = (phrase: string) =>
  names.test(phrase) || /^(I\b|I'|[A-Z][^a-z\s]|[A-Z]\w*[A-Z])/.test(phrase)
    ? phrase
    : phrase.charAt(0).toLowerCase() + phrase.slice(1);
