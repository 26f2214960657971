import { type ErrorRequestHandler, type Request, Router } from "express";
import { LRUCache } from "lru-cache";
import type { Database } from "../../database/client/open.ts";
import { findPictureFile } from "../../domain/picture/find.ts";
import {
  countUpload,
  PictureRejected,
  type PictureServices,
  uploadPicture,
} from "../../domain/picture/upload.ts";
import { ProofRejected } from "../../domain/review/proof/send.ts";
import type { OriginOf } from "../../engine/csrf.ts";
import type { Context } from "../../graphql/context.ts";
import type { ReportDefect } from "../../graphql/errors.ts";
import {
  type PictureFormat,
  type PictureKind,
  type PictureProblem,
  pictureFolder,
  pictureKinds,
  pictureLimits,
  pictureProblems,
  uploadedPicture,
  uploadPath,
} from "../../inputs/index.ts";
import { BusyError } from "../../limits/concurrency-limiter.ts";
import { watchCache } from "../../metrics/caches.ts";
import { ObjectStoreError } from "../../pictures/objects.ts";
import { HttpError, toHttpError } from "../rest/http-error.ts";
import { requireSameSite } from "../rest/origin.ts";
import { addProofRoutes } from "./proofs.ts";
import { type BodyRules, readBytes, requireReadableBody, type UploadTimeouts } from "./read-body.ts";
import { busy, slotLimits, UploadSlots } from "./upload-slots.ts";

export interface UploadsOptions {
  database: Pick<Database, "reader">;
  /** Authenticates the request. */
  openContext(request: Request): Promise<Context>;
  tools: PictureServices;
  originOf: OriginOf;
  report: ReportDefect;
  /** Servers on the machine that share the memory for uploads (default 1). */
  workers?: number;
  /** Timeouts for reading the picture. */
  timeouts?: UploadTimeouts;
}

/** Size of the in-memory cache of pictures. */
const cacheBytes = 32 * 1024 * 1024;
const bodyRules: BodyRules = {
  maxBytes: pictureLimits.bytes,
  tooLarge: pictureProblems.large,
  types: /^(image\/|application\/octet-stream\b)/i,
  otherType: "The body must be a picture: send Content-Type: image/png or the like",
};
const defaultTimeouts: UploadTimeouts = { whole: 60_000, idle: 10_000 };
const aYear = 31_536_000;

/** The HTTP status of problems other than 400. */
const statuses: Partial<Record<PictureProblem, number>> = {
  large: 413,
  type: 415,
  vector: 415,
  damaged: 422,
  pixels: 422,
  slow: 422,
};

/**
 * POST /uploads takes a picture: the body is the file, ?kind= its purpose. GET /pictures/uploaded/… serves the converted
 * files, which never change. Proofs of use have routes of their own (./proofs.ts).
 */
export function createUploads(options: UploadsOptions): Router {
  const { database, openContext, tools, originOf, report, timeouts = defaultTimeouts } = options;
  const slots = new UploadSlots(slotLimits(options.workers));
  const kept = new LRUCache<string, Buffer>({
    maxSize: cacheBytes,
    sizeCalculation: ({ length }) => Math.max(1, length),
  });
  const countLookup = watchCache("pictures", kept);
  const router = Router({ caseSensitive: true, strict: true });

  router.post(uploadPath, async (request, response) => {
    requireReadableBody(request, bodyRules);
    requireSameSite(request, originOf);
    const kind = readKind(request);
    const context = await openContext(request);
    const who = { userId: context.viewer?.id ?? "", network: context.caller.network };
    const sent = await slots.withSlot(who, async () => {
      // After the slot is taken, so that a 503 does not count.
      await countUpload(context);
      return uploadPicture(context, tools, { bytes: await readBytes(request, bodyRules, timeouts), kind });
    });
    response.status(201).set({ "Cache-Control": "private, no-store", Location: sent.url }).json(sent);
  });
  router.all(uploadPath, () => {
    throw new HttpError(405, "Method Not Allowed", { headers: { Allow: "POST" } });
  });

  addProofRoutes(router, { openContext, convert: tools.convert, originOf, slots, timeouts });

  // By a pattern, so that no part of the address is decoded.
  router.get(new RegExp(`^${pictureFolder}/`), async (request, response) => {
    const [, id = "", width, format] = uploadedPicture.exec(request.path) ?? [];
    const file = { id, width: Number(width), format: format as PictureFormat };
    const found = kept.get(request.path);
    countLookup(found !== undefined);
    const bytes = found ?? (id && (await findPictureFile(database, tools.objects, file)));
    if (!bytes) {
      response.status(404).set("Cache-Control", "no-store").type("text").send("Picture not found.\n");
      return;
    }
    kept.set(request.path, bytes);
    response.set({
      ETag: `"${id}-${width}-${format}"`,
      "Cache-Control": `public, max-age=${aYear}, immutable`,
      // It is a picture and nothing else, also where its address is opened by itself.
      "Content-Security-Policy": "default-src 'none'; sandbox",
      "X-Content-Type-Options": "nosniff",
      // Programs of others show the logos too.
      "Cross-Origin-Resource-Policy": "cross-origin",
    });
    response.type(`image/${format}`).send(bytes);
  });

  const refuse: ErrorRequestHandler = (error, request, response, next) => {
    if (response.headersSent) return next(error);
    const { status, headers, body } = refusalOf(error, report);
    // Closes the connection of a client that does not finish sending.
    if (status === 408) response.set("Connection", "close").once("finish", () => request.destroy());
    response
      .status(status)
      .set({ "Cache-Control": "no-store", ...headers })
      .json(body);
  };
  router.use([uploadPath, pictureFolder], refuse);
  return router;
}

function readKind({ query }: Request): PictureKind {
  const kind = pictureKinds.find((one) => one === query["kind"]);
  if (kind) return kind;
  const message = `kind must be one of ${pictureKinds.join(", ")}`;
  throw new HttpError(400, message, { fields: [{ path: "kind", message }] });
}

function refusalOf(error: unknown, report: ReportDefect): HttpError {
  if (error instanceof BusyError) return busy();
  if (error instanceof PictureRejected || error instanceof ProofRejected)
    return new HttpError(statuses[error.problem] ?? 400, error.message, { fields: error.fields });
  if (error instanceof ObjectStoreError) {
    report(error);
    return new HttpError(503, "Pictures are not available right now. Please try again later.");
  }
  return toHttpError(error, report);
}
