import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { fetchQuery, type OperationType } from "relay-runtime";
import { loadDocument, outdatedCode } from "~/document/other-version";
import { withoutNul } from "../search-params/codec";
import { browserSite, isKnownSignedIn } from "./browser-environment";
import { openPage } from "./browser-pages";
import { engineContext } from "./engine";
import { OperationError } from "./environment";
import { isReturnTo } from "./history";
import { toOverload } from "./overload";
import type { LoadedPage, PageData, PageLocation } from "./page-data";
import { environmentOf } from "./server-environment";

/** How long a new page may take before its skeleton replaces the old page. */
const patienceMs = 250;

/** The loader of a page on the server: runs the page's query in process and fills the request's store. */
export function serverLoader<Q extends OperationType>(page: PageData<Q>) {
  return async ({ params, request, context }: LoaderFunctionArgs): Promise<LoadedPage<Q>> => {
    const environment = environmentOf(context);
    const location = locationOf(params, request, context.get(engineContext).branding.given);
    const isForSignedIn = page.signedIn !== undefined && (await isSignedIn(context));
    return load(page, isForSignedIn, location, async (chosen, variables) => {
      const response = await fetchQuery<Q>(environment, chosen.query, variables).toPromise();
      return response as Q["response"];
    });
  };
}

/**
 * The loader of a page in the browser. A page that answers soon is shown at once; a slow one is entered without
 * its data, so that its skeleton shows. A new filter on the same page always waits: the old list stays.
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
    const loaded = await Promise.race([pending, wait(patienceMs)]);
    if (loaded) return loaded;
    // Whoever renders the page sees the failure; until then it is not an unhandled one.
    pending.catch(() => undefined);
    return { variables: page.variables(location), ...(isForSignedIn && { isForSignedIn }), pending };
  };
}

/** The address, whose parts hold no NUL: a slug or an id with one leads to nothing, and is no failure. */
function locationOf(
  params: LoaderFunctionArgs["params"],
  { url }: Request,
  site: NonNullable<PageLocation["site"]>,
): PageLocation {
  const parts = Object.entries(params).map(([name, part]) => [name, part && withoutNul(part)]);
  return { params: Object.fromEntries(parts), url: new URL(url), site };
}

/** Whether the request is from a signed-in user. Without a session cookie, nothing is queried. */
async function isSignedIn(context: LoaderFunctionArgs["context"]): Promise<boolean> {
  if (!context.get(engineContext).isPersonal) return false;
  // Imported here because the browser never asks: it knows from its store.
  const { fetchIsSignedIn } = await import("./visitor");
  return fetchIsSignedIn(environmentOf(context));
}

/** Asks what the page asks whoever it is for, in whichever way, and checks the answer. */
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
