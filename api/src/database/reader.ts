import type pg from "pg";
import type { createTurns } from "../in-turn.ts";
import type { PrismaClient } from "./generated/prisma/client.ts";
import { describeModels } from "./models.ts";
import { planRows, type RowPlan, type Selection } from "./row-plan.ts";
import type { Sql } from "./sql.ts";
import type { statementNames } from "./statement-names.ts";

/**
 * Reading beside Prisma's client, on its connections. Pages are read this way: one prepared statement that answers in
 * JSON costs this process a small part of what the client's own layers do. Writing stays with Prisma.
 */
export interface Reader {
  /** The rows of one reading statement; the same text is parsed and planned once a connection. */
  query<Row>(statement: Sql, options?: ReadOptions): Promise<Row[]>;
  /** How rows of a model are read with these columns and relations. */
  plan(model: string, selection: Selection): RowPlan;
}

export interface ReadOptions {
  /** It may take long: it waits for its turn, so that others do not wait for it. Throws BusyError when too many wait. */
  isExpensive?: boolean;
}

/** Where statements that may take long are read: on connections of their own where there are several. */
export interface ExpensiveReads {
  readonly pool: pg.Pool;
  readonly inTurn: ReturnType<typeof createTurns>;
}

/** Plans of so many different selections are kept; anyone may send documents. */
const mostPlans = 2_000;

/** A reader on the connections of a client; `nameOf` is shared with the client, so that names never mean two things. */
export function createReader(
  pool: pg.Pool,
  prisma: PrismaClient,
  nameOf: ReturnType<typeof statementNames>,
  expensive: ExpensiveReads,
): Reader {
  const models = describeModels(prisma);
  const plans = new Map<string, RowPlan>();
  return {
    async query<Row>({ text, values }: Sql, { isExpensive = false }: ReadOptions = {}) {
      const statement = { name: nameOf({ sql: text }), text, values: [...values] };
      const { rows } = isExpensive
        ? await expensive.inTurn(() => expensive.pool.query(statement))
        : await pool.query(statement);
      return rows as Row[];
    },
    plan(model, selection) {
      const key = `${model}:${JSON.stringify(selection)}`;
      const known = plans.get(key);
      if (known) return known;
      if (plans.size >= mostPlans) plans.clear();
      const plan = planRows(models, model, selection);
      plans.set(key, plan);
      return plan;
    },
  };
}
