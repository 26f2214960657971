import type { Statement } from "../client/reader.ts";
import { joinedText, joinSql, opaque, rawSql, type Sql, sql } from "./sql.ts";

/** Statements of one text that run as one at most. */
export const maxBatch = 16;

/** A column in the rows of such a statement: which of them the row is of, from 1. */
export const batchColumn = "batch_number";

/**
 * The statement as one that may run together with others of its text. Each of its values must be a text, or be cast to its type in the statement. The rows of several have the column
 * `batchColumn`, too, and for each of them the order of its own statement.
 */
export function batchable(statement: Sql): Statement {
  const { text, values } = statement;
  let several: string | undefined;
  return {
    text,
    values,
    batchText: () => {
      several ??= batchText(statement);
      return several;
    },
  };
}

/**
 * The text of one statement that gives the rows of several: its parameters are arrays of texts, one for each value of the statement. Its names begin with "batch", so that they hide none within the statement. PostgreSQL plans the
 * statement for any values, and sees a limit instead of their number (see `tableOf`).
 */
export function batchText({ strings, values }: Sql): string {
  const names = values.map((_, index) => `batch_value${index}`);
  const arrays = names.map(() => opaque([], "text[]"));
  const columns = rawSql([...names, batchColumn].join(", "));
  const own = sql(strings, ...names.map((name) => rawSql(`batch.${name}`)));
  return joinedText(sql`select batch.${rawSql(batchColumn)}::int4, batch_rows.*
    from (select * from unnest(${joinSql(arrays)}) with ordinality as batch_values(${columns}) limit ${rawSql(String(maxBatch))}) batch
    cross join lateral (${own}) batch_rows`);
}
