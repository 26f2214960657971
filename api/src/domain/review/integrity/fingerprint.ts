import { normalised } from "../../../inputs/index.ts";
import { words } from "../../text.ts";

/**
 * So much of a text is looked at, once it is normalised, which makes up to 18 characters of one: what a text costs must not
 * be for its author to choose. Some scripts have a word in each character.
 */
const maxCharacters = 10_000;
const maxWords = 2_000;
/** Words in a row that count as one feature: so many are said alike by chance only in set phrases. */
const shingleLength = 3;
/** Shorter texts are alike without being copied: "Great product, easy to use." */
const minWords = 20;
/**
 * 12 bands of 4 hashes: of texts with 80 in 100 features in common 998 in 1000 share a band, of those with 10 in 100 one in
 * a thousand does (1 - (1 - s⁴)¹²).
 */
const bandCount = 12;
const rowsPerBand = 4;

/** Scripts that put no space between words: each character counts as one. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** What a review's text says, as near-duplicates are looked for: letters and digits, without case and marks. */
export interface ReviewText {
  title: string;
  content: string;
}

/** The text's features as numbers: each row of three words once. Empty for a text that is too short to be told apart. */
export function featuresOf({ title, content }: ReviewText): Set<number> {
  const text = normalised(`${title} ${content}`, "NFKD").slice(0, maxCharacters);
  const all = words(text)
    .flatMap((word) =>
      word
        .replace(unspaced, " $& ")
        .split(" ")
        .filter((each) => each !== ""),
    )
    .slice(0, maxWords);
  const features = new Set<number>();
  if (all.length < minWords) return features;
  for (let end = shingleLength; end <= all.length; end++)
    features.add(hashOf(all.slice(end - shingleLength, end).join(" ")));
  return features;
}

/** How much two texts have in common, 0 to 1: shared features among all that either has (Jaccard). */
export function similarity(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let shared = 0;
  for (const feature of one) if (other.has(feature)) shared++;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

const seeds = Uint32Array.from({ length: bandCount * rowsPerBand }, (_, index) => mixed(index + 1));

/**
 * The bands that a text is found by (MinHash with locality-sensitive hashing): texts that are alike very probably share one.
 * The same for the same features, always: they are stored.
 */
export function bandsOf(features: ReadonlySet<number>): number[] {
  if (features.size === 0) return [];
  const least = new Uint32Array(seeds.length).fill(0xffff_ffff);
  for (const feature of features)
    for (let row = 0; row < seeds.length; row++) {
      const hash = mixed(feature ^ (seeds[row] ?? 0));
      if (hash < (least[row] ?? 0)) least[row] = hash;
    }
  return Array.from({ length: bandCount }, (_, band) => {
    const rows = least.subarray(band * rowsPerBand, (band + 1) * rowsPerBand);
    // As PostgreSQL's integers are: signed.
    return rows.reduce((hash, row) => mixed(hash ^ row), mixed(band)) | 0;
  });
}

/** What a text is found and compared by. */
export interface Fingerprint {
  features: ReadonlySet<number>;
  bands: number[];
}

/** Both of a text. */
export function fingerprintOf(text: ReviewText): Fingerprint {
  const features = featuresOf(text);
  return { features, bands: bandsOf(features) };
}

/** FNV-1a over UTF-16 units. */
function hashOf(text: string): number {
  let hash = 0x811c_9dc5;
  for (let index = 0; index < text.length; index++)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x0100_0193);
  return hash >>> 0;
}

/** A number scattered over 32 bits (the finaliser of MurmurHash3). */
function mixed(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
