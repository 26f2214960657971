import { agentLimits } from "../../inputs/index.ts";

const { answerCharacters } = agentLimits;

/** A tool's answer. What users and vendors wrote is under keys named `quoted`, with its author under `by`. */
export type Answer = Record<string, unknown>;

/** Invisible characters, which may hide or reorder words; joiners are looked at by themselves. */
const invisible = /(?![\n\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}]/gu;

/** Joiners, but for a single one between letters or emoji, which some scripts need. */
const strayJoiner =
  /(?<![\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{M}\p{Extended_Pictographic}])/gu;

const visible = (text: string): string =>
  text
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, "\n")
    .replace(/[\t\v\f]/g, " ")
    .replace(invisible, "")
    .replace(strayJoiner, "");

const onOneLine = (text: string): string => text.replace(/\s+/g, " ").trim();

/**
 * The answer without invisible characters. Only quotations keep their line breaks: a name with line breaks could pass for other
 * fields of the text.
 */
export function sanitized<Value>(value: Value, isQuoted = false): Value {
  return clean(value, isQuoted) as Value;
}

function clean(value: unknown, isQuoted: boolean): unknown {
  if (typeof value === "string") return isQuoted ? visible(value).trim() : onOneLine(visible(value));
  if (Array.isArray(value)) return value.map((one) => clean(one, isQuoted));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => [key, clean(one, isQuoted || key === "quoted")]),
  );
}

/**
 * The answer within the limit of characters. Entries are removed from the ends of its longest lists, which are changed in place; `omitted` is
 * their number. `lists` gives the lists that may be shortened.
 */
export function fitted<Value extends Answer>(
  answer: Value,
  lists: (answer: Value) => unknown[][],
): Value & { omitted: number } {
  const fitting = { ...answer, omitted: 0 };
  while (JSON.stringify(fitting).length > answerCharacters || asText(fitting).length > answerCharacters) {
    const [longest] = lists(fitting).toSorted((a, b) => sizeOf(b) - sizeOf(a));
    if (!longest || longest.length === 0) break;
    longest.pop();
    fitting.omitted += 1;
  }
  return fitting;
}

const sizeOf = (list: unknown[]): number => JSON.stringify(list).length;

/**
 * The answer as text, one field per line. Each line of a quotation begins with ">", so that nothing in it can pass for a field of the
 * answer.
 */
export function asText(answer: Answer): string {
  return fieldLines(answer, "").join("\n");
}

function fieldLines(fields: object, indent: string): string[] {
  return Object.entries(fields).flatMap(([key, value]) => {
    if (value === null || value === undefined || (Array.isArray(value) && value.length === 0)) return [];
    if (key === "quoted") return quotationLines(value, indent);
    if (typeof value !== "object") return [`${indent}${key}: ${value}`];
    if (!Array.isArray(value)) return [`${indent}${key}:`, ...fieldLines(value, `${indent}  `)];
    if (value.every((one) => typeof one !== "object")) return [`${indent}${key}: ${value.join(", ")}`];
    return [
      `${indent}${key}:`,
      ...value.flatMap((one) => bulleted(fieldLines(one, `${indent}    `), indent)),
    ];
  });
}

const bulleted = ([first = "", ...others]: string[], indent: string): string[] => [
  `${indent}  - ${first.slice(indent.length + 4)}`,
  ...others,
];

function quotationLines({ by, ...texts }: Record<string, unknown>, indent: string): string[] {
  const lines = Object.entries(texts).flatMap(([key, text]) => {
    if (text === null || (Array.isArray(text) && text.length === 0)) return [];
    const each = Array.isArray(text) ? text.map((one) => `- ${one}`) : [text];
    return [`${key}:`, ...each.flatMap((one) => String(one).split("\n"))];
  });
  if (lines.length === 0) return [];
  return [`${indent}quoted from ${by}:`, ...lines.map((line) => `${indent}> ${line}`)];
}
