import type { Request } from "express";
import { pictureLimits, pictureProblems } from "../../inputs/index.ts";
import { HttpError } from "../rest/http-error.ts";

const tooLarge = () => new HttpError(413, pictureProblems.large);

/** Refuses a body before any of it is read, where its headers say enough. */
export function requireReadableBody({ headers }: Pick<Request, "headers">): void {
  if (Number(headers["content-length"]) > pictureLimits.bytes) throw tooLarge();
  if (headers["content-encoding"] !== undefined && headers["content-encoding"] !== "identity")
    throw new HttpError(415, "The picture must be sent as it is, without Content-Encoding");
  // Forms of other sites cannot send these types. The real type is checked by the first bytes.
  if (!/^(image\/|application\/octet-stream\b)/i.test(headers["content-type"] ?? ""))
    throw new HttpError(415, "The body must be a picture: send Content-Type: image/png or the like");
}

/** Timeouts for the whole body and between two chunks, in milliseconds. */
export interface UploadTimeouts {
  readonly whole: number;
  readonly idle: number;
}

/** The bytes of the body: at most as many as a picture may have. Rejects with an HttpError when it is too large, late or cut off. */
export function readBytes(request: Request, { whole, idle }: UploadTimeouts): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const late = () => fail(new HttpError(408, "The upload took too long. Please try again."));
    const timer = setTimeout(late, whole);
    const idleTimer = setTimeout(late, idle);
    const take = (chunk: Buffer) => {
      idleTimer.refresh();
      length += chunk.length;
      if (length > pictureLimits.bytes) fail(tooLarge());
      else chunks.push(chunk);
    };
    const end = () => {
      stop();
      resolve(Buffer.concat(chunks, length));
    };
    const broken = () => fail(new HttpError(400, "The upload was incomplete. Please try again."));
    const fail = (refusal: HttpError) => {
      stop();
      // What still comes is let go, so that the answer can leave.
      request.resume();
      reject(refusal);
    };
    const stop = () => {
      clearTimeout(timer);
      clearTimeout(idleTimer);
      request.off("data", take).off("end", end).off("close", broken);
    };
    // A request that closed before the listeners were added emits no event any more.
    if (request.destroyed) return broken();
    request
      .on("data", take)
      .on("end", end)
      .on("close", broken)
      .on("error", () => {});
  });
}
