import { randomUUID } from "node:crypto";
import pg from "pg";
import { currentPosition } from "../../database/changes/follow.ts";
import type { Database } from "../../database/client/open.ts";
import type { Query } from "../../database/client/reader.ts";
import { connectionTransaction } from "../../database/client/transaction.ts";
import { dayMs, type ExportKind, exportKinds } from "../../inputs/index.ts";
import { writeCursor } from "../change/cursor.ts";
import { deleteExports, type ExportFile, type ExportStore, writeFile } from "./files.ts";
import { readRankings } from "./rankings.ts";
import { readRecords } from "./records.ts";

/** What the job that makes the files works with. */
export interface MakeContext extends ExportStore {
  readonly kind: Database["kind"];
  now(): Date;
  readonly signal: AbortSignal;
  /** Called before each kind is read; for tests. */
  beforeKind?(kind: ExportKind): Promise<void>;
}

/** Milliseconds after midnight in UTC when the files of a day are due. */
const dueAt = 3 * 60 * 60 * 1000;
/** How long files stay after others have replaced them: longer than a download takes. */
const replacedMs = 6 * 60 * 60 * 1000;
/** After this time an unfinished set belongs to a process that was killed: its job is ended earlier. */
const abandonedMs = 15 * 60 * 1000;

/** Whether files that are made now would have rankings. */
const hasRankings = `exists (select from category c, ranking_date d where c.is_active and coalesce(d.completed_on, d.day) = d.day)`;

/**
 * Makes the files if today's are due, there are none of the current change log, or they have no rankings because the ranks were being
 * computed; and deletes old ones. Null if there was nothing to make.
 */
export async function makeExportIfDue(context: MakeContext): Promise<ExportFile[] | null> {
  await sweepExports(context);
  const now = context.now().getTime();
  const due = new Date(Math.floor((now - dueAt) / dayMs) * dayMs + dueAt);
  const { rows } = await context.pool.query(
    `select from data_export e where e.finished_at is not null and e.started_at >= $1
      and e.epoch = (select epoch from change_epoch)
      and (exists (select from data_export_section s where s.export_id = e.id) or not ${hasRankings})`,
    [due],
  );
  return rows.length > 0 ? null : makeExport(context);
}

/**
 * Makes the files beside the current ones and then lets them take their place. On PostgreSQL they are one state of the database, the one the
 * cursor stands for. The embedded database has one connection, which a long transaction would block: there the cursor is older than
 * what is read, and following it completes the copy. Null if another process is making them.
 */
export async function makeExport(context: MakeContext): Promise<ExportFile[] | null> {
  const { pool, signal } = context;
  const id = randomUUID();
  try {
    return await withSnapshot(context, async (query) => {
      const position = await currentPosition({ query });
      const { rowCount } = await pool.query(
        "insert into data_export (id, epoch, cursor, started_at) values ($1, $2, $3, $4) on conflict do nothing",
        [id, position.epoch, writeCursor({ position }), context.now()],
      );
      if (rowCount === 0) return null;
      const files: ExportFile[] = [];
      for (const name of exportKinds) {
        await context.beforeKind?.(name);
        const pages = name === "rankings" ? readRankings(query) : readRecords(query, name);
        files.push(await writeFile(context, id, { name, pages, signal }));
      }
      await pool.query("update data_export set finished_at = $2 where id = $1", [id, context.now()]);
      return files;
    });
  } catch (error) {
    await deleteExports(context, [id]);
    throw error;
  }
}

/** Runs reads on one state of the database, where that blocks nobody. */
async function withSnapshot<T>(
  { kind, pool }: Pick<MakeContext, "kind" | "pool">,
  work: (query: Query) => Promise<T>,
): Promise<T> {
  if (kind === "embedded")
    return work(async ({ text, values }) => (await pool.query({ text, values: [...values] })).rows);
  // A connection of its own: the pool may have one only, by which the chunks are written.
  const own = new pg.Pool({ ...pool.options, password: pool.options.password, max: 1 });
  own.on("error", () => {});
  try {
    return await connectionTransaction(
      { pool: own },
      (tx) => work((statement) => tx.$queryRaw(statement)),
      "isolation level repeatable read, read only",
    );
  } finally {
    await own.end();
  }
}

/** Deletes what a killed process left unfinished, and files that were replaced hours ago. */
export async function sweepExports(context: Omit<MakeContext, "signal" | "kind">): Promise<void> {
  const now = context.now().getTime();
  const { rows } = await context.pool.query<{ id: string }>(
    `select id from data_export e where (e.finished_at is null and e.started_at < $1)
      or exists (select from data_export n where n.started_at > e.started_at and n.finished_at < $2)`,
    [new Date(now - abandonedMs), new Date(now - replacedMs)],
  );
  if (rows.length > 0)
    await deleteExports(
      context,
      rows.map(({ id }) => id),
    );
}
