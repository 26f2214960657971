/** What the explorer sends: a document, its variables as JSON, and a token where one is given. */
export interface QueryRequest {
  readonly query: string;
  readonly variables: string;
  readonly token: string;
}

/** What came back. */
export interface QueryReply {
  readonly status: number;
  readonly milliseconds: number;
  /** The answer as it is read, or the text that came instead. */
  readonly text: string;
  /** What the call cost and what is left; told to tokens. */
  readonly cost: { readonly actual: number; readonly remaining: number } | null;
  /** The headers that programs plan with, as lines. */
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

/** What is wrong with the variables; null where they are an object. */
export function variablesError(text: string): string | null {
  if (text.trim() === "") return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === "object" && value !== null && !Array.isArray(value)) return null;
  } catch {
    // Told below.
  }
  return 'Variables must be a JSON object, such as {"first": 5}';
}

/**
 * Asks as a program would: the session of whoever looks is left out, so that nothing is done in their name by a slip. Rejects
 * where nothing answers.
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
