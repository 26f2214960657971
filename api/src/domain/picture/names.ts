import { type PictureFormat, pictureFolder } from "../../inputs/index.ts";

/** One of a picture's files. */
export interface FileName {
  id: string;
  width: number;
  format: PictureFormat;
}

/** Name of a file in the object store. */
export const objectName = ({ id, width, format }: FileName) => `pictures/${id}/${width}.${format}`;

/** The path of a file on this site. */
export const filePath = ({ id, width, format }: FileName) => `${pictureFolder}/${id}/${width}.${format}`;
