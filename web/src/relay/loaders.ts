import type { ClientLoaderFunctionArgs, LoaderFunctionArgs } from "react-router";
import { fetchQuery, type OperationType } from "relay-runtime";
import { openPage } from "./browser-pages";
import type { Address, LoadedPage, PageData } from "./page-data";
import { environmentOf } from "./server-environment";

/** How long a new page may take before its skeleton replaces the old page. */
const patienceMs = 250;

/** The loader of a page on the server: runs the page's query in process and fills the request's store. */
export function serverLoader<Q extends OperationType>(page: PageData<Q>) {
  return async ({ params, request, context }: LoaderFunctionArgs): Promise<LoadedPage<Q>> => {
    const environment = environmentOf(context);
    return load(page, { params, url: new URL(request.url) }, async (variables) => {
      const response = await fetchQuery<Q>(environment, page.query, variables).toPromise();
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
    const address = { params, url: new URL(request.url) };
    // On Back and Forward the browser is already at the address it asks for; on a new navigation not yet.
    const isReturn = request.url === window.location.href.split("#")[0];
    const arriving = load(page, address, (variables) => openPage(page, variables, { isReturn }));
    if (address.url.pathname === window.location.pathname && !isReturn) return arriving;
    const loaded = await Promise.race([arriving, wait(patienceMs)]);
    if (loaded) return loaded;
    // Whoever renders the page sees the failure; until then it is not an unhandled one.
    arriving.catch(() => undefined);
    return { variables: page.variables(address), arriving };
  };
}

/** Asks what the page asks, in whichever way, and checks the answer. */
async function load<Q extends OperationType>(
  page: PageData<Q>,
  address: Address,
  ask: (variables: Q["variables"]) => Promise<Q["response"]>,
): Promise<LoadedPage<Q>> {
  let variables = page.variables(address);
  let response = await ask(variables);
  const others = page.instead?.(response, address);
  if (others) {
    variables = others;
    response = await ask(others);
  }
  page.check?.(response, address);
  return { variables };
}

const wait = (ms: number) => new Promise<null>((resolve) => setTimeout(resolve, ms, null));
