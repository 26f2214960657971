import type { SiteBranding } from "@assay/api/contract";
import type { ConcreteRequest, OperationType } from "relay-runtime";

/** The requested page: its route params and URL. */
export interface PageLocation {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  /** What the operator has set of the site; absent means nothing. */
  readonly site?: Partial<SiteBranding>;
}

/** What a page asks of the API. One of these stands in each page's `data.ts`. */
export interface PageData<Q extends OperationType> {
  readonly query: ConcreteRequest;
  /** Turns the address into the query's variables; throws `notFound()` or `redirect()` for a wrong address. */
  variables(location: PageLocation): Q["variables"];
  /** Milliseconds for which whoever comes back is shown the same answer; without it as long as the store has it. */
  readonly maxAgeMs?: number;
  /**
   * What to ask with instead, once, where the answer shows that the address's own choice is not there; null
   * where it is. The address stays as it is.
   */
  fallbackVariables?(response: Q["response"], location: PageLocation): Q["variables"] | null;
  /**
   * What those who are signed in are shown at this address instead, with data of its own; fetched for them alone. The
   * page finds out by `LoadedPage.isForSignedIn`.
   */
  signedIn?(): Promise<SignedInPageData>;
  /** Throws `notFound()` or `redirect()` when the answer means another page than this one. */
  check?(response: Q["response"], location: PageLocation): void;
}

// Which query it is says the page that uses it; here it is one among others.
// biome-ignore lint/suspicious/noExplicitAny: PageData is invariant
type SignedInPageData = PageData<any>;

/** What a loader hands to its page: never the data, which is in the Relay store. */
export interface LoadedPage<Q extends OperationType> {
  readonly variables: Q["variables"];
  /** True where it is what those who are signed in are shown instead. */
  readonly isForSignedIn?: true;
  /** There while the data is still on its way; the page shows its skeleton until it settles, with its variables. */
  readonly pending?: Promise<LoadedPage<Q>>;
}

/** Declares what a page asks; only here for the types. */
export function definePageData<Q extends OperationType>(page: PageData<Q>): PageData<Q> {
  return page;
}
