import { type DocumentNode, execute } from "graphql";
import type { Viewer } from "../auth/auth-context.ts";
import { createReadLog } from "../database/changes/read-log.ts";
import type { Database } from "../database/client/open.ts";
import type { Reader, ReadOptions } from "../database/client/reader.ts";
import { answerText } from "../engine/answer-text.ts";
import { type Context, createContext } from "../graphql/context.ts";
import { answerByPlan } from "../graphql/plans/answer.ts";
import { schema } from "../graphql/schema.ts";
import { countValues } from "../limits/document-cost.ts";
import { RawJson } from "../limits/raw-json.ts";
import { worldNow } from "./seed.ts";

/** An answer to a query, and what it says of itself. */
export interface Answer {
  /** The text of its data; null with errors, or if no plan gives it. */
  text: string | null;
  /** What it was read of. */
  tags: string[];
  refunded: number;
  values: number;
}

/** Answers queries by graphql-js and by plans, which must be the same. `optionsOf` changes how statements are read. */
export function planParity(
  database: Database,
  optionsOf = (options: ReadOptions | undefined): ReadOptions | undefined => options,
) {
  /** The statements since it was emptied. */
  const sent: string[] = [];

  function contextOf(viewer: Viewer | null, reads: Context["reads"] = createReadLog()): Context {
    const reader: Reader = {
      ...database.reader,
      query(statement, options) {
        sent.push(statement.text);
        return database.reader.query(statement, optionsOf(options));
      },
    };
    return createContext({ ...database, reader, viewer, trust: "built", now: worldNow, reads });
  }

  /** The data that graphql-js gives. */
  async function byGraphqlJs(
    document: DocumentNode,
    variables: object,
    viewer: Viewer | null,
  ): Promise<Answer> {
    const contextValue = contextOf(viewer);
    const result = await execute({ schema, document, contextValue, variableValues: { ...variables } });
    return answerOf(contextValue, result.errors ? null : (result.data ?? null));
  }

  /** The data that a plan gives, and how many parts of it were raw JSON; recorded is what it was read of. */
  async function byPlan(
    document: DocumentNode,
    variables: object,
    viewer: Viewer | null,
    { allowsRawJson = false, isRecorded = true } = {},
  ): Promise<Answer & { raw: number }> {
    const asked = { document, operationName: null, variables: { ...variables }, allowsRawJson };
    await answerByPlan(asked, contextOf(viewer), onDefect);
    const context = contextOf(viewer, isRecorded ? createReadLog() : null);
    const data = await answerByPlan(asked, context, onDefect);
    return { ...answerOf(context, data), raw: countRaw(data) };
  }

  return { sent, contextOf, byGraphqlJs, byPlan };
}

/** A defect while a document is planned. */
export const onDefect = (error: unknown): never => {
  throw error;
};

function answerOf({ reads, refundedWork }: Context, data: object | null): Answer {
  return {
    text: data && answerText({ data: data as Record<string, unknown> }).join(""),
    tags: [...(reads?.tags ?? [])].map(String).sort(),
    refunded: refundedWork.values,
    values: countValues(data),
  };
}

function countRaw(data: unknown): number {
  if (data instanceof RawJson) return 1;
  if (typeof data !== "object" || data === null) return 0;
  return Object.values(data).reduce((sum: number, value) => sum + countRaw(value), 0);
}
