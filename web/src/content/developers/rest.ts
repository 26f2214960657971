import { code, escapeHtml, type GeneratedPage, heading, inlineMarkdown, partList } from "./html";

/** A JSON Schema, as far as the facade's shapes use it. */
interface Shape {
  readonly $ref?: string;
  readonly type?: string | readonly string[];
  readonly format?: string;
  readonly description?: string;
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly default?: unknown;
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: Shape | boolean;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
}

interface Answer {
  readonly $ref?: string;
  readonly description?: string;
  readonly headers?: Readonly<Record<string, unknown>>;
  readonly content?: Readonly<Record<string, { readonly schema?: Shape }>>;
}

interface Operation {
  readonly operationId: string;
  readonly summary: string;
  readonly tags: readonly string[];
  readonly parameters: readonly {
    readonly name: string;
    readonly in: string;
    readonly description?: string;
    readonly required: boolean;
    readonly schema: Shape;
  }[];
  readonly requestBody?: Pick<Answer, "content">;
  readonly responses: Readonly<Record<string, Answer>>;
  readonly security?: readonly Readonly<Record<string, unknown>>[];
}

interface Routed {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

/** The parts of an OpenAPI document that the page shows. */
interface OpenApi {
  readonly info: { readonly description: string };
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Shape>>;
    readonly responses: Readonly<Record<string, Answer>>;
  };
}

const errors = { id: "errors", text: "Errors" };
const shapes = { id: "shapes", text: "Shapes" };

/** The REST reference: every route by its first path segment, then the shapes that several of them return. */
export function restPage(document: object): GeneratedPage {
  const { info, paths, components } = document as OpenApi;
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const groups = Map.groupBy(operations, ({ operation }) => operation.tags[0] ?? "");
  const headings = [...groups.keys()].map((tag) => ({
    id: `tag-${tag}`,
    text: `${tag.charAt(0).toUpperCase()}${tag.slice(1)}`,
  }));
  const html = [
    `<p>${inlineMarkdown(info.description)}</p>`,
    ...headings.flatMap((head) => [
      heading(head),
      ...(groups.get(head.id.slice("tag-".length)) ?? []).map(operationHtml),
    ]),
    heading(errors),
    partList(
      Object.entries(components.responses).map(([name, answer]) =>
        answerHtml(name.replace("Error", ""), answer),
      ),
    ),
    heading(shapes),
    ...Object.entries(components.schemas).map(([name, shape]) => shapeHtml(name, shape)),
  ];
  return { html: html.join("\n"), headings: [...headings, errors, shapes] };
}

const linkOf = (name: string) => (name.startsWith("shape_") ? `#shape-${name.slice("shape_".length)}` : null);
/** A type as code; names of shapes are links. */
const typed = (shape: Shape) => code(typeOf(shape), linkOf).replaceAll(">shape_", ">");

function operationHtml({ path, method, operation }: Routed): string {
  const { operationId, summary, parameters, requestBody, responses } = operation;
  const body = requestBody?.content?.["application/json"]?.schema;
  return [
    `<h3 id="${operationId}"><a href="#${operationId}"><code>${method} ${escapeHtml(path)}</code></a></h3>`,
    `<p>${inlineMarkdown(summary)}. ${whoMay(operation)}</p>`,
    partList(
      parameters.map(({ name, in: place, required, description = "", schema }) =>
        partHtml(name, schema, `${place}${required ? ", required" : ""}`, description),
      ),
    ),
    body ? `<p>Body (JSON):</p>${propertiesHtml(body)}` : "",
    answersHtml(responses),
  ].join("");
}

/** The responses of a route; those that all routes have in common are listed once. */
function answersHtml(responses: Operation["responses"]): string {
  const [common, own] = [true, false].map((isCommon) =>
    Object.entries(responses).filter(([, { $ref }]) => ($ref !== undefined) === isCommon),
  );
  const codes = (common ?? []).map(([status]) => code(status)).join(", ");
  const refused = codes && `<p>Or an <a href="#${errors.id}">error</a>: ${codes}.</p>`;
  return `<p>Responses:</p>${partList((own ?? []).map(([status, answer]) => answerHtml(status, answer)))}${refused}`;
}

