import type { ErrorObject, ValidateFunction } from "ajv";
import { Ajv2020 } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { expect } from "vitest";
import { openApiDocument } from "../http/rest/openapi.ts";
import type { Route } from "../http/rest/route.ts";

interface Header {
  required?: boolean;
  schema: object;
}

interface Described {
  content?: Record<string, { schema: object }>;
  headers?: Record<string, Header | { $ref: string }>;
}

/** Headers of a response that describe the budget from which the call was paid. */
const budgetHeaders = ["RateLimit-Limit", "RateLimit-Remaining", "RateLimit-Reset"] as const;

interface Operation {
  operationId: string;
  summary: string;
  parameters: { name: string; in: string; required: boolean; schema: object }[];
  requestBody?: { content: Record<string, { schema: object; example: unknown }> };
  responses: Record<string, Described & { $ref?: string }>;
}

export interface Description {
  paths: Record<string, Record<string, Operation>>;
  components: {
    schemas: Record<string, object>;
    responses: Record<string, Described>;
    headers: Record<string, Header>;
  };
}

const document = "https://assay.example/api/openapi.json";
/** A JSON Pointer to a part of a document. */
const pointer = (...names: string[]) =>
  `${document}#/${names.map((name) => encodeURIComponent(name.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`;

/**
 * Checks responses against the OpenAPI document, with a validator that is independent of the product: status, media type,
 * schema, and the documented headers.
 */
export function testDescription(routes: readonly Route[]) {
  const made: unknown = openApiDocument({ name: "Assay", publicUrl: "https://assay.example", routes });
  const description = made as Description;
  const ajv = new Ajv2020({ strict: true, strictRequired: false, allErrors: true, validateFormats: true });
  addFormats.default(ajv);
  // Keywords of OpenAPI in addition to those of JSON Schema.
  ajv.addVocabulary(["openapi", "info", "servers", "paths", "components"]);
  ajv.addSchema(description, document, undefined, false);
  const compiled = new Map<string, ValidateFunction>();
  const validator = (place: string): ValidateFunction => {
    const validate = compiled.get(place) ?? ajv.compile({ $ref: place });
    compiled.set(place, validate);
    return validate;
  };

  const operation = ({ method, path }: Pick<Route, "method" | "path">): Operation => {
    const found = description.paths[path]?.[method.toLowerCase()];
    if (!found) throw new Error(`${method} ${path} is not described`);
    return found;
  };

  return {
    description,
    operation,
    /** Errors in the schema at this place of the document, by the rules of JSON Schema 2020-12. */
    schemaMistakes(...place: string[]): ErrorObject[] {
      const schema = place.reduce<unknown>(
        (part, name) => (part as Record<string, unknown>)[name],
        description,
      );
      return ajv.validateSchema(schema as object) ? [] : (ajv.errors ?? []);
    },
    /** Errors of a value by the schema at this place of the document. */
    mistakes(value: unknown, ...place: string[]): ErrorObject[] {
      const validate = validator(pointer(...place));
      return validate(value) ? [] : (validate.errors ?? []);
    },
    /**
     * Fails unless the response matches the description of its route; returns its body. A call that was paid for (`isPaid`: with an API
     * token) has headers with the state of its budget, other calls have not.
     */
    async expectDescribed(
      route: Pick<Route, "method" | "path">,
      response: Response,
      { isPaid = false } = {},
    ): Promise<unknown> {
      const at = `${route.method} ${route.path} → ${response.status}`;
      const text = await response.text();
      const answer = operation(route).responses[response.status];
      expect(answer, `${at} is described`).toBeDefined();
      const reference = answer?.$ref?.split("/").at(-1);
      const described = reference ? description.components.responses[reference] : answer;
      const place = reference
        ? ["components", "responses", reference]
        : ["paths", route.path, route.method.toLowerCase(), "responses", String(response.status)];
      for (const [name, header] of Object.entries(described?.headers ?? {})) {
        const { required, schema } =
          "$ref" in header ? (description.components.headers[name] as Header) : header;
        const value = response.headers.get(name);
        if (required) expect(value, `${at}: ${name}`).not.toBeNull();
        const isNumber = "type" in schema && schema.type === "integer";
        if (value !== null && isNumber) expect(value, `${at}: ${name}`).toMatch(/^\d+$/);
      }
      const sentHeaders = budgetHeaders.filter((name) => response.headers.has(name));
      expect(sentHeaders, `${at}: how the budget stands`).toEqual(isPaid ? budgetHeaders : []);
      for (const name of [...sentHeaders, "Retry-After"])
        if (response.headers.has(name)) expect(Object.keys(described?.headers ?? {}), at).toContain(name);
      const [type] = Object.keys(described?.content ?? {});
      if (type === undefined) {
        expect(text, at).toBe("");
        return null;
      }
      expect(response.headers.get("content-type"), at).toMatch(
        new RegExp(`^${type.replace("+", "\\+")}(;|$)`),
      );
      const body: unknown = type === "application/json" ? JSON.parse(text) : text;
      expect(this.mistakes(body, ...place, "content", type, "schema"), at).toEqual([]);
      return body;
    },
  };
}
