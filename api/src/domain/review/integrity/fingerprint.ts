import { normalised } from "../../../inputs/index.ts";
import { words } from "../../text.ts";

/**
 * Maximum length of the normalised text that is read, so that authors cannot make it expensive: normalising turns one character
 * into up to 18, and some scripts have a word in each character.
 */
const maxCharacters = 10_000;
const maxWords = 2_000;
/** Consecutive words that form one feature: long enough that only set phrases agree by chance. */
const shingleLength = 3;
/** Minimum number of words: shorter texts agree without being copied ("Great product, easy to use."). */
const minWords = 20;
/**
 * 12 bands of 4 hashes: texts with similarity s share a band with probability 1 - (1 - s⁴)¹², that is 99.8 % at s = 0.8 and 0.1 %
 * at s = 0.1.
 */
const bandCount = 12;
const rowsPerBand = 4;

/** Scripts without spaces between words: each character counts as a word. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/gu;

/** The text of a review. Only letters and digits are compared, without case and marks. */
export interface ReviewText {
  title: string;
  content: string;
}

/** Hashes of the text's features (distinct sequences of three words). Empty for texts that are too short to compare. */
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

/** Similarity of two texts, 0 to 1: shared features among all features of both (Jaccard index). */
export function similarity(one: ReadonlySet<number>, other: ReadonlySet<number>): number {
  let shared = 0;
  for (const feature of one) if (other.has(feature)) shared++;
  return shared === 0 ? 0 : shared / (one.size + other.size - shared);
}

const seeds = Uint32Array.from({ length: bandCount * rowsPerBand }, (_, index) => mixed(index + 1));

/**
 * Bands of a text (MinHash with locality-sensitive hashing): similar texts very probably share one. They are stored, so they must
 * never change for the same features.
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
    // PostgreSQL's integers are signed.
    return rows.reduce((hash, row) => mixed(hash ^ row), mixed(band)) | 0;
  });
}

/** What near-duplicates of a text are found and compared by. */
export interface Fingerprint {
  features: ReadonlySet<number>;
  bands: number[];
}

/** The fingerprint of a text. */
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

/** Mixes the bits of a number (the finaliser of MurmurHash3). */
function mixed(value: number): number {
  let hash = value;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85eb_ca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2_ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
