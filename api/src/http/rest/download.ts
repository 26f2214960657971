import { pipeline } from "node:stream/promises";
import type { Request, Response } from "express";
import { RateLimited } from "../../domain/errors.ts";
import type { ReportDefect } from "../../graphql/errors.ts";
import { exportDownloads } from "../../inputs/index.ts";
import type { Places } from "../../limits/places.ts";
import { excludeWait } from "../../metrics/http.ts";
import { isKnownTag } from "../etag.ts";
import { HttpError } from "./http-error.ts";
import type { Download } from "./route.ts";

/** What is sent of a file: all of it, one range of it, or nothing. */
interface Part {
  readonly status: 200 | 206 | 304 | 416;
  readonly start: number;
  readonly end: number;
}

/** Milliseconds after which a client that takes nothing is cut off. */
const idleMs = 60_000;
/** Milliseconds that a download may take in all. */
const longestMs = 60 * 60_000;
const soon = { headers: { "Retry-After": "5" } };
/** Milliseconds after which a caller may try again who has too many downloads. */
const retryAfter = 30_000;

/** The part that the request asks for. Several ranges, and ranges of another version (If-Range), are answered with the whole file. */
export function partOf(request: Request, { etag, bytes }: Pick<Download, "etag" | "bytes">): Part {
  const { "if-none-match": known, "if-range": ifRange } = request.headers;
  const whole: Part = { status: 200, start: 0, end: bytes - 1 };
  if (isKnownTag(etag, known)) return { ...whole, status: 304 };
  if (request.method !== "GET" || (ifRange !== undefined && ifRange !== etag)) return whole;
  // The last bytes of a file that has fewer: range-parser finds them unsatisfiable, RFC 9110 has them be all.
  const suffix = /^bytes=-(\d+)$/.exec(request.headers.range ?? "");
  if (suffix && Number(suffix[1]) > bytes) return { ...whole, status: 206 };
  const ranges = request.range(bytes);
  if (ranges === -1) return { ...whole, status: 416 };
  if (!Array.isArray(ranges) || ranges.type !== "bytes") return whole;
  const [range] = ranges;
  return range && ranges.length === 1 ? { status: 206, ...range } : whole;
}

/** Points of the caller's budget that an answer with this part costs. */
export function pointsOfPart(request: Request, { status, start, end }: Part): number {
  if (request.method === "HEAD" || status === 304 || status === 416) return 0;
  return Math.min(Math.ceil((end - start + 1) / exportDownloads.bytesPerPoint), exportDownloads.maxPoints);
}

/** What downloads share. */
export interface DownloadOptions {
  readonly places: Places;
  /** Whose downloads are counted together. */
  readonly caller: string;
  /** Aborted when the process stops: downloads end then, and can be resumed. */
  readonly leaving: AbortSignal;
  readonly report: ReportDefect;
}

/** Sends a part of a file, no faster than the client takes it. Throws RateLimited if too many downloads are under way. */
export async function sendPart(
  request: Request,
  response: Response,
  { download, part }: { download: Download; part: Part },
  { places, caller, leaving, report }: DownloadOptions,
): Promise<void> {
  const { status, start, end } = part;
  if (leaving.aborted) throw new HttpError(503, "The server is stopping. Try again in a moment.", soon);
  const hasBody = request.method === "GET" && (status === 200 || status === 206);
  const leave = hasBody ? places.enter(caller) : () => {};
  if (typeof leave === "string")
    throw new RateLimited(
      retryAfter,
      `At most ${leave === "caller" ? exportDownloads.perCaller : exportDownloads.inAll} downloads may run at the same time.`,
    );
  const began = performance.now();
  const late = AbortSignal.timeout(longestMs);
  try {
    response.status(status).set({
      ETag: download.etag,
      "Accept-Ranges": "bytes",
      "Last-Modified": download.modified.toUTCString(),
      // Compressed or altered on its way, it would be another file than its ETag says.
      "Cache-Control": `${response.get("Cache-Control")}, no-transform`,
    });
    if (status === 206) response.set("Content-Range", `bytes ${start}-${end}/${download.bytes}`);
    if (status === 416) response.set("Content-Range", `bytes */${download.bytes}`);
    if (status === 200 || status === 206)
      response.set({ "Content-Type": "application/gzip", "Content-Length": String(end - start + 1) });
    if (!hasBody) return void response.end();
    response.setTimeout(idleMs, () => response.destroy());
    await pipeline(download.read(start, end), response, { signal: AbortSignal.any([leaving, late]) });
  } catch (error) {
    // It is not complete: the client sees that by its length.
    response.destroy();
    if (!leaving.aborted && !late.aborted && !isGone(error)) report(error);
  } finally {
    leave();
    excludeWait(request, performance.now() - began);
  }
}

/** True if the client has closed the connection. */
const isGone = (error: unknown) =>
  ["ERR_STREAM_PREMATURE_CLOSE", "ECONNRESET", "EPIPE", "ERR_STREAM_DESTROYED"].includes(
    String((error as NodeJS.ErrnoException).code),
  );
