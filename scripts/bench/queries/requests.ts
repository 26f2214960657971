import type { LoadRequest } from "../load/generate.ts";
import type { TargetName } from "../servers.ts";
import { documents, type QueryName } from "./documents.ts";

/** The variables of one request, in the words of each target. */
export type Variables = Readonly<Record<TargetName, Readonly<Record<string, string>>>>;

/** Variables of every request of a query, in their order. */
export type VariablesByQuery = Readonly<Record<QueryName, readonly Variables[]>>;

/** The same variables for all targets. */
export function forAll(values: Readonly<Record<string, string>>): Variables {
  return { assay: values, postgraphile: values, sql: values };
}

/** A request as the target takes it. */
export function requestTo(target: TargetName, query: QueryName, variables: Variables): LoadRequest {
  return requestOf(target === "sql" ? query : documents[query][target], variables[target]);
}

/** A GraphQL document with its variables as a request. */
export function requestOf(query: string, variables: Readonly<Record<string, string>> = {}): LoadRequest {
  return { method: "POST", path: "/graphql", body: JSON.stringify({ query, variables }) };
}

/** The data of the target's response; throws on errors. */
export async function ask(url: string, request: LoadRequest): Promise<unknown> {
  const answer = await fetch(url + request.path, {
    method: request.method,
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      ...request.headers,
      ...(request.cookie !== undefined && { cookie: request.cookie }),
    },
    body: request.body ?? null,
  });
  const { data, errors } = (await answer.json()) as { data?: unknown; errors?: unknown };
  if (errors !== undefined || !data)
    throw new Error(`${url} answered ${answer.status}: ${JSON.stringify(errors)}\n${request.body}`);
  return data;
}
