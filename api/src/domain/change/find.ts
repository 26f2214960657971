import { changesSince, currentPosition } from "../../database/changes/follow.ts";
import type { RowsQuery } from "../../database/query/rows.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import { type ChangeFacet, type ChangeKind, changeFacets, changeKinds } from "../../inputs/index.ts";
import { DomainError } from "../errors.ts";
import { noId } from "../key.ts";
import { isLive, isPublished, visibleCategory, visibleSoftware } from "../policy.ts";
import type { ReadContext } from "../read-context.ts";
import { type ChangeCursor, readCursor, writeCursor } from "./cursor.ts";

export { cursorDays } from "../../database/changes/follow.ts";

/** A thing that has changed, and the cursor behind its last change. */
export interface Changed {
  readonly kind: ChangeKind;
  readonly id: string;
  readonly facets: readonly ChangeFacet[];
  readonly cursor: string;
}

export interface ChangePage {
  readonly changes: readonly Changed[];
  /** The cursor of the next page, now or later. */
  readonly end: string;
  readonly hasMore: boolean;
  /** Entries of the log that were read for it. */
  readonly scanned: number;
}

/** The most entries of the log that are read for a page. */
export { maxScanned } from "../../database/changes/follow.ts";

type Reading = Pick<ReadContext, "reader">;

/** Instead of a cursor: starts at the end of the log. */
const now = "now";

/**
 * Things that changed after the cursor, at most `count`. Without a cursor it starts with all public things, kind by kind, then continues with
 * changes since. Throws InvalidInput for a malformed cursor, CURSOR_EXPIRED if changes after it may be missing.
 */
export async function changesAfter(
  context: Reading,
  after: string | null | undefined,
  count: number,
): Promise<ChangePage> {
  if (after === now) {
    const position = await currentPosition(context.reader);
    return { changes: [], end: writeCursor({ position }), hasMore: false, scanned: 0 };
  }
  if (after == null) {
    const position = await currentPosition(context.reader);
    return allThings(context, { position, thing: { kind: changeKinds[0], id: noId } }, count);
  }
  const { position, thing } = readCursor(after);
  if (!thing) return changesInLog(context, position, count);
  // Otherwise it would be noticed when all has been read.
  if ((await currentPosition(context.reader)).epoch !== position.epoch) throw expired();
  return allThings(context, { position, thing }, count);
}

async function changesInLog(
  { reader }: Reading,
  since: ChangeCursor["position"],
  count: number,
): Promise<ChangePage> {
  const page = await changesSince(reader, since, count);
  if (!page) throw expired();
  return {
    changes: page.changes.map(({ subject: kind, id, facets, position }) => ({
      kind,
      id,
      facets,
      cursor: writeCursor({ position }),
    })),
    end: writeCursor({ position: page.end }),
    hasMore: page.hasMore,
    scanned: page.scanned,
  };
}

const expired = () =>
  new DomainError(
    "CURSOR_EXPIRED",
    "Changes after this cursor are not known any more. Begin anew without a cursor.",
  );

/** A page of the public things of one kind, by ID; after the last one of the next kind, and after all kinds of the log. */
async function allThings(
  context: Reading,
  { position, thing: { kind, id: last } }: Required<ChangeCursor>,
  count: number,
): Promise<ChangePage> {
  const { rows, id } = publicThings[kind];
  const found = await context.reader.query<{ id: string }>(
    sql`select ${id} as id from ${rows} and ${id} > ${last}::uuid order by ${id} limit ${count}::int4`,
  );
  const next = changeKinds[changeKinds.indexOf(kind) + 1];
  if (found.length === 0 && count > 0)
    return next
      ? allThings(context, { position, thing: { kind: next, id: noId } }, count)
      : changesInLog(context, position, count);
  const changes = found.map((one) => ({
    kind,
    id: one.id,
    facets: changeFacets,
    cursor: writeCursor({ position, thing: { kind, id: one.id } }),
  }));
  return {
    changes,
    end: changes.at(-1)?.cursor ?? writeCursor({ position, thing: { kind, id: last } }),
    hasMore: true,
    scanned: 0,
  };
}

/** The rows of each kind that visitors see; members and administrators get the same. */
const publicThings: Readonly<Record<ChangeKind, { rows: Sql; columns: Sql; id: Sql }>> = {
  category: { rows: sql`category c where ${visibleCategory(null)}`, columns: sql`c.*`, id: sql`c.id` },
  company: { rows: sql`company o where true`, columns: sql`o.*`, id: sql`o.id` },
  software: { rows: sql`software s where ${visibleSoftware(null)}`, columns: sql`s.*`, id: sql`s.id` },
  review: {
    rows: sql`review r join software s on s.id = r.software_id where ${isPublished} and ${isLive}`,
    columns: sql`r.*`,
    id: sql`r.id`,
  },
};

/** The rows of these IDs that visitors see. */
export function publicRows(kind: ChangeKind, ids: readonly string[]): RowsQuery {
  const { rows, columns, id } = publicThings[kind];
  return { rows: sql`select ${columns} from ${rows} and ${id} = any(${[...ids]}::uuid[])` };
}