function whoMay({ security }: Operation): string {
  if (!security) return "";
  const ways = security.flatMap((way) => Object.keys(way));
  if (security.some((way) => Object.keys(way).length === 0)) return "No sign-in needed.";
  return ways.includes("token")
    ? "Requires a signed-in user or an API token."
    : "Requires a signed-in user. API tokens are not accepted.";
}

function answerHtml(status: string, answer: Answer): string {
  const { description = "" } = answer;
  const [type, content] = Object.entries(answer.content ?? {})[0] ?? [];
  const shape = content?.schema;
  const schemaText = !shape
    ? ""
    : type === "application/json"
      ? `: ${typed(shape)}`
      : `: <code>${escapeHtml(type ?? "")}</code>`;
  // Every response has the headers of the budget: the text above the list says so once.
  const headers = Object.keys(answer.headers ?? {}).filter((name) => !name.startsWith("RateLimit-"));
  const carried = headers.length > 0 ? ` Headers: ${headers.map((name) => code(name)).join(", ")}.` : "";
  const nested = shape?.properties ? propertiesHtml(shape) : "";
  return `<li><b>${code(status)}</b> ${inlineMarkdown(description)}${schemaText}.${carried}${nested}</li>`;
}

function shapeHtml(name: string, shape: Shape): string {
  const { description = "" } = shape;
  return `<h3 id="shape-${escapeHtml(name)}"><a href="#shape-${escapeHtml(name)}">${escapeHtml(name)}</a></h3><p>${inlineMarkdown(description)}</p>${propertiesHtml(shape)}`;
}

function propertiesHtml({ properties = {}, required = [] }: Shape): string {
  return partList(
    Object.entries(properties).map(([name, shape]) =>
      partHtml(name, shape, required.includes(name) ? "" : "optional", shape.description ?? ""),
    ),
  );
}

function partHtml(name: string, shape: Shape, note: string, description: string): string {
  const given = shape.default === undefined ? "" : ` = ${escapeHtml(JSON.stringify(shape.default))}`;
  const noted = [note, given && `default${given}`].filter(Boolean).join("; ");
  return [
    `<li><b>${code(name)}</b>${code(": ")}${typed(shape)}${noted ? ` <small>${noted}</small>` : ""}`,
    description ? `<div>${inlineMarkdown(description)}</div>` : "",
    nestedHtml(shape),
    "</li>",
  ].join("");
}

/** The properties of an unnamed object, or of a list of such objects. */
function nestedHtml(shape: Shape): string {
  if (shape.properties) return propertiesHtml(shape);
  if (shape.items?.properties) return propertiesHtml(shape.items);
  const inner = (shape.anyOf ?? shape.oneOf ?? []).find(({ properties }) => properties);
  return inner ? propertiesHtml(inner) : "";
}

/** A shape in TypeScript notation; names of shapes are marked, so that they become links. */
function typeOf(shape: Shape): string {
  if (shape.$ref) return `shape_${lastOf(shape.$ref)}`;
  if (shape.enum) return shape.enum.map((value) => JSON.stringify(value)).join(" | ");
  if (shape.const !== undefined) return JSON.stringify(shape.const);
  const choices = shape.anyOf ?? shape.oneOf;
  if (choices) return choices.map(typeOf).join(" | ");
  if (Array.isArray(shape.type)) return shape.type.join(" | ");
  if (shape.items)
    return `${/ \| /.test(typeOf(shape.items)) ? `(${typeOf(shape.items)})` : typeOf(shape.items)}[]`;
  if (shape.type === "object" && typeof shape.additionalProperties === "object")
    return `{ [key]: ${typeOf(shape.additionalProperties)} }`;
  const format = shape.format ? ` (${shape.format})` : "";
  return `${String(shape.type ?? "any")}${format}`;
}

const lastOf = (ref: string) => ref.split("/").at(-1) ?? "";
