import {
  type ConcreteRequest,
  createOperationDescriptor,
  type Environment,
  fetchQuery,
  type OperationDescriptor,
  type OperationType,
} from "relay-runtime";
import { browserEnvironment } from "./browser-environment";
import type { PageData, PageLocation } from "./page-data";

/** How long a response prefetched on hover may wait for the click. */
const warmForMs = 30_000;

const prefetched = new Map<string, Promise<unknown>>();

/**
 * The response to a page's query. A new navigation sends a request, unless hovering over the link just did; a
 * return to a page (Back, Forward) reads the store and sends none, as long as the page's data are kept.
 */
export async function openPage<Q extends OperationType>(
  page: PageData<Q>,
  variables: Q["variables"],
  { isReturn }: { isReturn: boolean },
): Promise<Q["response"]> {
  const operation = createOperationDescriptor(page.query, variables);
  const key = operation.request.identifier;
  const promised = prefetched.get(key);
  prefetched.delete(key);
  if (promised) return promised;
  const environment = browserEnvironment();
  if (isReturn) {
    const cached = environment.check(operation);
    // Data from the document are as old as the document.
    const since = (cached.status === "available" && cached.fetchTime) || performance.timeOrigin;
    if (cached.status === "available" && Date.now() - since < (page.maxAgeMs ?? Infinity))
      return environment.lookup(operation.fragment).data;
  }
  return ask(page, operation);
}

/** Prefetches a page's data before the click. Never fails: errors are shown when the page is opened. */
export function prefetchPage<Q extends OperationType>(page: PageData<Q>, location: PageLocation): void {
  const variables = variablesOrNull(page, location);
  if (!variables) return;
  const operation = createOperationDescriptor(page.query, variables);
  const key = operation.request.identifier;
  if (prefetched.has(key)) return;
  const answer = ask(page, operation);
  const forget = () => prefetched.delete(key);
  prefetched.set(key, answer);
  answer.then(() => setTimeout(forget, warmForMs), forget);
}

/** Drops prefetched responses, because something has changed since. */
export function clearPrefetched(): void {
  prefetched.clear();
}

function variablesOrNull<Q extends OperationType>(
  page: PageData<Q>,
  location: PageLocation,
): Q["variables"] | null {
  try {
    return page.variables(location);
  } catch {
    return null;
  }
}

/** Asks for what the page offers to choose from, unless the store has it. */
export const fetchChoices = (environment: Environment, { choices }: { choices?: ConcreteRequest }) =>
  choices && fetchQuery(environment, choices, {}, { fetchPolicy: "store-or-network" }).toPromise();

async function ask<Q extends OperationType>(
  page: PageData<Q>,
  operation: OperationDescriptor,
): Promise<Q["response"]> {
  const environment = browserEnvironment();
  // Retained while the request is pending; released, it joins the pages that the store keeps for Back.
  const choices = page.choices ? [createOperationDescriptor(page.choices, {})] : [];
  const holds = [operation, ...choices].map((one) => environment.retain(one));
  try {
    const answer = fetchQuery<Q>(environment, page.query, operation.request.variables, {
      networkCacheConfig: { force: true },
    });
    const [response] = await Promise.all([answer.toPromise(), fetchChoices(environment, page)]);
    return response as Q["response"];
  } finally {
    for (const hold of holds) hold.dispose();
  }
}
