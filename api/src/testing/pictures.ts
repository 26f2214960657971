import { createHash } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp, { type Create, type Sharp } from "sharp";
import { createConverter } from "../pictures/convert.ts";

/** A converter that waits for a conversion beside much other work, too: its process yields to all others. */
export const patientConverter = () => createConverter({ milliseconds: 600_000 });

/** A picture of one colour, or of noise, to be written in any format. */
export const plain = (width: number, height: number, more: Partial<Create> = {}): Sharp =>
  sharp({ create: { width, height, channels: 3, background: "#2a6", ...more } });

/** One of noise, which does not compress, so that it has as many bytes as a photograph. */
export const noisy = (width: number, height: number): Sharp =>
  plain(width, height, { noise: { type: "gaussian", mean: 128, sigma: 30 } });

/** A chunk of a PNG with its length and its checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A PNG whose header claims this size, 8 bits grey by default; its pixels, if any, are zeros. */
export function pngOf(
  width: number,
  height: number,
  extra: readonly Buffer[] = [],
  rows = height,
  { bits = 8, colours = 0 } = {},
): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = bits;
  header[9] = colours;
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    ...extra,
    pngChunk("IDAT", deflateSync(Buffer.alloc(rows * (width + 1)))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A GIF of one pixel that shows `frames` pictures one after the other. */
export function gifOf(frames: number, comment = ""): Buffer {
  const head = Buffer.from("474946383961010001008000002aaa66ffffff", "hex");
  const frame = Buffer.from("21f90400010000002c00000000010001000002024401" + "00", "hex");
  const comments = comment
    ? Buffer.concat([Buffer.from([0x21, 0xfe, comment.length]), Buffer.from(comment), Buffer.from([0])])
    : Buffer.alloc(0);
  return Buffer.concat([head, comments, ...Array<Buffer>(frames).fill(frame), Buffer.from([0x3b])]);
}

/** The first bytes of an ISO media file (MP4, HEIC, AVIF) of that brand. */
export const isoOf = (brand: string, ...compatible: string[]): Buffer => {
  const body = Buffer.from(`ftyp${brand}\0\0\0\0${compatible.join("")}`, "latin1");
  const length = Buffer.alloc(4);
  length.writeUInt32BE(body.length + 4);
  return Buffer.concat([length, body]);
};

/** Meaningless bytes, always the same. */
export function junk(length: number): Buffer {
  const blocks = Array.from({ length: Math.ceil(length / 32) }, (_, block) =>
    createHash("sha256").update(String(block)).digest(),
  );
  return Buffer.concat(blocks, length);
}
