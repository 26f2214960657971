import type { Request } from "express";
import { z } from "zod";
import type { FieldError } from "../../domain/errors.ts";
import { HttpError } from "./http-error.ts";
import { keyHeader } from "./parameters.ts";
import type { Input, Route } from "./route.ts";

export interface ParsedRequest {
  /** The parsed request; invalid parts are treated as omitted. */
  input: Input;
  /** Null if the request is valid. */
  refusal: HttpError | null;
  /** True if the invalid parts are optional. */
  usable: boolean;
}

const withoutKey = z.object({
  "idempotency-key": z.never({ error: "This request takes no Idempotency-Key" }).optional(),
});

/** Reads a request by its route's schemas; `params` are those of its path. */
export function readInput(route: Route, params: object, request: Request, body: unknown): ParsedRequest {
  const wrong: FieldError[] = [];
  let usable = true;
  const read = (schema: z.ZodType | null, value: unknown): unknown => {
    if (!schema) return value;
    const result = schema.safeParse(value);
    if (result.success) return result.data;
    wrong.push(...result.error.issues.map(toFieldError));
    const rest = schema.safeParse(withoutWrong(value, result.error.issues));
    usable &&= rest.success;
    return rest.data;
  };
  const input = {
    params: read(route.params, params),
    query: (request.url.includes("?") ? null : unasked(route)) ?? read(route.query, request.query),
    body: read(route.body, body ?? {}),
  };
  if (route.method !== "GET") read(route.takesKey ? keyHeader : withoutKey, request.headers);
  const [first] = wrong;
  return { input, usable, refusal: first ? new HttpError(400, first.message, { fields: wrong }) : null };
}

/** What a route reads of an address without parameters, which it is asked for most often; null if it needs some. */
function unasked(route: Route): object | null {
  const known = withoutParameters.get(route);
  if (known !== undefined) return known;
  const { data } = route.query.safeParse({});
  const read = data === undefined ? null : Object.freeze(data);
  withoutParameters.set(route, read);
  return read;
}

const withoutParameters = new WeakMap<Route, object | null>();

function toFieldError({ path, message }: z.core.$ZodIssue): FieldError {
  return { path: path.join("."), message };
}

function withoutWrong(value: unknown, issues: readonly z.core.$ZodIssue[]): object {
  const wrong = new Set(issues.map(({ path }) => String(path[0])));
  return Object.fromEntries(Object.entries(value as object).filter(([name]) => !wrong.has(name)));
}
