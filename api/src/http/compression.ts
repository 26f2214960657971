import compression from "compression";
import type { RequestHandler } from "express";

/**
 * Compresses answers for clients that take compressed ones. The package's middleware makes closures of each response, by which V8 keeps one
 * after another until the old generation is collected: 8 KB a request. A program that posts and takes no compression is spared them.
 */
export function compressAnswers(): RequestHandler {
  const compress = compression();
  return (request, response, next) => {
    if (request.method !== "POST" || request.headers["accept-encoding"] !== undefined) {
      compress(request, response, next);
      return;
    }
    response.vary("Accept-Encoding");
    next();
  };
}
