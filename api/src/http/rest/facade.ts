import { type ErrorRequestHandler, type Request, type RequestHandler, type Response, Router } from "express";
import { forbidden, unauthenticated } from "../../domain/errors.ts";
import { mayCall, refusalOf } from "../../domain/policy.ts";
import type { OriginOf } from "../../engine/csrf.ts";
import { execute } from "../../engine/execute.ts";
import { type Context, resetLoaders } from "../../graphql/context.ts";
import type { ReportDefect } from "../../graphql/errors.ts";
import { exportDownloads } from "../../inputs/index.ts";
import type { LongPolls } from "../../limits/long-polls.ts";
import { createPlaces, type Places } from "../../limits/places.ts";
import { excludeWait, nameRoute } from "../../metrics/http.ts";
import { readJson } from "./body.ts";
import { partOf, pointsOfPart, sendPart } from "./download.ts";
import { allowAnyOrigin, answerPreflight, isKnown, setCaching, setPaging } from "./headers.ts";
import { graphqlToHttpError, HttpError, toHttpError } from "./http-error.ts";
import { readInput } from "./input.ts";
import { isUserNavigation, requireSameSite } from "./origin.ts";
import type { Answer, Route, Site, Tools } from "./route.ts";
import { routes as table } from "./routes/index.ts";

export interface FacadeOptions {
  /** Authenticates the request and creates the context of its operation, with trust "built" and a call budget. */
  openContext(request: Request): Promise<Context>;
  report: ReportDefect;
  originOf: OriginOf;
  /** Origin (and path prefix) of public addresses, without a slash at the end. */
  publicUrl: string;
  siteName: string;
  /** Where requests wait for changes. */
  longPolls: LongPolls;
  /** Opens a file of the data export. */
  openExportFile: Tools["openExportFile"];
  /** Aborted when the process stops. */
  leaving: AbortSignal;
  /** The table, for tests that bring their own. */
  routes?: readonly Route[];
}

/**
 * The REST API, to be mounted at /api. Matches a request with a row of the table, runs its document through the engine and
 * writes the response; permissions and validation are behind GraphQL.
 */
export function createFacade(options: FacadeOptions): Router {
  const { report, publicUrl, siteName, routes = table } = options;
  const site: Site = { name: siteName, publicUrl, routes };
  const router = Router({ caseSensitive: true });
  const places = createPlaces(exportDownloads);
  router.use((request, _response, next) => {
    // No name contains NUL: such a path does not exist, like one with a broken escape.
    next(request.path.includes("%00") ? new HttpError(404, "Not Found") : undefined);
  });
  for (const [path, rows] of byPath(routes)) router.all(path, handler(rows, site, { ...options, places }));
  router.use(() => {
    throw new HttpError(404, "Not Found");
  });
  const refuse: ErrorRequestHandler = (error, request, response, next) => {
    if (response.headersSent) return next(error);
    // A path with a broken escape ("%zz") does not exist.
    writeRefusal(
      request,
      response,
      error instanceof URIError ? new HttpError(404, "Not Found") : toHttpError(error, report),
    );
  };
  router.use(refuse);
  return router;
}

/** Rows by their path as Express writes it below /api, those with fewer parameters first: "recent" is not an id. */
function byPath(routes: readonly Route[]): [string, Route[]][] {
  const paths = new Map<string, Route[]>();
  for (const row of routes) {
    // Rows may name a parameter differently ({slug}, {id}): they share the path, and so its Allow header.
    let index = 0;
    const path = row.path.slice("/api".length).replace(/\{\w+\}/g, () => `:p${index++}`);
    paths.set(path, [...(paths.get(path) ?? []), row]);
  }
  return [...paths].sort(([a], [b]) => a.split(":").length - b.split(":").length);
}

function handler(rows: readonly Route[], site: Site, options: Shared): RequestHandler {
  const allowed = [
    ...new Set(rows.flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]))),
    "OPTIONS",
  ];
  return async (request, response) => {
    if (request.method === "OPTIONS") {
      // Browsers send preflights without Authorization.
      if (carriesAuthorization(request)) await options.openContext(request);
      if (allowed.includes("GET")) allowAnyOrigin(response);
      return answerPreflight(response, allowed);
    }
    const method = request.method === "HEAD" ? "GET" : request.method;
    const row = rows.find((one) => one.method === method);
    if (!row) throw new HttpError(405, "Method Not Allowed", { headers: { Allow: allowed.join(", ") } });
    nameRoute(request, `${row.method} ${row.path}`);
    const { answer, context } = await serve(row, request, response, site, options);
    if (!answer.download) return writeAnswer(row, request, response, answer, site);
    const part = partOf(request, answer.download);
    await context?.callBudget?.spend(pointsOfPart(request, part));
    allowAnyOrigin(response);
    setCaching(request, response, row.caching);
    const caller = callerOf(context);
    await sendPart(request, response, { download: answer.download, part }, { ...options, caller });
  };
}

