import type { ErrorRequestHandler, Request, RequestHandler, Response } from "express";
import { unauthenticated } from "../../domain/errors.ts";
import { mayCall, refusalOf } from "../../domain/policy.ts";
import type { OriginOf } from "../../engine/csrf.ts";
import { execute } from "../../engine/execute.ts";
import { type Context, resetLoaders } from "../../graphql/context.ts";
import type { ReportDefect } from "../../graphql/errors.ts";
import { exportDownloads } from "../../inputs/index.ts";
import { callerKey, chargedOnce } from "../../limits/call-budgets.ts";
import type { LongPolls } from "../../limits/long-polls.ts";
import { createPlaces, type Places } from "../../limits/places.ts";
import { excludeWait, nameRoute } from "../../metrics/http.ts";
import { sendText } from "../send-text.ts";
import type { ShortWay } from "../short-way.ts";
import { readJson } from "./body.ts";
import { partOf, pointsOfPart, sendPart } from "./download.ts";
import { allowAnyOrigin, answerPreflight, isKnown, setCaching, setPaging } from "./headers.ts";
import { graphqlToHttpError, HttpError, toHttpError } from "./http-error.ts";
import { readInput } from "./input.ts";
import { isUserNavigation, requireSameSite } from "./origin.ts";
import { createPathTable, isPlainRead, type PathMatch, type Row } from "./path-table.ts";
import type { Answer, Route, Site, Tools } from "./route.ts";
import { routes as table } from "./routes/index.ts";

export interface FacadeOptions {
  /** What every request passes before it comes to an endpoint, in its order. */
  commonMiddleware: readonly RequestHandler[];
  /** Authenticates the request and creates the context of its operation, with trust "built" and a call budget. */
  openContext(request: Request): Promise<Context>;
  report: ReportDefect;
  originOf: OriginOf;
  /** Origin (and path prefix) of public addresses, without a slash at the end. */
  publicUrl: string;
  siteName: string;
  /** Where requests wait for changes. */
  longPolls: LongPolls;
  /** Called when a request begins to wait for them. */
  waits(response: Response): void;
  /** Opens a file of the data export. */
  openExportFile: Tools["openExportFile"];
  openRanking: Tools["openRanking"];
  /** Aborted when the process stops. */
  leaving: AbortSignal;
  /** The table, for tests that bring their own. */
  routes?: readonly Route[];
}

/** What `createFacade` gives. */
export interface Facade {
  /** The short way of plain reads. */
  readonly shortWay: ShortWay;
  /** For /api, after the common middleware. */
  readonly handlers: (RequestHandler | ErrorRequestHandler)[];
}

/**
 * The REST API. Matches a request with a route of the table, runs its document through the engine and writes the response;
 * permissions and validation are behind GraphQL.
 */
export function createFacade(options: FacadeOptions): Facade {
  const { report, publicUrl, siteName, commonMiddleware, routes = table } = options;
  const find = createPathTable(routes);
  const answer = answerer({ name: siteName, publicUrl, routes }, options);
  return {
    shortWay: {
      handlers: commonMiddleware,
      takes: isPlainRead,
      find(request, found) {
        const match = find(request.path);
        const isRead = match?.rows.some(({ route }) => route.method === "GET") === true;
        found(isRead ? (asked, response) => answer(match, asked, response) : null);
      },
    },
    handlers: [
      async (request: Request, response: Response) => {
        const match = find(`${request.baseUrl}${request.path}`);
        if (!match) throw new HttpError(404, "Not Found");
        await answer(match, request, response);
      },
      refuseAsRest(report),
    ],
  };
}

/** Answers an error as the REST API does; also one from before the facade, which passes it by. */
export function refuseAsRest(report: ReportDefect): ErrorRequestHandler {
  return (error, request, response, next) => {
    if (response.headersSent) return next(error);
    // A path with a broken escape ("%zz") does not exist.
    writeRefusal(
      request,
      response,
      error instanceof URIError ? new HttpError(404, "Not Found") : toHttpError(error, report),
    );
  };
}

/** Answers requests whose path has routes. */
function answerer(site: Site, given: FacadeOptions) {
  const options: Shared = { ...given, places: createPlaces(exportDownloads) };
  return async (
    { rows, allowed, values }: PathMatch,
    request: Request,
    response: Response,
  ): Promise<void> => {
    if (request.method === "OPTIONS") {
      // Browsers send preflights without Authorization.
      if (carriesAuthorization(request)) await options.openContext(request);
      if (allowed.includes("GET")) allowAnyOrigin(response);
      return answerPreflight(response, allowed);
    }
    const method = request.method === "HEAD" ? "GET" : request.method;
    const row = rows.find(({ route }) => route.method === method);
    if (!row) throw new HttpError(405, "Method Not Allowed", { headers: { Allow: allowed.join(", ") } });
    const { route } = row;
    nameRoute(request, row.name);
    const { answer, context } = await serve({ ...row, values }, request, response, site, options);
    if (!answer.download) return writeAnswer(route, request, response, answer, site);
    const part = partOf(request, answer.download);
    const points = pointsOfPart(request, part);
    await context?.callBudget?.spend(points);
    allowAnyOrigin(response);
    setCaching(request, response, route.caching);
    const caller = callerKey(request, context ?? nobody);
    await sendPart(request, response, { download: answer.download, part }, { ...options, caller }).catch(
      (error: unknown) => {
        // Refused before it began: for want of a place, or at the end of the process.
        context?.callBudget?.refund(points);
        throw error;
      },
    );
  };
}

