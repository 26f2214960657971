import { type DocumentNode, print } from "graphql";
import { z } from "zod";
import type { Permission } from "../../domain/policy.ts";
import { takesKey } from "../../graphql/idempotency.ts";

export type Method = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/** Who may call a route; permission for the particular object is decided behind GraphQL. */
export type Who = "anyone" | "user" | "admin";

/** A request, parsed by the route's schemas. */
export interface Input<Params = unknown, Query = unknown, Body = unknown> {
  params: Params;
  query: Query;
  body: Body;
}

/** A response. */
export interface Answer {
  body?: unknown;
  status?: number;
  headers?: Record<string, string | string[]>;
  page?: ListPosition;
  /** A file instead of a body. */
  download?: Download;
}

/** A file to be sent, or a part of it. */
export interface Download {
  /** A strong entity tag. */
  readonly etag: string;
  readonly bytes: number;
  readonly modified: Date;
  /** The bytes from `start` up to and including `end`, in pieces. */
  read(start: number, end: number): AsyncIterable<Buffer>;
}

/** Where a page is in its list. */
export interface ListPosition {
  /** The size of the whole list; null if it has no end. */
  total: number | null;
  /** The linked pages, by their parameters. */
  links: Partial<Record<"first" | "prev" | "next" | "last", PageAddress>>;
}

/** The parameters of a page in place of those of the request; the first page has none. */
export type PageAddress = Partial<Record<"after" | "before" | "page", string>>;

/** What routes work with: the engine and the site. */
export interface Tools {
  /** Runs a document for the caller and returns its data; throws errors as HTTP errors. */
  ask(document: DocumentNode, variables: Record<string, unknown>): Promise<unknown>;
  /** Reads until a page is not empty, for at most `seconds`; returns the last page. Counts against the limits of waiting requests. */
  poll<Page>(seconds: number, read: () => Promise<Page>, isEmpty: (page: Page) => boolean): Promise<Page>;
  /** Opens a file of the data export; undefined if there is no file of that name, null if none was made yet. */
  openExportFile(name: string): Promise<Download | null | undefined>;
  /** Opens the ranking of the category with this slug in the data export; undefined if there is none, null if no files were made yet. */
  openRanking(slug: string): Promise<Download | null | undefined>;
  site: Site;
  /** True if a person requested it, on this site or by typing the URL; false for a link or an image of another site. */
  isUserNavigation: boolean;
}

export interface Site {
  name: string;
  /** Origin (and path prefix) of public addresses, without a slash at the end. */
  publicUrl: string;
  routes: readonly Route[];
}

/** How long others may keep an answer that no session or token was sent for. */
export interface Caching {
  seconds: number;
  /** The answer never changes and is the same for everyone: cached with a session too, and not counted by the rate limit. */
  immutable?: boolean;
}

/** A route of the table. */
export interface Route {
  readonly method: Method;
  /** As in the contract: "/api/software/{id}". */
  readonly path: ApiPath;
  readonly summary: string;
  readonly who: Who;
  /** Opens a route that is not for anyone to API tokens with a scope for this permission; without it none may call it. */
  readonly permission: Permission | null;
  readonly params: z.ZodObject | null;
  readonly query: z.ZodObject;
  /** True for a write that takes an idempotency key. */
  readonly takesKey: boolean;
  readonly body: z.ZodType | null;
  /** An example body, for the documentation. */
  readonly example: unknown;
  /** True if it can respond 409. */
  readonly conflicts: boolean;
  /** True if some input is for administrators only, so that it can respond 401 and 403. */
  readonly hasPrivateInput: boolean;
  readonly status: number;
  /** Null for an answer that is not JSON, or is empty. */
  readonly response: z.ZodType | null;
  readonly mediaType: string;
  /**
   * How the answer is a page: of a list, of a numbered list within an object, or of a log, which has no end and no total, always leads on,
   * and whose cursors expire (410).
   */
  readonly paging: "list" | "numbers" | "log" | null;
  /** True if browsers navigate to it and are redirected. */
  readonly navigates: boolean;
  readonly caching: Caching;
  /** True if there is nothing to answer yet for some time after the first start: 503. */
  readonly comesLater?: true;
  /** True if it answers with a file, in parts if asked for. */
  readonly isDownload?: true;
  /** Runs before invalid input is reported: throws if the subject does not exist or is not the caller's. */
  readonly subject: ((input: Input, tools: Tools) => Promise<unknown>) | null;
  /** The field of the body that identifies the subject, where the URL does not. */
  readonly subjectBody: z.ZodObject | null;
  handle(input: Input, tools: Tools): Promise<Answer>;
}

