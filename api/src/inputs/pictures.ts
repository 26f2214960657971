import type { PictureFormat } from "./vocabulary.ts";

/** What a picture is sent for, with the widths it is kept in, in pixels; none is made larger than it was. */
export const pictureWidths = {
  /** Square: what is not square stands in the middle of one that is clear. */
  logo: [64, 128, 256],
  /** Square: the middle of what was sent. */
  avatar: [64, 128, 256],
  /** At most twice as high as it is wide. */
  screenshot: [480, 960, 1600],
} as const satisfies Record<string, readonly number[]>;
export type PictureKind = keyof typeof pictureWidths;

/** The words of `pictureWidths`, for the address of an upload. */
export const pictureKinds = Object.keys(pictureWidths) as readonly PictureKind[];

/** Small ones gain nothing by a second format: a logo of 256 pixels has a few kilobytes in either. */
export const pictureFormatsOf: Readonly<Record<PictureKind, readonly PictureFormat[]>> = {
  logo: ["webp"],
  avatar: ["webp"],
  screenshot: ["webp", "avif"],
};

/**
 * What is taken: bytes of the file, pixels in all, and pixels of its longer side. An AVIF is read whole, at 20 bytes a pixel, and
 * may have fewer. `read` is how many bytes the pixels may be once they are read, as 40 megapixels of four channels are: what has
 * 16 bits a channel, or is an AVIF, reaches it sooner.
 */
export const pictureLimits = {
  bytes: 10 * 1024 * 1024,
  pixels: 40_000_000,
  pixelsOfAvif: 16_000_000,
  side: 20_000,
  read: 160_000_000,
} as const;

/** What a browser may offer to choose. What a file is, its first bytes say. */
export const pictureTypes = ["image/png", "image/jpeg", "image/webp", "image/gif", "image/avif"] as const;

/** Why a picture is not taken, as the sentence for who sent it. */
export const pictureProblems = {
  empty: "The file is empty. Please choose another one.",
  large: "The picture is larger than 10 MB. Please choose a smaller one.",
  type: "This file type cannot be used. Please choose another file.",
  vector: "This SVG cannot be used. Please save it as a PNG and choose that.",
  damaged: "The picture is damaged or incomplete. Please choose another file.",
  pixels:
    "The picture is too large. The maximum is 40 megapixels (20 with 16 bits per channel, 16 for AVIF) and 20,000 pixels on the longer side.",
  slow: "The picture takes too long to process. Please save it again, or choose a simpler one.",
} as const;
/** An address of this site whose picture is there no more. */
export const pictureGone = "This picture no longer exists. Please choose it again.";
export type PictureProblem = keyof typeof pictureProblems;

/** Where the server takes pictures and gives them out; the address in data is the one of the largest WebP. */
export const uploadPath = "/uploads";
export const pictureFolder = "/pictures/uploaded";

/** The path of an uploaded picture, which names its SHA-256 and one of the widths. */
export const uploadedPicture =
  /^\/pictures\/uploaded\/([0-9a-f]{64})\/(64|128|256|480|960|1600)\.(webp|avif)$/;