/** Options of the facade, and the downloads under way. */
interface Shared extends FacadeOptions {
  readonly places: Places;
}

/** Whose requests are counted together. */
const callerOf = (context: Context | null): string =>
  context?.token?.id ?? context?.viewer?.id ?? context?.caller.network ?? "";

/** Checks and runs a request; the checks are in the contract's order of errors. */
async function serve(
  row: Route,
  request: Request,
  response: Response,
  site: Site,
  { openContext, originOf, report, longPolls, openExportFile }: FacadeOptions,
): Promise<{ answer: Answer; context: Context | null }> {
  const writes = row.method !== "GET";
  const body = writes ? await readJson(request, response) : undefined;
  if (writes) requireSameSite(request, originOf);
  // Immutable responses are not counted, but an invalid token is refused everywhere.
  const isFree = row.caching.immutable === true;
  const context = isFree && !carriesAuthorization(request) ? null : await openContext(request);
  // A call that is refused or runs no document is counted too.
  if (!isFree) await context?.callBudget?.spend(0);
  requireRole(context, row);
  // Whether the navigation was intended is then for the row to decide.
  if (row.navigates && context) context.caller = { ...context.caller, origin: "own" };
  const tools: Tools = {
    site,
    openExportFile,
    isUserNavigation: isUserNavigation(request),
    async ask(document, variables) {
      const { data, errors } = await execute(
        { document, variables },
        context ?? (await openContext(request)),
        report,
      );
      if (errors?.[0]) throw graphqlToHttpError(errors[0], report);
      return data;
    },
    async poll(seconds, read, isEmpty) {
      const left = new AbortController();
      response.once("close", () => left.abort());
      const readAgain = () => {
        // Loaders keep what they have read.
        if (context) resetLoaders(context);
        return read();
      };
      return longPolls.wait({
        caller: callerOf(context),
        seconds,
        signal: left.signal,
        read: readAgain,
        isEmpty,
        waited: (milliseconds) => excludeWait(request, milliseconds),
      });
    },
  };
  const { input, refusal, usable } = readInput(row, request, body);
  if (!refusal) return { answer: await row.handle(input, tools), context };
  // 401, 403 and 404 come before 400.
  const named = row.subjectBody?.safeParse(body ?? {});
  if (named && !named.success) throw refusal;
  if (row.subject) await row.subject(named ? { ...input, body: named.data } : input, tools);
  else if (!writes && usable) await row.handle(input, tools).catch(unlessInvalid);
  throw refusal;
}

const carriesAuthorization = ({ headers }: Request): boolean => headers.authorization !== undefined;

function unlessInvalid(error: unknown): void {
  if (error instanceof Error && toHttpError(error, () => {}).status === 400) return;
  throw error;
}

function requireRole(context: Context | null, { who, permission }: Route): void {
  if (who === "anyone") return;
  if (context?.token) {
    if (permission && mayCall(context, permission)) return;
    throw refusalOf(context, permission ?? "account.manage");
  }
  if (!context?.viewer) throw unauthenticated();
  if (who === "admin" && !context.viewer.isAdmin) throw forbidden();
}

function writeAnswer(
  row: Route,
  request: Request,
  response: Response,
  answer: Answer,
  { publicUrl }: Site,
): void {
  if (row.method === "GET" && !row.navigates) {
    allowAnyOrigin(response);
    setCaching(request, response, row.caching);
  } else {
    response.set("Cache-Control", "private, no-store");
  }
  setPaging(request, response, publicUrl, answer.page);
  response.status(answer.status ?? row.status);
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.set(name, value);
  if (answer.body === undefined) {
    response.end();
    return;
  }
  const text = row.mediaType === "application/json" ? JSON.stringify(answer.body) : String(answer.body);
  if (row.method === "GET" && isKnown(request, response, text)) response.status(304).end();
  else response.type(row.mediaType).send(text);
}

function writeRefusal(request: Request, response: Response, refusal: HttpError): void {
  if (request.method === "GET" || request.method === "HEAD") allowAnyOrigin(response);
  response.set("Cache-Control", "no-store").status(refusal.status).set(refusal.headers).json(refusal.body);
}
