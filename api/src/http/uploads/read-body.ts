import type { Request } from "express";
import { HttpError } from "../rest/http-error.ts";

/** What a body may be. */
export interface BodyRules {
  readonly maxBytes: number;
  /** The sentence for a larger one. */
  readonly tooLarge: string;
  /** Content types that forms of other sites cannot send. The real type is checked by the first bytes. */
  readonly types: RegExp;
  /** The sentence for another content type. */
  readonly otherType: string;
}

/** Refuses a body before any of it is read, where its headers say enough. */
export function requireReadableBody({ headers }: Pick<Request, "headers">, rules: BodyRules): void {
  if (Number(headers["content-length"]) > rules.maxBytes) throw new HttpError(413, rules.tooLarge);
  if (headers["content-encoding"] !== undefined && headers["content-encoding"] !== "identity")
    throw new HttpError(415, "The file must be sent as it is, without Content-Encoding");
  if (!rules.types.test(headers["content-type"] ?? "")) throw new HttpError(415, rules.otherType);
}

/** Timeouts for the whole body and between two chunks, in milliseconds. */
export interface UploadTimeouts {
  readonly whole: number;
  readonly idle: number;
}

/** The bytes of the body: at most as many as the rules permit. Rejects with an HttpError when it is too large, late or cut off. */
export function readBytes(
  request: Request,
  { maxBytes, tooLarge }: BodyRules,
  { whole, idle }: UploadTimeouts,
): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let length = 0;
    const late = () => fail(new HttpError(408, "The upload took too long. Please try again."));
    const timer = setTimeout(late, whole);
    const idleTimer = setTimeout(late, idle);
    const take = (chunk: Buffer) => {
      idleTimer.refresh();
      length += chunk.length;
      if (length > maxBytes) fail(new HttpError(413, tooLarge));
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
