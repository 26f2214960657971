import { type Fingerprint, similarity } from "../review/integrity/fingerprint.ts";

/** Minimum similarity (Jaccard index of three-word sequences) of a copy. */
const copySimilarity = 0.8;
/** Maximum number of earlier texts that a text is compared with, and that are kept for a band. */
const maxCompared = 20;

/** A text in the order of writing. */
export interface WrittenText {
  id: string;
  fingerprint: Fingerprint;
}

/**
 * IDs of texts that are nearly the same as an earlier one (MinHash bands find candidates, the Jaccard index decides). Linear in the
 * number of texts: each is compared with at most 20 others. A chain of copies counts, because copies are kept as candidates.
 */
export function copiesAmong(texts: Iterable<WrittenText>): Set<string> {
  const byBand = new Map<number, Fingerprint[]>();
  const copies = new Set<string>();
  for (const { id, fingerprint } of texts) {
    const candidates = new Set<Fingerprint>();
    for (const band of fingerprint.bands) {
      const earlier = byBand.get(band) ?? [];
      for (const other of earlier) if (candidates.size < maxCompared) candidates.add(other);
      if (earlier.length < maxCompared) byBand.set(band, [...earlier, fingerprint]);
    }
    for (const other of candidates)
      if (similarity(fingerprint.features, other.features) >= copySimilarity) {
        copies.add(id);
        break;
      }
  }
  return copies;
}
