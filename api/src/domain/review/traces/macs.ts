import type { Keys } from "../../../auth/keys.ts";

/** How long a trace outlives the account that it comes from, in years; it ends sooner with the review. */
const keptYears = 3;

/** When traces of an account that is deleted now end. */
export function tracesEndAt(now: Date): Date {
  const end = new Date(now);
  end.setUTCFullYear(end.getUTCFullYear() + keptYears);
  return end;
}

/** The kind of a trace: the review's mailbox, its author's organisation, or the mailbox of a deleted hidden review. */
export type TraceKind = "mailbox" | "organisation" | "hidden-review";

/**
 * Keyed hashes of a mailbox or an organisation in hexadecimal: by the current key first, then by the previous one, for older
 * traces. Hashes differ per software, so they cannot be linked across software.
 */
export function macsOf(keys: Keys, traced: TraceKind, softwareId: string, text: string): string[] {
  // An id may have been typed in capitals.
  const signed = `${traced} ${softwareId.toLowerCase()} ${text}`;
  return keys.signAll("review-trace", signed).map((mac) => mac.toString("hex"));
}
