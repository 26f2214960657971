import { isIP } from "node:net";
import type { Request } from "express";
import type { Origin } from "../graphql/context.ts";

/** Determines where a request comes from. */
export type OriginOf = (request: Pick<Request, "headers">) => Origin;

/**
 * Distinguishes the site's own pages from other sites by Origin and Sec-Fetch-Site, which no page can forge. With PUBLIC_URL
 * only its origin is the site's own. Without it (undefined) it is the requested host, if that is a name of this computer or
 * its local network: other names may be pointed here by anyone (DNS rebinding).
 */
export function createOriginOf(publicUrl: string | undefined): OriginOf {
  const own = publicUrl === undefined ? null : new URL(publicUrl).origin;
  return ({ headers: { origin, host = "", "sec-fetch-site": site } }) => {
    if (site === undefined && origin === undefined) return "unknown";
    if (site !== undefined && site !== "same-origin") return "foreign";
    // Browsers send an Origin with every write.
    if (own !== null) return origin === undefined || origin === own ? "own" : "foreign";
    if (!isLocal(host)) return "foreign";
    return site === "same-origin" || hostOf(origin) === host.toLowerCase() ? "own" : "foreign";
  };
}

/**
 * True for a write from another site, or of unknown origin with a session cookie: a browser would send the cookie along for any
 * site.
 */
export function isCrossSite(origin: Origin, carriesSession: boolean): boolean {
  return origin === "foreign" || (origin === "unknown" && carriesSession);
}

/** True if the request has a bearer token. Other sites' pages cannot make a browser send that header. */
export function carriesToken({ headers: { authorization } }: Pick<Request, "headers">): boolean {
  return authorization !== undefined && /^Bearer\b/i.test(authorization.trim());
}

/** Suffixes that the public DNS does not delegate. */
const localEndings = [".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".intranet"];

/** Is it an address, or a name that only this computer or its network knows? Addresses cannot be pointed elsewhere. */
function isLocal(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const name = hostname.replace(/^\[|\]$/g, "");
  return isIP(name) > 0 || !name.includes(".") || localEndings.some((ending) => name.endsWith(ending));
}

const hostOf = (origin = "") => (URL.canParse(origin) ? new URL(origin).host : null);
