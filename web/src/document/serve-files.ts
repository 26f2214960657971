import { existsSync } from "node:fs";
import type { RequestHandler } from "express";
import sirv from "sirv";

const isAsset = (path: string) => path.startsWith("/assets/");

/** Serves the files of the browser's build. Names of assets carry a hash of their content; compressed copies are made by the build. */
export function serveFiles(folder: string): RequestHandler[] {
  const files = sirv(folder, {
    brotli: true,
    gzip: true,
    etag: true,
    setHeaders(response, pathname) {
      response.setHeader(
        "cache-control",
        isAsset(pathname) ? "public, max-age=31536000, immutable" : "public, max-age=3600",
      );
    },
  });
  return [
    // sirv knows the files that were there at the start: another build may have taken them away since. Looked up on this thread, which takes
    // microseconds; the threads for files may be busy with passwords.
    (request, response, next) => {
      if (isAsset(request.path) && !existsSync(folder + request.path))
        return noAsset(request, response, next);
      // An error of a stream that nobody hears, such as a file that cannot be opened, ends the process.
      response.once("pipe", (file) => file.once("error", () => response.destroy()));
      files(request, response, next);
    },
    noAsset,
  ];
}

/** An asset of another version: no page is rendered for it, and no cache keeps it for when that version is here. */
const noAsset: RequestHandler = (request, response, next) => {
  if (!isAsset(request.path)) return next();
  response.status(404).set("cache-control", "no-store").type("text").send("not found\n");
};
