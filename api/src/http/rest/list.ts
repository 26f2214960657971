import { z } from "zod";
import { pageParameters } from "./parameters.ts";
import {
  type ApiPath,
  common,
  type InputOf,
  type ListPosition,
  type NoFields,
  type Operation,
  type Question,
  type Route,
} from "./route.ts";

/** A GraphQL connection, as far as a list of the facade needs it. */
export interface Connection<Node> {
  totalCount: number;
  pageInfo: {
    hasNextPage: boolean;
    hasPreviousPage: boolean;
    startCursor: string | null;
    endCursor: string | null;
  };
  edges: readonly { node: Node }[];
}

/** Selection of every list besides its edges. */
export const connectionFields = "totalCount pageInfo { hasNextPage hasPreviousPage startCursor endCursor }";

/** The variables of a list's document, and the arguments of its connection. */
export const pageVariables = "$limit: Int, $last: Int, $after: String, $before: String, $page: Int";
export const pageArguments = "first: $limit, last: $last, after: $after, before: $before, page: $page";

interface PageInput {
  limit: number;
  after?: string | undefined;
  before?: string | undefined;
  page?: number | undefined;
}

/** A route that is a list: it pages with `limit` and a cursor or number, which its document takes as `pageVariables`. */
export function list<
  Path extends ApiPath,
  Item extends z.ZodType,
  Data,
  Node,
  P extends z.ZodObject = NoFields,
  Q extends z.ZodObject = NoFields,
>(
  operation: Operation<Path, P, Q, z.ZodNull> &
    Question<InputOf<Path, P, Q, z.ZodNull>> & {
      item: Item;
      connection(data: Data): Connection<Node>;
      answer(node: Node): z.input<Item>;
    },
): Route {
  type I = InputOf<Path, P, Q, z.ZodNull>;
  return {
    ...common(operation),
    query: pageParameters.extend(operation.query?.shape ?? {}),
    response: z.array(operation.item),
    paging: "list",
    handle: async (input, { ask }) => {
      const asked: PageInput = input.query as z.infer<typeof pageParameters>;
      const data = await ask(operation.document, {
        ...operation.variables?.(input as I),
        ...windowOf(asked),
      });
      const connection = operation.connection(data as Data);
      return {
        body: connection.edges.map(({ node }) => operation.answer(node)),
        page: positionOf(asked, connection),
      };
    },
  };
}

/** The page's part of a document's variables: `before` reads backwards. */
export const windowOf = ({ limit, after, before, page }: PageInput) => ({
  after,
  before,
  page,
  limit: before === undefined ? limit : undefined,
  last: before === undefined ? undefined : limit,
});

/** Where the page is: by numbers if it was asked for by its number, else by cursors. The last page has a number only. */
export function positionOf(
  { limit, page }: PageInput,
  { totalCount: total, pageInfo }: Omit<Connection<unknown>, "edges">,
): ListPosition {
  if (total === 0) return { total, links: {} };
  const pages = Math.ceil(total / limit);
  const numbered = (number: number) => ({ page: String(number) });
  const ends = { first: page === undefined ? {} : numbered(1), last: numbered(pages) };
  if (page !== undefined)
    return {
      total,
      links: {
        ...(page < pages && { next: numbered(page + 1) }),
        ...(page > 1 && { prev: numbered(Math.min(page - 1, pages)) }),
        ...ends,
      },
    };
  const { hasNextPage, hasPreviousPage, startCursor, endCursor } = pageInfo;
  return {
    total,
    links: {
      ...(hasNextPage && endCursor !== null && { next: { after: endCursor } }),
      ...(hasPreviousPage && startCursor !== null && { prev: { before: startCursor } }),
      ...ends,
    },
  };
}
