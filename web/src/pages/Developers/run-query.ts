/** A request of the explorer: a document, its variables as JSON, and an optional token. */
export interface QueryRequest {
  readonly query: string;
  readonly variables: string;
  readonly token: string;
}

/** The response. */
export interface QueryReply {
  readonly status: number;
  readonly milliseconds: number;
  /** The formatted JSON, or the text if it is not JSON. */
  readonly text: string;
  /** The cost of the call and the remaining budget; only for calls with a token. */
  readonly cost: { readonly actual: number; readonly remaining: number } | null;
  /** The rate limit headers, as lines. */
  readonly headers: readonly string[];
}

const shownHeaders = [
  "content-type",
  "ratelimit-limit",
  "ratelimit-remaining",
  "ratelimit-reset",
  "retry-after",
  "www-authenticate",
];

/** The error in the variables; null if they are a JSON object. */
export function variablesError(text: string): string | null {
  if (text.trim() === "") return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return null;
  } catch {
    // The message below covers this case.
  }
  return 'Variables must be a JSON object, such as {"first": 5}';
}

/**
 * Sends a request as a program would: without the viewer's session, so that nothing is done in their name by accident. Rejects
 * if there is no response.
 */
export async function runQuery({ query, variables, token }: QueryRequest): Promise<QueryReply> {
  const start = performance.now();
  const response = await fetch("/graphql", {
    method: "POST",
    credentials: "omit",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      ...(token.trim() && { authorization: `Bearer ${token.trim()}` }),
    },
    body: JSON.stringify({ query, variables: variables.trim() === "" ? {} : JSON.parse(variables) }),
  });
  const text = await response.text();
  const milliseconds = Math.round(performance.now() - start);
  const answer = parsed(text);
  return {
    status: response.status,
    milliseconds,
    text: answer === null ? text : JSON.stringify(answer, null, 2),
    cost: answer?.extensions?.cost ?? null,
    headers: shownHeaders.flatMap((name) => {
      const value = response.headers.get(name);
      return value === null ? [] : [`${name}: ${value}`];
    }),
  };
}

function parsed(text: string): { extensions?: { cost?: QueryReply["cost"] } } | null {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
