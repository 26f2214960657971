import type { PictureProblem } from "../../inputs/index.ts";

/** Signatures in the first bytes of accepted files, whatever their name or content type. */
const signatures: readonly ((head: Buffer) => boolean)[] = [
  (head) => head.subarray(0, 8).equals(Buffer.from("\x89PNG\r\n\x1a\n", "latin1")),
  (head) => head.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff])),
  (head) => /^GIF8[79]a/.test(head.toString("latin1", 0, 6)),
  (head) => /^RIFF.{4}WEBPVP8/s.test(head.toString("latin1", 0, 15)),
  // AVIF as the brand, or among the compatible brands.
  (head) => /^.{4}ftyp.*avi[fs]/s.test(head.toString("latin1", 0, 64)),
];

/** The reason why a file is not an accepted picture, by its first bytes; null if it may be one. */
export function pictureProblem(bytes: Buffer): PictureProblem | null {
  if (bytes.length === 0) return "empty";
  if (signatures.some((matches) => matches(bytes.subarray(0, 64)))) return null;
  return /<svg[\s>]/i.test(bytes.toString("latin1", 0, 4_096)) ? "vector" : "type";
}
