import type { RequestListener } from "node:http";
import type { RequestHandler, Response } from "express";
import type { Logger } from "pino";

const headers = ["forwarded", "x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-real-ip"];

/** Did a reverse proxy pass this request on? Clients may claim so, too. */
export const isForwarded = (sent: NodeJS.Dict<string | string[]>): boolean =>
  headers.some((name) => sent[name] !== undefined);

/** Logs once that requests come through a proxy although TRUST_PROXY is not set: all visitors then share the proxy's limits. */
export function warnOfUntrustedProxy(log: Pick<Logger, "warn">): RequestHandler {
  let isWarned = false;
  return (request, _response, next) => {
    if (!isWarned && isForwarded(request.headers)) {
      isWarned = true;
      log.warn(
        "A request came with X-Forwarded headers, which are ignored because TRUST_PROXY is not set. If a reverse proxy is in front, set TRUST_PROXY=1: until then all visitors count as one address.",
      );
    }
    next();
  };
}

/** Leaves the path of an address that is sent whole, as to a proxy: Yoga and React Router append it to the host. */
export const takePath =
  (listener: RequestListener): RequestListener =>
  (request, response) => {
    request.url = request.url?.replace(/^https?:\/\/[^/?#]+\//i, "/");
    listener(request, response);
  };

/** Refuses what names no path, such as "*". */
export const requirePath: RequestHandler = (request, response, next) => {
  if (request.url.startsWith("/")) return next();
  refuse(response, "The request names no path of this server.");
};

/** Refuses TRACE, which would repeat a request with its cookies: the pages' requests cannot have this method. */
export const refuseTrace: RequestHandler = ({ method }, response, next) => {
  if (method !== "TRACE") return next();
  response
    .status(405)
    .set({ allow: "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS", "cache-control": "no-store" })
    .end();
};

/**
 * Refuses a host that is none, and has a request with an unknown protocol come by http: Yoga and React Router make the whole address
 * of them, and text that makes it another address would have another one's answer kept for it.
 */
export const requireOrigin: RequestHandler = (request, response, next) => {
  const { host, protocol, headers } = request;
  const names = [headers.host, host].filter((name) => name);
  if (!names.every((name) => URL.canParse(`http://${name}`) && !/[/?#@\\]/.test(name ?? ""))) {
    refuse(response, "The Host header names no host.");
    return;
  }
  if (names.length === 0) Object.defineProperty(request, "hostname", { value: "localhost" });
  if (protocol !== "http" && protocol !== "https")
    Object.defineProperty(request, "protocol", { value: "http" });
  next();
};

function refuse(response: Response, message: string): void {
  response.status(400).set("cache-control", "no-store").type("text").send(`${message}\n`);
}
