import type { ErrorRequestHandler, Response } from "express";
import { GraphQLError } from "graphql";
import { isOutage } from "../domain/errors.ts";
import {
  busyMessage,
  busySeconds,
  type Overload,
  outageMessage,
  outageSeconds,
  overloadOf,
  type ReportDefect,
  toPublicError,
} from "../graphql/errors.ts";
import { BusyError } from "../limits/concurrency-limiter.ts";
import { escaped } from "./feeds/xml.ts";

/** Answers in place of /graphql while the database is away or the server busy, where the request did not get as far as its operation. */
export function graphqlOverload(report: ReportDefect): ErrorRequestHandler {
  return (error, _request, response, next) => {
    if (!(isOutage(error) || error instanceof BusyError) || response.headersSent) return next(error);
    const shown = toPublicError(error, report);
    refuse(response, overloadOf([shown]) ?? { status: 503, retryAfter: outageSeconds });
    response.json({ errors: [shown] });
  };
}

/** Answers whatever no endpoint answered: 503 while the database is away or the server busy, as a page where one is asked for; what the overload says; else 500. */
export function lastResort(report: ReportDefect, siteName: string): ErrorRequestHandler {
  const pages = { UNAVAILABLE: refusalPage(siteName, outage), BUSY: refusalPage(siteName, busy) };
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
    const page = overload.code === "UNAVAILABLE" || overload.code === "BUSY" ? pages[overload.code] : null;
    if (page !== null && request.accepts(["text/plain", "text/html"]) === "text/html")
      response.set("content-security-policy", pagePolicy).type("html").send(page);
    else response.type("text").send(`${overload.message}\n`);
  };
}

/** What an error says of the load: that of an operation has been reported by the engine, which has made it into one of its own. */
function overloadBehind(error: unknown): (Overload & { code: unknown; message: string }) | null {
  if (error instanceof BusyError)
    return { status: 503, retryAfter: busySeconds, code: "BUSY", message: busyMessage };
  if (isOutage(error))
    return { status: 503, retryAfter: outageSeconds, code: "UNAVAILABLE", message: outageMessage };
  if (!(error instanceof GraphQLError)) return null;
  const overload = overloadOf([error]);
  return overload && { ...overload, code: error.extensions.code, message: error.message };
}

function refuse(response: Response, { status, retryAfter }: Overload): void {
  response.status(status).set({ "retry-after": String(retryAfter), "cache-control": "no-store" });
}

const pagePolicy = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'";

/** The title and the text of a page that says why there is no other, and the seconds after which it tries again. */
interface Refusal {
  readonly title: string;
  readonly text: string;
  readonly seconds: number;
}

const outage: Refusal = {
  title: "The site is not available right now",
  text: "We cannot reach our database. Nothing is lost. This page tries again in a few seconds.",
  seconds: outageSeconds,
};

const busy: Refusal = {
  title: "The site is very busy right now",
  text: "More people ask for pages than we can serve. Nothing is lost. This page tries again in a few seconds.",
  seconds: busySeconds,
};

/** A page that needs no script, asset or database, and reloads itself. */
const refusalPage = (siteName: string, { title, text, seconds }: Refusal) => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="${seconds}">
<title>${title} | ${escaped(siteName)}</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
  main { max-width: 32rem; margin: 20vh auto 0; padding: 0 1.5rem }
  h1 { font-size: 1.5rem; line-height: 1.25 }
</style>
</head>
<body>
<main>
<p><strong>${escaped(siteName)}</strong></p>
<h1>${title}</h1>
<p>${text}</p>
</main>
</body>
</html>
`;
