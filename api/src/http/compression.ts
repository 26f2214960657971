import compression from "compression";
import type { Request, RequestHandler } from "express";

/**
 * Compresses answers for clients that take compressed ones. A program that takes none is spared the package's middleware: with it
 * 8 KB a request were kept until the old generation was collected, without it not (decision 087). What browsers ask for passes it,
 * and it says which answers vary.
 */
export function compressAnswers(): RequestHandler {
  const compress = compression();
  return (request, response, next) => {
    if (request.headers["accept-encoding"] !== undefined || !isForPrograms(request)) {
      compress(request, response, next);
      return;
    }
    // The package asks for the answer's type first: nearly all that programs get is text.
    response.vary("Accept-Encoding");
    next();
  };
}

const isForPrograms = ({ method, path }: Pick<Request, "method" | "path">): boolean =>
  method === "POST" || path.startsWith("/api/");
