import { expect, test } from "vitest";
import { documentLimits } from "../../inputs/index.ts";
import { testDatabase } from "../../testing/database.ts";
import { serveApp } from "../../testing/server.ts";

const database = testDatabase();
const { post } = serveApp(() => ({ database, answers: undefined }));

/** What differs between any two requests. */
const ofEachRequest = ["x-request-id", "date", "x-ratelimit-remaining", "ratelimit"];

/** Everything of an answer but what differs between any two. */
async function answered(body: object, headers: Record<string, string>) {
  const response = await post(body, headers);
  const given = [...response.headers].filter(([name]) => !ofEachRequest.includes(name));
  return { status: response.status, headers: given, text: await response.text() };
}

/** Express answers this type, which means the same. */
const byExpress = { "content-type": "application/json; charset=utf-8; way=long" };

const known =
  "query Known($slug: String) { reviews(first: 1) { totalCount } category(slug: $slug) { name } }";
const requests: [what: string, body: object, headers?: Record<string, string>][] = [
  ["a document that is known", { query: known, variables: { slug: "sales" } }],
  ["wrong variables", { query: known, variables: { slug: 1 } }],
  ["a failing field", { query: known, variables: {} }],
  ["no object", ["x"]],
  ["nothing", {}],
  ["variables that are none", { query: known, variables: "x" }],
  ["an unknown persisted document", { documentId: "x" }],
  ["a document that is new", { query: `{ __typename } # ${"x".repeat(documentLimits.name)}` }],
  ["another kind of answer", { query: known, variables: {} }, { accept: "text/html" }],
  ["an unknown token", { query: known, variables: {} }, { authorization: "Bearer assay_unknown" }],
  ["a token in another scheme", { query: known }, { authorization: "Basic assay_x" }],
  ["a session that is over", { query: known, variables: {} }, { cookie: "assay_session=none" }],
  ["a request of another site", { query: known, variables: {} }, { origin: "https://other.example" }],
];

test.for(requests)("%s is answered like by Express, headers too", async ([, body, headers = {}]) => {
  // The document is known from its second request on.
  await answered({ query: known, variables: { slug: "sales" } }, {});
  const long = await answered(body, { ...headers, ...byExpress });
  expect(await answered(body, headers)).toEqual(long);
});
