import { fileName, fileTag } from "../../domain/export/download.ts";
import type { ExportFile } from "../../domain/export/files.ts";
import { currentExport, type ExportSet } from "../../domain/export/find.ts";
import { builder } from "../builder.ts";

const DataExportFile = builder.objectRef<ExportFile>("DataExportFile").implement({
  description:
    "A file of the data export: JSON Lines, compressed with gzip, to be downloaded from /api/export/{name}.",
  fields: (t) => ({
    name: t.string({
      description: 'Name of the file, for example "reviews.jsonl.gz".',
      resolve: ({ name }) => fileName(name),
    }),
    records: t.exposeInt("records", { description: "Number of lines, each with one record." }),
    bytes: t.exposeFloat("bytes", { description: "Size of the compressed file in bytes." }),
    sha256: t.exposeString("sha256", {
      description: "SHA-256 of the compressed file in hexadecimal digits.",
    }),
    etag: t.string({ description: "ETag of the download.", resolve: fileTag }),
  }),
});

const DataExport = builder.objectRef<ExportSet>("DataExport").implement({
  description:
    "Files with everything that is public, made once a day. To keep a copy current, import them and follow `changes` from `cursor`.",
  fields: (t) => ({
    createdAt: t.expose("startedAt", {
      type: "DateTime",
      description: "Time of the state that the files have.",
    }),
    finishedAt: t.field({
      type: "DateTime",
      description: "Time at which the files were complete.",
      // Not null: files that are not complete are not offered.
      resolve: ({ finishedAt }) => finishedAt,
    }),
    cursor: t.exposeString("cursor", {
      description: "Cursor to pass to `changes` as `after`, once the files are imported.",
    }),
    epoch: t.exposeString("epoch", {
      description: "ID of the change log. Files with another one replace a copy as a whole.",
    }),
    terms: t.string({
      nullable: true,
      description:
        "Terms under which the data may be used: a license name, a sentence or a URL; null if not stated.",
      resolve: (_set, _args, { dataTerms }) => dataTerms,
    }),
    files: t.field({
      type: [DataExportFile],
      description: "The files: categories, companies, software, plans, reviews and rankings.",
      resolve: ({ files }) => [...files],
    }),
  }),
});

builder.queryField("dataExport", (t) =>
  t.field({
    type: DataExport,
    nullable: true,
    description:
      "The current data export: files with everything that is public. Null until the first ones are made, a few minutes after the first start or a restore.",
    resolve: (_root, _args, context) => currentExport(context),
  }),
);
