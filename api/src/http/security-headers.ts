import type { RequestHandler } from "express";
import helmet from "helmet";

/** The headers that guard browsers, on every response. */
export function securityHeaders(publicUrl: string, includeSubDomains: boolean): RequestHandler {
  return helmet({
    // What is no page needs nothing, if it is opened by itself. Pages state their own policy, with the hashes of their scripts.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'none'"],
        "base-uri": ["'none'"],
        "form-action": ["'none'"],
        "frame-ancestors": ["'none'"],
      },
    },
    // Other subdomains are not this site's to decide about, unless its operator says so.
    strictTransportSecurity: publicUrl.startsWith("https:") && { maxAge: 31_536_000, includeSubDomains },
    referrerPolicy: { policy: "strict-origin-when-cross-origin" },
    // Logos come from vendors' own sites.
    crossOriginEmbedderPolicy: false,
  });
}

/** The explorer uses inline scripts and workers from blobs; it contains no user text. */
export const explorerPolicy: RequestHandler = (request, response, next) => {
  if (request.method === "GET" && request.accepts(["json", "html"]) === "html") {
    response.set(
      "content-security-policy",
      "default-src 'self'; script-src 'self' 'unsafe-inline'; style-src 'self' 'unsafe-inline'; worker-src blob:; " +
        "img-src 'self' data:; font-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
  }
  next();
};
