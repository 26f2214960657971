// Converts one picture and exits: reads bytes, writes a header and the bytes of the new files. A separate process, because
// uploads may be crafted to attack decoders; the parent kills it after a timeout.
import { constants, setPriority } from "node:os";
import { buffer } from "node:stream/consumers";
import sharp, { type ResizeOptions, type Sharp } from "sharp";
import {
  type ConversionKind,
  conversionWidths,
  pictureFormatsOf,
  pictureLimits,
} from "../inputs/pictures.ts";
import type { ConversionHeader, ConvertedFile, ConvertedPicture } from "./converted.ts";

/** Only the decoders of accepted formats; the first bytes were checked before. */
const readers = ["Jpeg", "Png", "Webp", "Nsgif", "Heif"].map((name) => `VipsForeignLoad${name}Buffer`);

/** Memory of an AVIF, relative to another picture with as many pixels. */
const avifWeight = 2.5;

/** Quality in percent, and the effort for AVIF: more than 2 takes ten times as long and saves a tenth of the bytes. */
const encode = {
  webp: (image: Sharp) => image.webp({ quality: 82, smartSubsample: true }),
  avif: (image: Sharp) => image.avif({ quality: 60, effort: 2 }),
} as const;

/** At most twice as high as wide. */
const page = {
  extent: (width: number, height: number) => Math.max(width, Math.ceil(height / 2)),
  box: (step: number): ResizeOptions => ({
    width: step,
    height: step * 2,
    fit: "inside",
    withoutEnlargement: true,
  }),
};

/** How a picture of each kind is resized to a width. */
const shapes: Record<
  ConversionKind,
  { extent(width: number, height: number): number; box(step: number): ResizeOptions }
> = {
  logo: {
    extent: Math.max,
    box: (step) => ({ width: step, height: step, fit: "contain", background: "#0000" }),
  },
  avatar: { extent: Math.min, box: (step) => ({ width: step, height: step, fit: "cover" }) },
  screenshot: page,
  proof: page,
};

class Refused extends Error {
  readonly problem: "damaged" | "pixels";
  constructor(problem: "damaged" | "pixels") {
    super(problem);
    this.problem = problem;
  }
}

async function make(bytes: Buffer, kind: ConversionKind): Promise<ConvertedPicture> {
  const image = sharp(bytes, {
    failOn: "error",
    limitInputPixels: pictureLimits.pixels,
    sequentialRead: true,
    // Only the first frame of an animation.
    pages: 1,
    // Metadata is dropped by default.
  }).autoOrient();
  const { width, height } = await sizeOf(bytes);
  const shape = shapes[kind];
  const extent = shape.extent(width, height);
  const steps = stepsFor(conversionWidths[kind], extent);
  const sized = (from: Sharp, step: number) => from.resize(shape.box(Math.min(step, extent)));
  const largest = steps.at(-1) ?? extent;
  // Decoded once; smaller ones are made from the largest.
  const { data, info } = await sized(image, largest)
    .toColourspace("srgb")
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: ConvertedFile[] = [];
  for (const step of steps) {
    const picture = sized(sharp(data, { raw }), step);
    for (const format of pictureFormatsOf[kind])
      files.push({ width: step, format, bytes: await encode[format](picture.clone()).toBuffer() });
  }
  return { width: info.width, height: info.height, files };
}

/** Displayed width and height, from the header. */
async function sizeOf(bytes: Buffer): Promise<{ width: number; height: number }> {
  const { format, channels, depth, autoOrient } = await sharp(bytes, {
    limitInputPixels: false,
    pages: 1,
  }).metadata();
  const { width, height } = autoOrient;
  const isAvif = format === "heif";
  const maxPixels = isAvif ? pictureLimits.pixelsOfAvif : pictureLimits.pixels;
  // Most of it is in memory at once if the picture is interlaced or rotated.
  const read = width * height * channels * (depth === "uchar" ? 1 : 2) * (isAvif ? avifWeight : 1);
  if (width * height > maxPixels || Math.max(width, height) > pictureLimits.side || read > pictureLimits.read)
    throw new Refused("pixels");
  return { width, height };
}

/** The sizes below the picture's own, and the first one that is at least as large. */
function stepsFor(steps: readonly number[], extent: number): number[] {
  const enough = steps.findIndex((step) => step >= extent);
  return enough === -1 ? [...steps] : steps.slice(0, enough + 1);
}

function write(header: ConversionHeader, files: readonly ConvertedFile[] = []): void {
  const text = Buffer.from(JSON.stringify(header));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(text.length);
  process.stdout.write(Buffer.concat([length, text, ...files.map(({ bytes }) => bytes)]));
}

// Pages come first.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL);
sharp.cache(false);
sharp.concurrency(1);
sharp.block({ operation: ["VipsForeignLoad"] });
sharp.unblock({ operation: readers });
try {
  const { files, ...size } = await make(await buffer(process.stdin), process.argv[2] as ConversionKind);
  const header = files.map(({ bytes, ...file }) => ({ ...file, size: bytes.length }));
  write({ ...size, files: header }, files);
} catch (error) {
  // The library's messages do not help the uploader.
  write({ problem: error instanceof Refused ? error.problem : "damaged" });
}
