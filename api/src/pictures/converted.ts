import type { PictureFormat } from "../inputs/index.ts";

/** A picture at one width in one format. */
export interface ConvertedFile {
  /** Nominal width; smaller pictures have fewer pixels. */
  readonly width: number;
  readonly format: PictureFormat;
  readonly bytes: Buffer;
}

/** A re-encoded upload; contains nothing of the original file. */
export interface ConvertedPicture {
  /** Pixels of the largest. */
  readonly width: number;
  readonly height: number;
  /** The smallest first, WebP before AVIF. */
  readonly files: readonly ConvertedFile[];
}

/** The header of a conversion's output; the bytes of its files follow. */
export type ConversionHeader =
  | { width: number; height: number; files: { width: number; format: PictureFormat; size: number }[] }
  | { problem: "damaged" | "pixels" };
