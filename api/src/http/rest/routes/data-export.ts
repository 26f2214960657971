import { trustedDocument } from "../../../engine/parse.ts";
import { HttpError } from "../http-error.ts";
import { common, type Route, route } from "../route.ts";
import { DataExport, dataExportFields } from "../shapes/data-export.ts";

const notYet = () =>
  new HttpError(503, "The files are being made. Try again in a few minutes.", {
    headers: { "Retry-After": "60" },
  });

/** The answer with a file; undefined is one that does not exist, null one that is not made yet. */
function downloadOf<File>(download: File | null | undefined): { download: File } {
  if (download === undefined) throw new HttpError(404, "Not Found");
  if (download === null) throw notYet();
  return { download };
}

export const dataExportRoutes: readonly Route[] = [
  {
    ...route({
      method: "GET",
      path: "/api/export",
      summary:
        "Files with everything that is public, made once a day, and the cursor to follow /api/changes from after importing them. 503 until the first ones are made",
      document: trustedDocument(`{ dataExport { ...DataExportFields } } ${dataExportFields}`),
      response: DataExport,
      answer({ dataExport }: { dataExport: DataExport | null }) {
        if (!dataExport) throw notYet();
        return dataExport;
      },
    }),
    comesLater: true,
  },
  {
    ...common({
      method: "GET",
      path: "/api/export/{file}",
      summary:
        "A file of the data export: categories.jsonl.gz, companies.jsonl.gz, software.jsonl.gz, plans.jsonl.gz, reviews.jsonl.gz or rankings.jsonl.gz. Each line is a record as in /api/changes; plans name their listing by softwareId, and rankings are as in /api/categories/{slug}/ranking. Resumable with Range and If-Range",
    }),
    response: null,
    mediaType: "application/gzip",
    comesLater: true,
    isDownload: true,
    async handle(input, { openExportFile }) {
      const { file } = input.params as { file: string };
      return downloadOf(await openExportFile(file));
    },
  },
  {
    ...common({
      method: "GET",
      path: "/api/categories/{slug}/ranking",
      summary:
        "What the ranking of a category is made of, as gzip-compressed JSON Lines, made once a day: the category with date, C and the formula's constants, then its listings in order, each followed by the weights of its published reviews. The order can be recomputed from it: see /developers. Resumable with Range and If-Range",
    }),
    response: null,
    mediaType: "application/gzip",
    comesLater: true,
    isDownload: true,
    async handle(input, { openRanking }) {
      const { slug } = input.params as { slug: string };
      // Not found also if the category is newer than the files.
      return downloadOf(await openRanking(slug));
    },
  },
];
