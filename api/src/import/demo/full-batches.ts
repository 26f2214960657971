import { fullCatalogue } from "../../../../prisma/demo/full/catalogue.ts";
import { type Random, random } from "../../../../prisma/demo/random.ts";
import { lastDay } from "../../../../prisma/demo/reviews.ts";
import type { Batch } from "../load/load.ts";
import { type LoadedRow, Records } from "../load/records.ts";
import { type SetName, setNames } from "../load/sets.ts";
import { endingYesterday } from "./dates.ts";

/** The size of the generated directory: see countsAt of prisma/demo/full/scale.ts; it ends the day before `now`. */
export interface FullOptions {
  scale: number;
  now: Date;
}

/** Characters of JSON per batch: few enough to hold several in memory. */
const batchLength = 1_000_000;

/** The rows of the full demo directory; its users among them. */
function fullRows({ scale, now }: FullOptions): Iterable<LoadedRow> {
  // Vocabularies, which the generator's types leave wider, are checked by its test and the database.
  return endingYesterday(fullCatalogue(scale), lastDay, now) as Iterable<LoadedRow>;
}

/** The full demo directory as records of the tables, in the order in which they can be added. */
export function* fullBatches(options: FullOptions): Generator<Batch & { json: Uint8Array<ArrayBuffer> }> {
  const ids = random("ids");
  const records = new Records((createdAt) => idAt(Date.parse(createdAt), ids));
  const encoder = new TextEncoder();
  const waiting = new Map<SetName, string[]>(setNames.map((set) => [set, []]));
  let length = 0;
  // All sets at once: a listing's categories never go before the listing.
  const flush = function* () {
    for (const [set, texts] of waiting) {
      if (texts.length > 0) yield { set, json: encoder.encode(`[${texts.join(",")}]`) };
      texts.length = 0;
    }
    length = 0;
  };
  for (const row of fullRows(options)) {
    for (const { set, record } of records.of(row)) {
      const text = JSON.stringify(record);
      waiting.get(set)?.push(text);
      length += text.length;
    }
    if (length >= batchLength) yield* flush();
  }
  yield* flush();
}

/** A UUID of version 7 with the given time; the rest comes from the generator, so it is the same in every load. */
function idAt(time: number, { next }: Random): string {
  const hex = (bits: number) =>
    Math.floor(next() * 2 ** bits)
      .toString(16)
      .padStart(bits / 4, "0");
  const at = time.toString(16).padStart(12, "0");
  const variant = (8 + Math.floor(next() * 4)).toString(16);
  return `${at.slice(0, 8)}-${at.slice(8)}-7${hex(12)}-${variant}${hex(12)}-${hex(24)}${hex(24)}`;
}
