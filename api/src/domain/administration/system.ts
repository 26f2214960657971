import { sql } from "../../database/query/sql.ts";
import type { DatabaseKind, MailTransport, PictureStore } from "../../inputs/index.ts";
import { type AnswerCacheUse, answerCacheUse } from "../../metrics/answers.ts";
import { type ChangeLogDelay, changeLogDelay } from "../../metrics/changes.ts";
import { requirePermission } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";

/** What of the settings of this process administrators may see: never a secret, nor where anything else is. */
export interface ProcessFacts {
  /** Of the product, as "0.1.0". */
  readonly version: string;
  /** As "v24.1.0". */
  readonly nodeVersion: string;
  /** Where the pages are for everybody, without a slash at the end. */
  readonly publicUrl: string;
  readonly startedAt: Date;
  readonly database: DatabaseKind;
  readonly mailTransport: MailTransport;
  readonly pictureStore: PictureStore;
  /** Whether callers are held to limits. */
  readonly hasLimits: boolean;
  /** Bytes that the answer cache may take, in all workers together; 0 if it is off. */
  readonly answerCacheBytes: number;
}

/** How the jobs of one kind are, in all processes together. */
export interface JobReport {
  readonly kind: string;
  /** When one comes by itself: minute, hour, day of the month, month and day of the week, in UTC. Null where none does. */
  readonly schedule: string | null;
  /** How many each process does at a time. */
  readonly workers: number;
  /** Waiting or under way. */
  readonly waiting: number;
  /** Given up. */
  readonly failed: number;
  /** Null if there was none in the week that the queue keeps. */
  readonly lastCompletedAt: Date | null;
  /** Null for a kind without a schedule. */
  readonly nextRunAt: Date | null;
}

/** Facts about the running process. */
export interface SystemService {
  readonly facts: ProcessFacts;
  /** By kind; null while the queue does not run. */
  jobs(): Promise<readonly JobReport[] | null>;
  /** The metrics of all workers of this server as text. */
  metrics(): Promise<string>;
}

/** The answer cache, and the reading of the change log by which it is right, of all workers of this server together. */
export interface AnswerCacheReport extends AnswerCacheUse {
  readonly maxBytes: number;
  readonly changeLog: ChangeLogDelay;
}

/** How the database is. */
export interface DatabaseFacts {
  /** Of PostgreSQL, as "17.2". */
  readonly version: string;
  /** Bytes. */
  readonly size: number;
  readonly migrationCount: number;
  /** The name of the last one that was applied. */
  readonly latestMigration: string;
}

/** Facts about the running process. Throws UNAUTHENTICATED, FORBIDDEN. */
export function processFacts({ viewer, system }: Pick<ReadContext, "viewer"> & { system(): SystemService }) {
  requirePermission(viewer, "system.read");
  return system().facts;
}

/** How the jobs are, by kind; null while the queue does not run. Throws UNAUTHENTICATED, FORBIDDEN. */
export function jobReports({ viewer, system }: Pick<ReadContext, "viewer"> & { system(): SystemService }) {
  requirePermission(viewer, "system.read");
  return system().jobs();
}

/** How the answer cache is. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function answerCacheReport({
  viewer,
  system,
}: Pick<ReadContext, "viewer"> & { system(): SystemService }): Promise<AnswerCacheReport> {
  requirePermission(viewer, "system.read");
  const { facts, metrics } = system();
  const text = await metrics();
  return { ...answerCacheUse(text), maxBytes: facts.answerCacheBytes, changeLog: changeLogDelay(text) };
}

/** How the database is, asked now; one statement. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function databaseFacts({
  viewer,
  reader,
}: Pick<ReadContext, "viewer" | "reader">): Promise<DatabaseFacts> {
  requirePermission(viewer, "system.read");
  const [row] = await reader.query<DatabaseFacts>(sql`select
    split_part(current_setting('server_version'), ' ', 1) as version,
    pg_database_size(current_database())::float8 as size,
    count(*)::int4 as "migrationCount",
    coalesce(max(migration_name), '') as "latestMigration"
    from _prisma_migrations where finished_at is not null and rolled_back_at is null`);
  if (!row) throw new Error("A count gives a row");
  return row;
}
