import { typeOf } from "./wire-frames.ts";

interface Refusal {
  /** All of these are in the text, whose white space is single spaces. */
  with: RegExp[];
  /** And this is not. */
  without?: RegExp;
  sentence: string;
}

const otherEncoding =
  "The embedded database speaks UTF8 only and cannot convert other encodings: set client_encoding to UTF8.";

/**
 * Statements that a foreign client may not run, because they end PGlite, keep it from starting again, or take away what
 * belongs to all. Meant against accidents: who may connect can drop every table, and can hide a statement in a function.
 */
const refusals: readonly Refusal[] = [
  {
    with: [/\bcopy\b/i, /\bfrom stdin\b/i],
    sentence:
      "The embedded database cannot take rows by COPY FROM STDIN: use INSERT, or move to a PostgreSQL server.",
  },
  {
    with: [/\bcopy\b/i, /\b(?:from|to) program\b/i],
    sentence: "The embedded database cannot start programs: use COPY TO STDOUT.",
  },
  {
    with: [/\b(?:client_encoding["']? ?(?:=|,|to\b)|set names\b) ?["']?(?!utf-?8\b|unicode\b|default\b)\w/i],
    sentence: otherEncoding,
  },
  { with: [/\bcopy\b/i, /\bencoding ?["'](?!utf-?8\b|unicode\b)/i], sentence: otherEncoding },
  { with: [/\bconvert(?:_to|_from)? ?\(/i], without: /'utf-?8'/i, sentence: otherEncoding },
  {
    with: [/\b(?:discard|deallocate|prepare) all\b/i],
    sentence:
      "All clients of the embedded database share one session, which this would empty for the others too: connect again instead.",
  },
  {
    with: [/\balter system\b/i],
    sentence:
      "The embedded database takes no settings from a file, and a wrong one would keep it from starting.",
  },
  {
    with: [
      /\b(?:(?:idle_in_transaction_session|idle_session|transaction)_timeout["']? ?(?:=|,|to\b) ?["']?[1-9]|exit_on_error["']? ?(?:=|,|to\b) ?["']?(?:on|t|y|1))/i,
    ],
    sentence: "This setting would end the session, which all clients of the embedded database share.",
  },
];

/** Why a frame of a foreign client is not run, if it is not. */
export function refusalOf(frame: Buffer): string | undefined {
  if (!["Q", "P"].includes(typeOf(frame))) return undefined;
  const text = frame.toString("latin1", 5).replace(/\s+/g, " ");
  return refusals.find(
    (refusal) => refusal.with.every((pattern) => pattern.test(text)) && !refusal.without?.test(text),
  )?.sentence;
}
