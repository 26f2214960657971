import type { IncomingMessage } from "node:http";
import type { Route } from "./route.ts";

/** The routes that share a path, and with it their Allow header; they may name a parameter differently ({slug}, {id}). */
export interface PathRoutes {
  readonly rows: readonly Row[];
  /** The methods that the path has. */
  readonly allowed: readonly string[];
}

/** A route of the table. */
export interface Row {
  readonly route: Route;
  /** What the metrics call it. */
  readonly name: string;
  /** Names of the path's parameters, in their order. */
  readonly parameters: readonly string[];
}

/** The routes of a path, and its parameters in their order. */
export interface PathMatch extends PathRoutes {
  readonly values: readonly string[];
}

/** Segments of a path; null for a parameter. */
interface Pattern extends PathRoutes {
  readonly segments: readonly (string | null)[];
}

/**
 * Finds the routes of a path, literal segments before parameters: "recent" is not an id. Letters matter, a slash at the end does not, as with
 * Express. Throws a URIError for a broken escape.
 */
export function createPathTable(routes: readonly Route[]): (path: string) => PathMatch | null {
  const patterns = Map.groupBy(patternsOf(routes), ({ segments }) => segments.length);
  return (path) => {
    // No name contains NUL: such a path does not exist.
    if (path.includes("%00")) return null;
    const segments = path.split("/");
    if (segments.at(-1) === "") segments.pop();
    const pattern = patterns.get(segments.length)?.find((one) => matches(one.segments, segments));
    if (!pattern) return null;
    const values = segments.filter((_, index) => pattern.segments[index] === null);
    return { rows: pattern.rows, allowed: pattern.allowed, values: values.map(decodeURIComponent) };
  };
}

const matches = (pattern: readonly (string | null)[], segments: readonly string[]): boolean =>
  pattern.every((one, index) => (one === null ? segments[index] !== "" : one === segments[index]));

/** Those with fewer parameters first. */
function patternsOf(routes: readonly Route[]): Pattern[] {
  const byPath = Map.groupBy(routes, ({ path }) => path.replace(parameter, "{}"));
  const patterns = [...byPath].map(([path, ofPath]) => ({
    segments: path.split("/").map((segment) => (segment === "{}" ? null : segment)),
    rows: ofPath.map(rowOf),
    allowed: allowedOf(ofPath),
  }));
  const parametersOf = ({ segments }: Pattern) => segments.filter((one) => one === null).length;
  return patterns.sort((a, b) => parametersOf(a) - parametersOf(b));
}

const parameter = /\{(\w+)\}/g;

const rowOf = (route: Route): Row => ({
  route,
  name: `${route.method} ${route.path}`,
  parameters: [...route.path.matchAll(parameter)].map(([, name = ""]) => name),
});

function allowedOf(routes: readonly Route[]): string[] {
  const methods = routes.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]));
  return [...new Set(methods), "OPTIONS"];
}

/** Is it a GET whose path has no escapes, and no slash at the end? */
export const isPlainRead = ({ method, url }: IncomingMessage): boolean =>
  method === "GET" && plainPath.test(url ?? "");

const plainPath = /^\/api(?:\/[\w.~-]+)+(?:\?|$)/;
