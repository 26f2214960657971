import type { PictureFormat } from "../inputs/index.ts";

/** A picture at one width in one format. */
export interface ConvertedFile {
  /** The step that it stands for; where the picture was smaller it has fewer pixels. */
  readonly width: number;
  readonly format: PictureFormat;
  readonly bytes: Buffer;
}

/** What was made of a file that somebody sent: nothing of the file itself is in it. */
export interface ConvertedPicture {
  /** Pixels of the largest. */
  readonly width: number;
  readonly height: number;
  /** The smallest first, WebP before AVIF. */
  readonly files: readonly ConvertedFile[];
}

/** What a conversion answers before the bytes of its files, which follow one after the other. */
export type ConversionHeader =
  | { width: number; height: number; files: { width: number; format: PictureFormat; size: number }[] }
  | { problem: "damaged" | "pixels" };
