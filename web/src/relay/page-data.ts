import type { SiteBranding } from "@assay/api/contract";
import type { ConcreteRequest, OperationType } from "relay-runtime";

/** The requested page: its route params and URL. */
export interface PageLocation {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly url: URL;
  /** The operator's branding; absent for the default. */
  readonly site?: Partial<SiteBranding>;
}

/** The data that a page needs from the API. Each page's `data.ts` exports one. */
export interface PageData<Q extends OperationType> {
  readonly query: ConcreteRequest;
  /** Converts the URL into the query's variables; throws `notFound()` or `redirect()` for an invalid URL. */
  variables(location: PageLocation): Q["variables"];
  /** A query without variables of what the page offers to choose from: visitors share its answer, and a browser asks once. */
  readonly choices?: ConcreteRequest;
  /** Milliseconds for which a return shows the stored response; by default as long as the store has it. */
  readonly maxAgeMs?: number;
  /**
   * Variables for a second query, if the response shows that the URL's own choice does not exist; null
   * if it does. The URL stays the same.
   */
  fallbackVariables?(response: Q["response"], location: PageLocation): Q["variables"] | null;
  /**
   * The data of the page that signed-in users see at this URL instead; loaded for them only. The
   * page detects that by `LoadedPage.isForSignedIn`.
   */
  signedIn?(): Promise<SignedInPageData>;
  /** Throws `notFound()` or `redirect()` if the response shows that this page is the wrong one. */
  check?(response: Q["response"], location: PageLocation): void;
}

// The page that uses it knows the type of the query.
// biome-ignore lint/suspicious/noExplicitAny: PageData is invariant
type SignedInPageData = PageData<any>;

/** The result of a loader for its page: without the data, which are in the Relay store. */
export interface LoadedPage<Q extends OperationType> {
  readonly variables: Q["variables"];
  /** True if it is the page for signed-in users. */
  readonly isForSignedIn?: true;
  /** Set while the data are pending; resolves with the loaded page. Until then the page shows its skeleton. */
  readonly pending?: Promise<LoadedPage<Q>>;
}

/** Declares a page's data; an identity function for type inference. */
export function definePageData<Q extends OperationType>(page: PageData<Q>): PageData<Q> {
  return page;
}
