import { createHash } from "node:crypto";
import { createRequestHandler } from "@react-router/express";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { type EntryContext, isRouteErrorResponse, RouterContextProvider, ServerRouter } from "react-router";
import { isAdminArea } from "./document/admin-area";
import { BootContext, NonceContext } from "./document/boot";
import { ExpiryContext } from "./document/clock";
import { scriptPolicy } from "./document/content-security";
import { LazyFilesContext, lazyFilesOf, type Manifest } from "./document/lazy-files";
import { renderDocument } from "./document/render-document";
import { renderSharedParts } from "./document/shared-parts";
import { stylesheetContext } from "./document/stylesheet";
import { engineContext } from "./relay/engine";
import { OperationError } from "./relay/environment";
import { overloadText } from "./relay/overload";
import { environmentOf } from "./relay/server-environment";
import { describeSite } from "./site.server";

// The build has React Router within it: whoever answers requests must use that one.
export {
  createRequestHandler,
  describeSite,
  engineContext,
  RouterContextProvider,
  renderSharedParts,
  stylesheetContext,
};

// React Router builds for the browser first. In development that build is missing or outdated.
const manifests = import.meta.env.PROD
  ? import.meta.glob<Manifest>("../build/client/.vite/manifest.json", {
      eager: true,
      import: "default",
      // Includes folders that begin with a dot.
      exhaustive: true,
    })
  : {};
const lazyFiles = lazyFilesOf(Object.values(manifests)[0] ?? {});

/** Milliseconds after which rendering is aborted. */
export const streamTimeout = 10_000;

/** Renders one page to its HTML. Buffered: the status is known and the styles are in the head before it is sent. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> {
  const { now, publicUrl, isPersonal, requestId, branding, expireAt } = context.get(engineContext);
  const environment = environmentOf(context);
  // All loaders have run: the store is full, and the page is rendered from it alone.
  const records = environment.getStore().getSource().toJSON();
  const errors = Object.values(entry.staticHandlerContext.errors ?? {});
  const overload = errors.map(overloadText)[0];
  // Included only where it is shown: a page that succeeds is the same for every request.
  const failed = status >= 500 && !overload && { requestId };
  const boot = { now: now.toISOString(), publicUrl, records, site: branding.given, ...failed };
  const { html, scripts } = await renderDocument(
    (nonce) => (
      <NonceContext value={nonce}>
        <BootContext value={boot}>
          <ExpiryContext value={expireAt}>
            <LazyFilesContext value={lazyFiles}>
              <RelayEnvironmentProvider environment={environment}>
                <ServerRouter context={withMatchedRoutes(entry)} url={request.url} nonce={nonce} />
              </RelayEnvironmentProvider>
            </LazyFilesContext>
          </ExpiryContext>
        </BootContext>
      </NonceContext>
    ),
    streamTimeout,
    context.get(stylesheetContext),
  );
  headers.set("content-type", "text/html; charset=utf-8");
  // Without a session a page is the same for everyone.
  // A URL with a mailed secret must not be cached, nor sent to other sites as a Referer.
  const isSecret = new URL(request.url).searchParams.has("token");
  if (isSecret) headers.set("referrer-policy", "no-referrer");
  const isPrivate = isPersonal || isSecret;
  headers.set("cache-control", isPrivate ? "private, no-store" : "public, max-age=0, must-revalidate");
  // Without the time of its making: what every process makes of the same data has the same tag.
  if (!isPrivate) headers.set("etag", tagOf(html, boot.now));
  headers.append("vary", "Cookie");
  if (overload) {
    headers.set("retry-after", String(overload.retryAfter));
    headers.set("cache-control", "no-store");
  }
  const isAdmins = entry.staticHandlerContext.matches.some(({ route }) => isAdminArea(route.id));
  const pictures = isAdmins ? "own" : "any";
  if (import.meta.env.PROD) headers.set("content-security-policy", scriptPolicy(scripts, pictures));
  return new Response(request.method === "HEAD" ? null : html, { status, headers });
}

/** React Router makes a tree of all routes for each page; one of the page's own routes is enough to render it. */
function withMatchedRoutes(entry: EntryContext): EntryContext {
  const ids = entry.staticHandlerContext.matches.map(({ route }) => route.id);
  const only = <Value,>(all: Record<string, Value>) =>
    Object.fromEntries(Object.entries(all).filter(([id]) => ids.includes(id)));
  const manifest = { ...entry.manifest, routes: only(entry.manifest.routes) };
  return { ...entry, manifest, routeModules: only(entry.routeModules) };
}

/** The entity tag of a page without the time of its making; weak, because the page may be compressed on its way. */
function tagOf(html: Buffer, now: string): string {
  const at = html.lastIndexOf(now);
  const [before, after] = at === -1 ? [html.length, html.length] : [at, at + now.length];
  const hash = createHash("sha256").update(html.subarray(0, before)).update(html.subarray(after));
  return `W/"${hash.digest("base64url").slice(0, 27)}"`;
}

/** What went wrong while answering; a visitor who left, a 404 and who is to come back later are no errors. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
): void {
  if (request.signal.aborted || overloadText(error) || (isRouteErrorResponse(error) && error.status < 500))
    return;
  // The engine has already logged errors inside an operation.
  if (error instanceof OperationError && error.requestId !== null) return;
  context.get(engineContext).report(error);
}
