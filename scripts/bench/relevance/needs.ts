import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A need as a visitor types it, and the listings that a sensible person expects, by slug. */
export interface Need {
  catalog: "demo" | "self-hosted";
  need: string;
  expected: readonly string[];
  /** Never looked at while weights or synonyms are chosen: only for the final figure. */
  heldOut?: boolean;
}

/** All needs with their expected listings. */
export function readNeeds(): Need[] {
  const text = readFileSync(join(import.meta.dirname, "needs.jsonl"), "utf8");
  return text
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Need);
}
