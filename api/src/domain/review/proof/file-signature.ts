import type { ProofFormat } from "../../../inputs/index.ts";

/** The first bytes of accepted files, whatever their name or content type, and what they are stored as. */
const signatures: readonly (readonly [format: ProofFormat, matches: (head: string) => boolean])[] = [
  ["webp", (head) => head.startsWith("\x89PNG\r\n\x1a\n")],
  ["webp", (head) => head.startsWith("\xff\xd8\xff")],
  ["webp", (head) => /^RIFF.{4}WEBPVP8/s.test(head)],
  // At the very beginning: readers find it later too, behind what makes the file something else.
  ["pdf", (head) => /^%PDF-[12]\.\d[\r\n\s]/.test(head)],
];

/** The format in which a file is stored as a proof, by its first bytes; null if it is none. */
export function proofFormat(bytes: Buffer): ProofFormat | null {
  const head = bytes.toString("latin1", 0, 64);
  return signatures.find(([, matches]) => matches(head))?.[0] ?? null;
}
