import type { Database } from "../database/client/open.ts";
import type { DispatchOptions } from "../domain/webhook/dispatch.ts";
import { execute } from "../engine/execute.ts";
import { trustedDocument } from "../engine/parse.ts";
import { createContext } from "../graphql/context.ts";
import type { ReportDefect } from "../graphql/errors.ts";
import { type ChangeData, changeFields, toChange } from "../http/rest/shapes/change.ts";

const document = trustedDocument(`query ChangesForWebhooks($first: Int!, $after: String!) {
  changes(first: $first, after: $after) {
    pageInfo { hasNextPage endCursor } edges { cursor node { ...ChangeFields } }
  }
} ${changeFields}`);

interface Data {
  changes: {
    pageInfo: { hasNextPage: boolean; endCursor: string };
    edges: { cursor: string; node: ChangeData }[];
  };
}

/** Things of one page. */
const pageSize = 100;

/** Reads the change log as a visitor gets it from /api/changes, with the same records. */
export function createLogSource(
  database: Pick<Database, "prisma" | "reader">,
  report: ReportDefect,
): DispatchOptions["read"] {
  return async (after) => {
    const context = createContext({ ...database, viewer: null, trust: "built" });
    const { data, errors } = await execute(
      { document, variables: { first: pageSize, after } },
      context,
      report,
    );
    const [error] = errors ?? [];
    if (error?.extensions["code"] === "CURSOR_EXPIRED") return null;
    if (error) throw error;
    const { edges, pageInfo } = (data as unknown as Data).changes;
    const changes = edges.map((edge) => {
      const { cursor: _, ...change } = toChange(edge);
      return change;
    });
    return { changes, end: pageInfo.endCursor, hasMore: pageInfo.hasNextPage };
  };
}
