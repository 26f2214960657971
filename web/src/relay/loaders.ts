import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { fetchQuery, type OperationType } from "relay-runtime";
import { loadDocument, outdatedCode } from "~/document/other-version";
import { withoutNul } from "../search-params/codec";
import { browserSite, isKnownSignedIn } from "./browser-environment";
import { fetchChoices, openPage } from "./browser-pages";
import { engineContext } from "./engine";
import { OperationError } from "./environment";
import { isReturnTo } from "./history";
import { toOverload } from "./overload";
import type { LoadedPage, PageData, PageLocation } from "./page-data";
import { environmentOf } from "./server-environment";

/** How long a new page may take before its skeleton replaces the old page. */
const timeoutMs = 250;

/** The loader of a page on the server: runs the page's query in process and fills the request's store. */
export function serverLoader<Q extends OperationType>(page: PageData<Q>) {
  return async ({ params, request, context }: LoaderFunctionArgs): Promise<LoadedPage<Q>> => {
    const environment = environmentOf(context);
    const location = locationOf(params, request, context.get(engineContext).branding.given);
    const isForSignedIn = page.signedIn !== undefined && (await isSignedIn(context));
    return load(page, isForSignedIn, location, async (chosen, variables) => {
      const [response] = await Promise.all([
        fetchQuery<Q>(environment, chosen.query, variables).toPromise(),
        fetchChoices(environment, chosen),
      ]);
      return response as Q["response"];
    });
  };
}

/**
 * The loader of a page in the browser. A fast response is shown at once; a page with a slow one is entered without
 * its data, so that its skeleton is shown. A new filter on the same page always waits, with the old list visible.
 */
export function browserLoader<Q extends OperationType>(page: PageData<Q>) {
  return async ({ params, request }: ClientLoaderFunctionArgs): Promise<LoadedPage<Q>> => {
    const location = locationOf(params, request, browserSite());
    const isReturn = isReturnTo(request.url);
    const isForSignedIn = page.signedIn !== undefined && isKnownSignedIn();
    const pending = load(page, isForSignedIn, location, (chosen, variables) =>
      openPage(chosen, variables, { isReturn }),
    ).catch((error: unknown) => {
      if (error instanceof OperationError && error.codes.includes(outdatedCode))
        return loadDocument(location.url);
      throw error;
    });
    if (location.url.pathname === window.location.pathname && !isReturn) return pending;
    const loaded = await Promise.race([pending, wait(timeoutMs)]);
    if (loaded) return loaded;
    // The page throws the error when it renders; until then it must not count as an unhandled rejection.
    pending.catch(() => undefined);
    return { variables: page.variables(location), ...(isForSignedIn && { isForSignedIn }), pending };
  };
}

/** The location, with NUL replaced in its parts: a slug or an id with NUL is not found instead of failing. */
function locationOf(
  params: LoaderFunctionArgs["params"],
  { url }: Request,
  site: NonNullable<PageLocation["site"]>,
): PageLocation {
  const parts = Object.entries(params).map(([name, part]) => [name, part && withoutNul(part)]);
  return { params: Object.fromEntries(parts), url: new URL(url), site };
}

/** Whether the request is from a signed-in user. Without a session cookie, no query is run. */
async function isSignedIn(context: LoaderFunctionArgs["context"]): Promise<boolean> {
  if (!context.get(engineContext).isPersonal) return false;
  // Imported here because browsers never need it: they know from their store.
  const { fetchIsSignedIn } = await import("./visitor");
  return fetchIsSignedIn(environmentOf(context));
}

/** Runs the page's query for visitors or signed-in users with the given transport, and checks the response. */
async function load<Q extends OperationType>(
  page: PageData<Q>,
  isForSignedIn: boolean,
  location: PageLocation,
  ask: (page: PageData<Q>, variables: Q["variables"]) => Promise<Q["response"]>,
): Promise<LoadedPage<Q>> {
  const chosen = (isForSignedIn && (await page.signedIn?.())) || page;
  const answer = (variables: Q["variables"]) =>
    ask(chosen, variables).catch((error: unknown) => {
      throw toOverload(error);
    });
  let variables = chosen.variables(location);
  let response = await answer(variables);
  const others = chosen.fallbackVariables?.(response, location);
  if (others) {
    variables = others;
    response = await answer(others);
  }
  chosen.check?.(response, location);
  return { variables, ...(isForSignedIn && { isForSignedIn }) };
}

const wait = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));
