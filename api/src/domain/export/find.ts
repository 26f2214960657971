import { sql } from "../../database/query/sql.ts";
import { exportKinds } from "../../inputs/index.ts";
import { oneCategory } from "../category/find.ts";
import type { Key } from "../key.ts";
import type { ReadContext } from "../read-context.ts";
import type { ExportFile } from "./files.ts";

/** The files that are offered, and the place in the change log to follow from. */
export interface ExportSet {
  readonly id: string;
  readonly epoch: string;
  readonly cursor: string;
  /** When they were begun: what changed later may be missing. */
  readonly startedAt: Date;
  readonly finishedAt: Date;
  readonly files: readonly ExportFile[];
}

/** Where the ranking of a category is in the current files. */
export interface RankingFile {
  readonly exportId: string;
  readonly finishedAt: Date;
  /** Bytes of the file of all rankings before it. */
  readonly start: number;
  readonly bytes: number;
  readonly records: number;
  readonly etag: string;
}

/** The current files; null if none were made yet, or the change log has begun anew since. One statement. */
export async function currentExport({ reader }: Pick<ReadContext, "reader">): Promise<ExportSet | null> {
  const [found] = await reader.query<ExportSet>(sql`
    select e.id, e.epoch, e.cursor, e.started_at as "startedAt", e.finished_at as "finishedAt",
      (select json_agg(json_build_object('name', f.name, 'records', f.records, 'bytes', f.bytes, 'sha256', f.sha256)
        order by array_position(${[...exportKinds]}::text[], f.name)) from data_export_file f where f.export_id = e.id) as files
    from data_export e join change_epoch c on c.epoch = e.epoch
    where e.finished_at is not null order by e.started_at desc limit 1`);
  return found ?? null;
}

/**
 * The ranking of a public category in the newest files that have rankings; undefined if there is no such category or they do not have it,
 * null if none were made yet. One statement.
 */
export async function currentRanking(
  { reader }: Pick<ReadContext, "reader">,
  category: Key,
): Promise<RankingFile | null | undefined> {
  const [found] = await reader.query<Nullable<RankingFile>>(sql`
    select e.id as "exportId", e.finished_at as "finishedAt", s.start::float8 as start, s.bytes::float8 as bytes, s.records,
      '"' || left(f.sha256, 32) || '-' || s.start || '"' as etag
    from (${oneCategory(null, category).rows}) k
      left join (data_export e join change_epoch c on c.epoch = e.epoch) on e.finished_at is not null
        and exists (select from data_export_section x where x.export_id = e.id)
      left join data_export_section s on s.export_id = e.id and s.category_id = k.id
      left join data_export_file f on f.export_id = s.export_id and f.name = s.name
    order by e.started_at desc nulls last limit 1`);
  if (found?.exportId === null) return null;
  return found && isComplete(found) ? found : undefined;
}

type Nullable<Row> = { [Name in keyof Row]: Row[Name] | null };

/** True if the files have the category. */
const isComplete = (found: Nullable<RankingFile>): found is RankingFile => found.bytes !== null;
