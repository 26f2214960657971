import type { OperationResult, SiteBranding } from "@assay/api/contract";
import { type Environment, ROOT_ID } from "relay-runtime";
import { setClockBy } from "~/document/clock";
import { outdated } from "~/document/other-version";
import { createEnvironment, type Send, type StoreRecords } from "./environment";

let environment: Environment | undefined;
let site: Partial<SiteBranding> = {};

/** Starts the browser's one environment from the records that came with the page, and keeps what the operator has set of the site. */
export function startEnvironment(records: StoreRecords, given: Partial<SiteBranding> = {}): Environment {
  site = given;
  environment = createEnvironment(post, { records, isServer: false });
  return environment;
}

/** What the operator has set of the site, for loaders: components have `useSite()`. */
export const browserSite = (): Partial<SiteBranding> => site;

/** The browser's environment. */
export function browserEnvironment(): Environment {
  if (!environment) throw new Error("The Relay environment has not been started.");
  return environment;
}

/** Was the visitor signed in when the server last said so, to the header or to any page? Asks nothing. */
export function isKnownSignedIn(): boolean {
  return browserEnvironment().getStore().getSource().get(ROOT_ID)?.["viewer"] != null;
}

// Only ids of known documents leave the browser; the server holds their text.
const post: Send = async ({ id, name }, variables) => {
  const response = await fetch("/graphql", {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ documentId: id, variables, operationName: name }),
  });
  setClockBy(response.headers);
  if (!response.headers.get("content-type")?.includes("json")) {
    throw new Error(`${name}: the server answered with status ${response.status}`);
  }
  if (response.status === 404) return { errors: outdated };
  return (await response.json()) as OperationResult;
};
