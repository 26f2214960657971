import type { OperationResult, SiteBranding } from "@assay/api/contract";
import { type Environment, ROOT_ID } from "relay-runtime";
import { setClockBy } from "~/document/clock";
import { outdated } from "~/document/other-version";
import { createEnvironment, type Send, type StoreRecords } from "./environment";

let environment: Environment | undefined;
let site: Partial<SiteBranding> = {};

/** Creates the browser's only environment from the records in the document, and stores the operator's branding. */
export function startEnvironment(records: StoreRecords, given: Partial<SiteBranding> = {}): Environment {
  site = given;
  environment = createEnvironment(post, { records, isServer: false });
  return environment;
}

/** The operator's branding, for loaders: components have `useSite()`. */
export const browserSite = (): Partial<SiteBranding> => site;

/** The browser's environment. */
export function browserEnvironment(): Environment {
  if (!environment) throw new Error("The Relay environment has not been started.");
  return environment;
}

/** Whether the visitor was signed in according to the last response. Sends no request. */
export function isKnownSignedIn(): boolean {
  return browserEnvironment().getStore().getSource().get(ROOT_ID)?.["viewer"] != null;
}

// The browser sends only ids of known documents; the server has their text.
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
