import { type Request, type RequestHandler, Router } from "express";
import { type FailureCode, RateLimited } from "../domain/errors.ts";
import { execute } from "../engine/execute.ts";
import { trustedDocument } from "../engine/parse.ts";
import type { Context } from "../graphql/context.ts";
import { overloadOf, type ReportDefect } from "../graphql/errors.ts";
import { httpStatuses } from "./http-status.ts";

interface UnsubscribeEndpointOptions {
  /** A context whose calls are counted. */
  openContext(request: Request): Promise<Context>;
  report: ReportDefect;
  /** Origin (and path prefix) of public addresses, without a slash at the end. */
  publicUrl: string;
}

/** Where the link in a mail leads to; web/src/paths.ts and the mails state the same. */
const path = "/mail-settings";

const document = trustedDocument(`mutation Unsubscribe($input: UnsubscribeInput!) {
  result: unsubscribe(input: $input) { __typename } }`);

/**
 * Takes the POST with which mail programs switch mails off by themselves (RFC 8058), and that of the page at the same address,
 * which works without scripts. Only the token of the link is read.
 */
export function createUnsubscribeEndpoint(options: UnsubscribeEndpointOptions): Router {
  const { openContext, report, publicUrl } = options;
  const take: RequestHandler = async (request, response) => {
    response.set({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    const token = String(request.query["token"] ?? "");
    const context = await openContext(request);
    try {
      await context.callBudget?.spend(0);
    } catch (error) {
      if (!(error instanceof RateLimited)) throw error;
      response.set("retry-after", String(error.retryAfter)).status(429).type("text").send(error.message);
      return;
    }
    // The secret is only in the mail, so the request needs no other proof.
    context.caller = { ...context.caller, origin: "own" };
    const { data, errors } = await execute({ document, variables: { input: { token } } }, context, report);
    // A person is shown what became of it. Programs follow no redirect (RFC 8058, 3.1).
    if (request.headers.accept?.includes("text/html")) {
      const prefix = new URL(publicUrl).pathname.replace(/\/$/, "");
      response.redirect(303, `${prefix}${path}?${new URLSearchParams({ token })}`);
      return;
    }
    const result = data?.["result"] as { __typename: string } | undefined;
    const isDone = result?.__typename === "Unsubscribed";
    const overload = overloadOf(errors);
    if (overload) response.set("retry-after", String(overload.retryAfter));
    const [error] = errors ?? [];
    const refused = error && (httpStatuses[error.extensions?.code as FailureCode] ?? 500);
    const status = refused ?? (isDone ? 200 : 404);
    response
      .status(status)
      .type("text")
      .send(isDone ? "Turned off.\n" : "Not turned off.\n");
  };
  return Router({ caseSensitive: true, strict: true }).post(path, take);
}
