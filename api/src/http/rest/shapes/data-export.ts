import { z } from "zod";
import { named, time } from "./registry.ts";

export const DataExport = named(
  "DataExport",
  z
    .strictObject({
      createdAt: time.describe("Time of the state that the files have."),
      finishedAt: time.describe("Time at which the files were complete."),
      cursor: z.string().describe("Cursor to follow /api/changes from, once the files are imported."),
      epoch: z.uuid().describe("ID of the change log. Files with another one replace a copy as a whole."),
      terms: z
        .string()
        .nullable()
        .describe(
          "Terms under which the data may be used: a license name, a sentence or a URL; null if not stated.",
        ),
      files: z.array(
        z.strictObject({
          name: z.string().describe("Name of the file, for example reviews.jsonl.gz."),
          records: z.int().min(0).describe("Number of lines, each with one record."),
          bytes: z.int().min(0).describe("Size of the compressed file in bytes."),
          sha256: z.string().describe("SHA-256 of the compressed file in hexadecimal digits."),
          etag: z.string().describe("ETag of the download."),
        }),
      ),
    })
    .describe("Files with everything that is public, made once a day."),
);
export type DataExport = z.infer<typeof DataExport>;

/** The document returns the shape unchanged. */
export const dataExportFields = /* GraphQL */ `
  fragment DataExportFields on DataExport { createdAt finishedAt cursor epoch terms files { name records bytes sha256 etag } }
`;