export type ApiPath = `/api/${string}`;

/** Names in braces: "/api/software/{id}" has { id: string }. */
type PathParams<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? { [Key in Name]: string } & PathParams<Rest>
  : unknown;

/** What a route is made of. */
export interface Operation<
  Path extends ApiPath,
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
> {
  method: Method;
  path: Path;
  summary: string;
  who?: Who;
  permission?: Permission;
  params?: P;
  query?: Q;
  body?: B;
  example?: Partial<z.input<B>>;
  hasPrivateInput?: true;
  status?: number;
  caching?: Caching;
}

export type NoFields = z.ZodObject<Record<never, never>>;

export type InputOf<
  Path extends string,
  P extends z.ZodObject,
  Q extends z.ZodObject,
  B extends z.ZodType,
> = Input<NoFields extends P ? PathParams<Path> : z.infer<P>, z.infer<Q>, z.infer<B>>;

/** A document known at build time with what turns a request into its variables. */
export interface Question<I> {
  document: DocumentNode;
  variables?(input: I): Record<string, unknown>;
}

/** A route that is a GraphQL document and a mapping of its data. */
export function route<
  Path extends ApiPath,
  R extends z.ZodType | null,
  Data,
  P extends z.ZodObject = NoFields,
  Q extends z.ZodObject = NoFields,
  B extends z.ZodType = z.ZodNull,
>(
  operation: Operation<Path, P, Q, B> &
    Question<InputOf<Path, P, Q, B>> & {
      /** Null for an empty response. */
      response: R;
      answer(data: Data, input: InputOf<Path, P, Q, B>): R extends z.ZodType ? z.input<R> : undefined;
      /** Where the answer is in its list, if it is a numbered page. */
      position?(data: Data, input: InputOf<Path, P, Q, B>): ListPosition;
      /** Headers of the answer. */
      sent?: Record<string, string>;
      /** For writes: a read of the subject, whose absence is reported before invalid input. */
      subject?: Question<InputOf<Path, P, Q, B>> & { body?: z.ZodObject; answer(data: never): unknown };
    },
): Route {
  type I = InputOf<Path, P, Q, B>;
  const { subject } = operation;
  return {
    ...common(operation),
    takesKey: takesKey(operation.document),
    paging: operation.position ? "numbers" : null,
    conflicts: print(operation.document).includes("... on ConflictError"),
    response: operation.response,
    // The facade passes input parsed by the schemas of this very route, and data of this very document.
    subject: subject
      ? async (input, { ask }) =>
          subject.answer((await ask(subject.document, subject.variables?.(input as I) ?? {})) as never)
      : null,
    subjectBody: subject?.body ?? null,
    handle: async (input, { ask }) => {
      const data = (await ask(operation.document, operation.variables?.(input as I) ?? {})) as Data;
      return {
        body: operation.answer(data, input as I),
        headers: operation.sent ?? {},
        ...(operation.position && { page: operation.position(data, input as I) }),
      };
    },
  };
}

/** A route that needs no document: it responds by itself. */
export function plain<
  Path extends ApiPath,
  P extends z.ZodObject = NoFields,
  Q extends z.ZodObject = NoFields,
>(
  operation: Operation<Path, P, Q, z.ZodNull> & {
    mediaType?: string;
    response?: z.ZodType;
    respond(input: InputOf<Path, P, Q, z.ZodNull>, site: Site): Answer;
  },
): Route {
  type I = InputOf<Path, P, Q, z.ZodNull>;
  return {
    ...common(operation),
    response: operation.response ?? null,
    mediaType: operation.mediaType ?? json,
    handle: async (input, { site }) => operation.respond(input as I, site),
  };
}

const json = "application/json";
const emptyObject = z.object({});

/** Fields that all kinds of routes share. */
export function common<P extends z.ZodObject, Q extends z.ZodObject, B extends z.ZodType>(
  operation: Operation<ApiPath, P, Q, B>,
): Omit<Route, "handle" | "response"> {
  return {
    method: operation.method,
    path: operation.path,
    summary: operation.summary,
    who: operation.who ?? "anyone",
    permission: operation.permission ?? null,
    params: operation.params ?? null,
    query: operation.query ?? emptyObject,
    takesKey: false,
    body: operation.body ?? null,
    example: operation.example,
    conflicts: false,
    hasPrivateInput: operation.hasPrivateInput ?? false,
    status: operation.status ?? 200,
    mediaType: json,
    paging: null,
    navigates: false,
    // Counts and ratings change at once, so caches must revalidate; the ETag makes that cheap.
    caching: operation.caching ?? { seconds: 0 },
    subject: null,
    subjectBody: null,
  };
}
