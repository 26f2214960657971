import type { ErrorRequestHandler, Response } from "express";
import { GraphQLError } from "graphql";
import { isOutage } from "../domain/errors.ts";
import {
  type Overload,
  outageMessage,
  outageSeconds,
  overloadOf,
  type ReportDefect,
  toPublicError,
} from "../graphql/errors.ts";
import { escaped } from "./feeds/xml.ts";

/** Answers in place of /graphql while the database is away, where the request did not get as far as its operation. */
export function graphqlOutage(report: ReportDefect): ErrorRequestHandler {
  return (error, _request, response, next) => {
    if (!isOutage(error) || response.headersSent) return next(error);
    refuse(response, { status: 503, retryAfter: outageSeconds });
    response.json({ errors: [toPublicError(error, report)] });
  };
}

/** Answers whatever no endpoint answered: 503 while the database is away, as a page where one is asked for; what the overload says; else 500. */
export function lastResort(report: ReportDefect, siteName: string): ErrorRequestHandler {
  const page = outagePage(siteName);
  return (error, request, response, next) => {
    const overload = overloadBehind(error);
    const requestId = !overload || isOutage(error) ? report(error) : undefined;
    if (response.headersSent) return next(error);
    if (!overload) {
      response
        .status(500)
        .type("text")
        .send(`Something went wrong. Please try again.\nRequest ID: ${requestId}\n`);
      return;
    }
    refuse(response, overload);
    // The engine has made an outage during an operation into an error of its own.
    const isAway = isOutage(error) || error.extensions?.code === "UNAVAILABLE";
    if (!isAway) response.type("text").send(`${error.message}\n`);
    else if (request.accepts(["text/plain", "text/html"]) === "text/html")
      response.set("content-security-policy", pagePolicy).type("html").send(page);
    else response.type("text").send(`${outageMessage}\n`);
  };
}

/** What an error says of the load: that of an operation has been reported by the engine. */
function overloadBehind(error: unknown): Overload | null {
  if (error instanceof GraphQLError) return overloadOf([error]);
  return isOutage(error) ? { status: 503, retryAfter: outageSeconds } : null;
}

function refuse(response: Response, { status, retryAfter }: Overload): void {
  response.status(status).set({ "retry-after": String(retryAfter), "cache-control": "no-store" });
}

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** Says that the database is away. It needs no script, asset or database, and reloads itself. */
const outagePage = (siteName: string) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${outageSeconds}">
<title>The site is not available right now | ${escaped(siteName)}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  main { max-width: 32rem; margin: 20vh auto 0; padding: 0 1.5rem }
  h1 { font-size: 1.5rem; line-height: 1.25 }
</style>
</head>
<body>
<main>
<p><strong>${escaped(siteName)}</strong></p>
<h1>The site is not available right now</h1>
<p>We cannot reach our database. Nothing is lost. This page tries again in a few seconds.</p>
</main>
</body>
</html>
`;
