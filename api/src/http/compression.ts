import compression from "compression";
import type { RequestHandler } from "express";

/**
 * Compresses answers for clients that take compressed ones. A program that posts and takes none is spared the package's middleware: with it
 * 8 KB a request were kept until the old generation was collected, without it not (measured; what keeps them was not found). Answers by GET
 * are stored by caches, so the package says which of them vary.
 */
export function compressAnswers(): RequestHandler {
  const compress = compression();
  return (request, response, next) => {
    if (request.method !== "POST" || request.headers["accept-encoding"] !== undefined) {
      compress(request, response, next);
      return;
    }
    // The package asks for the answer's type first. Answers by POST are not stored, where the header says nothing.
    response.vary("Accept-Encoding");
    next();
  };
}