/** Options of the facade, and the downloads under way. */
interface Shared extends FacadeOptions {
  readonly places: Places;
}

/** A caller whose context is not opened. */
const nobody = { token: null, viewer: null };

/** Checks and runs a request; the checks are in the contract's order of errors. */
async function serve(
  { route, parameters, values }: Row & { values: readonly string[] },
  request: Request,
  response: Response,
  site: Site,
  { openContext, originOf, report, longPolls, waits, openExportFile, openRanking }: FacadeOptions,
): Promise<{ answer: Answer; context: Context | null }> {
  const writes = route.method !== "GET";
  const body = writes ? await readJson(request, response) : undefined;
  if (writes) requireSameSite(request, originOf);
  // Immutable responses are not counted, but an invalid token is refused everywhere.
  const isFree = route.caching.immutable === true;
  const context = isFree && !carriesAuthorization(request) ? null : await openContext(request);
  // A call that is refused or runs no document is counted too.
  if (!isFree) await context?.callBudget?.spend(0);
  requireRole(context, route);
  if (context && route.takesKey) context.idempotencyKey = request.get("idempotency-key");
  // Whether the navigation was intended is then for the route to decide.
  if (route.navigates && context) context.caller = { ...context.caller, origin: "own" };
  let reading: Context | null = null;
  const tools: Tools = {
    site,
    openExportFile,
    openRanking,
    isUserNavigation: isUserNavigation(request),
    async ask(document, variables) {
      const { data, errors } = await execute(
        { document, variables },
        reading ?? context ?? (await openContext(request)),
        report,
      );
      if (errors?.[0]) throw graphqlToHttpError(errors[0], report);
      return data;
    },
    async poll(seconds, read, isEmpty) {
      const left = new AbortController();
      response.once("close", () => left.abort());
      waits(response);
      const budget = context?.callBudget && chargedOnce(context.callBudget);
      reading = context && budget ? { ...context, callBudget: budget } : context;
      const readAgain = () => {
        // Loaders keep what they have read.
        if (reading) resetLoaders(reading);
        return read();
      };
      try {
        return await longPolls.wait({
          caller: callerKey(request, context ?? nobody),
          seconds,
          signal: left.signal,
          read: readAgain,
          isEmpty,
          waited: (milliseconds) => excludeWait(request, milliseconds),
        });
      } finally {
        budget?.settle();
      }
    },
  };
  const params = Object.fromEntries(parameters.map((name, index) => [name, values[index]]));
  const { input, refusal, usable } = readInput(route, params, request, body);
  if (!refusal) return { answer: await route.handle(input, tools), context };
  // 401, 403 and 404 come before 400.
  const named = route.subjectBody?.safeParse(body ?? {});
  if (named && !named.success) throw refusal;
  if (route.subject) await route.subject(named ? { ...input, body: named.data } : input, tools);
  else if (!writes && usable) await route.handle(input, tools).catch(unlessInvalid);
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
  if (who === "admin" && !context.viewer.isAdmin) throw refusalOf(context, "administration.read");
}

function writeAnswer(
  route: Route,
  request: Request,
  response: Response,
  answer: Answer,
  { publicUrl }: Site,
): void {
  if (route.method === "GET" && !route.navigates) {
    allowAnyOrigin(response);
    setCaching(request, response, route.caching);
  } else {
    response.set("Cache-Control", "private, no-store");
  }
  setPaging(request, response, publicUrl, answer.page);
  response.status(answer.status ?? route.status);
  for (const [name, value] of Object.entries(answer.headers ?? {})) response.set(name, value);
  if (answer.body === undefined) {
    response.end();
    return;
  }
  const text = route.mediaType === "application/json" ? JSON.stringify(answer.body) : String(answer.body);
  if (route.method === "GET" && isKnown(request, response, text)) response.status(304).end();
  else sendText(response.type(route.mediaType), text);
}

function writeRefusal(request: Request, response: Response, refusal: HttpError): void {
  if (request.method === "GET" || request.method === "HEAD") allowAnyOrigin(response);
  response.set("Cache-Control", "no-store").status(refusal.status).set(refusal.headers).json(refusal.body);
}
