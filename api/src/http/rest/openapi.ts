import { STATUS_CODES } from "node:http";
import { z } from "zod";
import { isSecure } from "../../auth/cookies.ts";
import { sessionCookie } from "../../auth/sessions.ts";
import { cursorExpiry } from "../../graphql/types/change.ts";
import { apiBudgets } from "../../inputs/index.ts";
import { keyHeader } from "./parameters.ts";
import type { Route, Site } from "./route.ts";
import { ErrorShape, shapeNames } from "./shapes/registry.ts";

type Json = Record<string, unknown>;

/** The OpenAPI 3.1 document of a table: the same routes and schemas that serve it, in the table's order. */
export function openApiDocument({ name, publicUrl, routes }: Site): Json {
  const described = describeShapes(routes);
  const paths: Record<string, Json> = {};
  for (const route of routes) {
    paths[route.path] = {
      ...paths[route.path],
      [route.method.toLowerCase()]: operation(route, described.inPlace),
    };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${name} API`,
      version: "1",
      description:
        "A directory of software with reviews. Requests and responses are JSON; dates are ISO 8601 in UTC; IDs are text. " +
        "Lists are paginated with the Link header. Fields may be added at any time: ignore those you do not know. The same " +
        `data is available at /graphql, with any selection of fields. A request costs one point per ${apiBudgets.valuesPerPoint} values ` +
        `(or part of them) that its response may contain, and up to ${apiBudgets.middleTable / apiBudgets.valuesPerPoint} points for a search. With an API token, the limit is ${apiBudgets.token.points} points per ` +
        `minute, reported in the RateLimit headers. Without one, it is ${apiBudgets.anonymous.points} points per minute and IP address, and each request costs at least ${apiBudgets.anonymous.minCharge}.`,
    },
    servers: [{ url: publicUrl }],
    paths,
    components: {
      schemas: described.components,
      responses: errorResponses(),
      headers,
      securitySchemes: {
        session: {
          type: "apiKey",
          in: "cookie",
          name: sessionCookie(isSecure(publicUrl)).name,
          description: "Session cookie of a signed-in browser.",
        },
        token: { type: "http", scheme: "bearer", description: "API token (assay_…)." },
      },
    },
  };
}

const text = (description: string): Json => ({ description, schema: { type: "string" } });
const count = (description: string, minimum = 0): Json => ({
  description,
  schema: { type: "integer", minimum },
});

const pagingHeaders = {
  "X-Total-Count": { required: true, ...count("Number of items in the whole list.") },
  Link: text(
    'URLs of other pages: rel="next" and rel="prev" where there are such, rel="first" and rel="last". Absent for an empty list.',
  ),
};

/** Headers with the state of the budget, in every response to a charged call. */
const budgetHeaders = {
  "RateLimit-Limit": count("With an API token: points per minute."),
  "RateLimit-Remaining": count("With an API token: points left."),
  "RateLimit-Reset": count("With an API token: seconds until all points are available again.", 1),
};

/** Of a list without an end. */
const logHeaders = {
  LinkOn: { required: true, ...text('URL to ask next, now or later, as rel="next".') },
};

const headers = {
  ...pagingHeaders,
  ...logHeaders,
  ...budgetHeaders,
  ETag: {
    required: true,
    ...text("Version of the response. Send it as If-None-Match to receive 304 if nothing has changed."),
  },
  "Retry-After": { required: true, ...count("Seconds to wait before trying again.", 1) },
};

const componentRef = (kind: string, name: string) => ({ $ref: `#/components/${kind}/${name}` });
const schemaRef = (id: string) => componentRef("schemas", id);
const headerRefs = (names: readonly string[]): Json =>
  Object.fromEntries(names.map((name) => [name, componentRef("headers", name)]));
const budgetRefs = headerRefs(Object.keys(budgetHeaders));

/**
 * JSON Schemas of all responses, generated together so that named shapes become references; the others are inlined into their
 * operations.
 */
function describeShapes(routes: readonly Route[]): { components: Json; inPlace: Map<z.ZodType, Json> } {
  const registry = z.registry<{ id: string }>();
  const inline = new Map<z.ZodType, string>();
  for (const { response } of routes) {
    if (response && !shapeNames.has(response)) inline.set(response, `inline ${inline.size}`);
  }
  for (const [schema, id] of [...shapeNames, ...inline]) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => schemaRef(id).$ref,
    unrepresentable: "any",
    override: tidy,
  });
  const made = new Map(
    Object.entries(schemas).map(([id, { $schema, $id, ...schema }]) => [id, schema as Json]),
  );
  return {
    components: Object.fromEntries([...shapeNames.values()].sort().map((name) => [name, made.get(name)])),
    inPlace: new Map([
      ...[...shapeNames].map(([schema, name]) => [schema, schemaRef(name)] as const),
      ...[...inline].map(([schema, id]) => [schema, made.get(id) ?? {}] as const),
    ]),
  };
}

/** Removes redundant output of zod: patterns that repeat a format, safe integers, and the ban on additional properties. */
function tidy({ jsonSchema }: { jsonSchema: z.core.JSONSchema.BaseSchema }): void {
  // Clients ignore unknown fields, so that responses can grow.
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.format) delete jsonSchema.pattern;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
}

function operation(route: Route, schemas: Map<z.ZodType, Json>): Json {
  const { summary, body, example } = route;
  return {
    operationId: operationId(route),
    summary,
    tags: [route.path.split("/")[2]?.replace(/\..*/, "") ?? ""],
    parameters: [
      ...pathParameters(route),
      ...parametersOf("query", route.query),
      ...(route.takesKey ? parametersOf("header", keyHeader) : []),
    ],
    ...(body && {
      requestBody: { required: true, content: { "application/json": { schema: bodySchema(body), example } } },
    }),
    responses: responsesOf(route, schemas),
    ...securityOf(route),
  };
}

