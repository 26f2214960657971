import { isIP } from "node:net";
import type { Request } from "express";
import type { Origin } from "../graphql/context.ts";

/** Tells where a request comes from. */
export type OriginOf = (request: Pick<Request, "headers">) => Origin;

/**
 * Tells requests of the site's own pages from those of other sites by Origin and Sec-Fetch-Site, which no page can forge. With
 * PUBLIC_URL its origin alone is the site's own; without it (undefined) the host that was asked, under a name of this
 * computer or its local network: any other name may belong to somebody else who points it here (DNS rebinding).
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
 * May a write not be from the site's own pages? So it is from another site's, and with a session's cookie of which nobody says
 * where it comes from: a browser would send the cookie along for anyone.
 */
export function isCrossSite(origin: Origin, carriesSession: boolean): boolean {
  return origin === "foreign" || (origin === "unknown" && carriesSession);
}

/** Does the request say who asks by itself? Such a header no other site's page can have a browser send. */
export function carriesToken({ headers: { authorization } }: Pick<Request, "headers">): boolean {
  return authorization !== undefined && /^Bearer\b/i.test(authorization.trim());
}

/** Endings of names that the public DNS does not give to anybody. */
const localEndings = [".localhost", ".local", ".lan", ".home", ".home.arpa", ".internal", ".intranet"];

/** Is it an address, or a name that only this computer or its network knows? Addresses cannot be pointed elsewhere. */
function isLocal(host: string): boolean {
  if (!URL.canParse(`http://${host}`)) return false;
  const { hostname } = new URL(`http://${host}`);
  const name = hostname.replace(/^\[|\]$/g, "");
  return isIP(name) > 0 || !name.includes(".") || localEndings.some((ending) => name.endsWith(ending));
}

const hostOf = (origin = "") => (URL.canParse(origin) ? new URL(origin).host : null);