/** The security requirement of a route: tokens read public data, and call routes that a scope grants. */
function securityOf({ who, method, permission, caching }: Route): Json {
  if (caching.immutable) return {};
  if (who === "anyone") return method === "GET" ? { security: [{}, { session: [] }, { token: [] }] } : {};
  return { security: [{ session: [] }, ...(permission ? [{ token: [] }] : [])] };
}

/** The schema of a body before parsing, which turns blank text into null. */
function bodySchema(body: z.ZodType): Json {
  const { $schema, ...schema } = z.toJSONSchema(body, {
    io: "input",
    unrepresentable: "any",
    override: tidy,
  });
  return schema;
}

/** "get /api/software/{id}/reviews" is getSoftwareByIdReviews. */
function operationId({ method, path }: Route): string {
  const words = path
    .slice("/api/".length)
    .split(/[/.-]/)
    .map((part) => (part.startsWith("{") ? `By${capital(part.slice(1, -1))}` : capital(part)));
  return `${method.toLowerCase()}${words.join("")}`;
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

function pathParameters({ path, params }: Route): Json[] {
  if (params) return parametersOf("path", params);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
  return names.map((name) => ({ name, in: "path", required: true, schema: { type: "string" } }));
}

function parametersOf(place: "path" | "query" | "header", fields: z.ZodObject): Json[] {
  return Object.entries(fields.shape).map(([name, field]) => {
    const made = z.toJSONSchema(field as z.ZodType, { unrepresentable: "any", override: tidy });
    const { $schema, description, ...schema } = made;
    const required = place === "path" || !(field as z.ZodType).safeParse(undefined).success;
    return { name, in: place, ...(description !== undefined && { description }), required, schema };
  });
}

function responsesOf(route: Route, schemas: Map<z.ZodType, Json>): Json {
  const { method, status, response, mediaType, paging, navigates } = route;
  const errors = Object.fromEntries(
    errorsOf(route).map((code) => [code, componentRef("responses", `Error${code}`)]),
  );
  const budget = route.caching.immutable ? {} : budgetRefs;
  const location = { Location: { required: true, ...text("URL to continue at.") } };
  if (navigates)
    return { [status]: { description: "Redirect", headers: { ...location, ...budget } }, ...errors };
  const reads = method === "GET";
  const schema = response ? schemas.get(response) : { type: "string" };
  const read = reads ? headerRefs(["ETag"]) : {};
  const pages =
    paging === "log"
      ? { Link: componentRef("headers", "LinkOn") }
      : headerRefs(paging ? Object.keys(pagingHeaders) : []);
  const unchanged = {
    description: "Not modified since the ETag that was sent",
    headers: { ...headerRefs(["ETag"]), ...budget },
  };
  const content = (response || mediaType !== "application/json") && { content: { [mediaType]: { schema } } };
  const partHeaders = { "Content-Range": { required: true, ...text("Which bytes of how many.") } };
  return {
    [status]: {
      description: STATUS_CODES[status] ?? "",
      headers: { ...read, ...pages, ...budget },
      ...content,
    },
    ...(route.isDownload && {
      206: {
        description: "The range that was asked for",
        headers: { ...read, ...partHeaders, ...budget },
        ...content,
      },
      416: {
        description: "The range is behind the end of the file",
        headers: { ...read, ...partHeaders, ...budget },
      },
    }),
    ...(reads && { 304: unchanged }),
    ...errors,
  };
}

/** Every error status that a route may return; 405 belongs to no operation. */
function errorsOf({ method, path, params, query, body, who, navigates, caching, ...route }: Route): number[] {
  const writes = method !== "GET";
  const takesInput = writes || params !== null || Object.keys(query.shape).length > 0;
  return [
    // When a browser navigates, invalid input is ignored.
    ...(takesInput && !navigates ? [400] : []),
    401,
    ...(who !== "anyone" || writes || navigates || route.hasPrivateInput ? [403] : []),
    ...((path.includes("{") && params === null) || route.subjectBody ? [404] : []),
    ...(route.conflicts ? [409] : []),
    ...(route.paging === "log" ? [410] : []),
    ...(writes ? [413, 415] : []),
    ...(route.takesKey ? [422] : []),
    ...(caching.immutable ? [] : [429]),
    500,
    ...(route.comesLater ? [503] : []),
  ];
}

const errorMeanings: Readonly<Record<number, string>> = {
  400: "The input is not valid: `message` is the first error, `errors` has all of them",
  401: "Not signed in, or the API token is not valid; `message` says which",
  403: "The caller is not allowed to do this",
  404: "Not found, or not visible to the caller",
  409: "Conflict with existing data; `code` says which",
  410: `Expired: ${cursorExpiry}. Start over without \`after\`. \`code\` is cursor-expired`,
  413: "The body is larger than 256 KiB",
  415: "The body is not JSON",
  422: "The idempotency key was used for another request. `code` is idempotency-key-reused",
  429: "Too many requests. `Retry-After` says when to try again, `message` what would help",
  500: "Internal error",
  503: "Nothing is there yet. `Retry-After` says when to try again",
};

function errorResponses(): Json {
  const content = { "application/json": { schema: schemaRef(shapeNames.get(ErrorShape) ?? "") } };
  return Object.fromEntries(
    Object.entries(errorMeanings).map(([code, description]) => {
      const retry = code === "429" || code === "503" ? headerRefs(["Retry-After"]) : {};
      // The body is read before the call is charged.
      const budget = code === "413" || code === "415" ? {} : budgetRefs;
      return [`Error${code}`, { description, headers: { ...retry, ...budget }, content }];
    }),
  );
}
