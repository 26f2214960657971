import { expect } from "vitest";
import { createReadLog } from "../database/changes/read-log.ts";
import { type Change, concernsAnything, type Tag, tagsOf } from "../database/changes/tags.ts";
import type { Database } from "../database/client/open.ts";
import { ask } from "./engine.ts";
import type { PublicDocument } from "./public-documents.ts";

/** A response to a visitor, and what it read. */
export async function recordedAnswer(
  database: Pick<Database, "prisma" | "reader">,
  { text, variables }: PublicDocument,
) {
  const reads = createReadLog();
  const { data, errors } = await ask(database, text, variables, { trust: "built", reads });
  return { data: JSON.stringify(data), errors, reads };
}

/** Responses that are kept until the change log contains a change of something that they read. */
export async function keptAnswers(database: Database, documents: readonly PublicDocument[]) {
  const kept = new Map<PublicDocument, Awaited<ReturnType<typeof recordedAnswer>>>();
  let last = "0";
  let since: string[] = [];
  /** Changes after which nothing could be kept. */
  const unbounded: string[] = [];
  const changes = async (): Promise<ReadonlySet<Tag> | "anything"> => {
    const { rows } = await database.pool.query<Change & { seq: string }>(
      `select seq::text, subject, subject_id::text as id, parent_id::text as "parentId", facets
       from change where seq > $1 order by seq`,
      [last],
    );
    last = rows.at(-1)?.seq ?? last;
    return rows.some(concernsAnything) ? "anything" : new Set(rows.flatMap(tagsOf));
  };
  /** Runs everything again: responses that are still kept must be the same. */
  async function check(seed: number): Promise<void> {
    for (const document of documents) {
      const now = await recordedAnswer(database, document);
      const before = kept.get(document);
      if (before)
        expect({ seed, since, document, data: now.data }).toEqual({
          seed,
          since,
          document,
          data: before.data,
        });
      if (now.reads.refusal === null) kept.set(document, now);
    }
    since = [];
  }
  await changes();
  await check(0);
  return {
    check,
    unbounded,
    /** Drops the responses affected by the change that was just made; returns how many of those had not changed. */
    async follow(change: string): Promise<number> {
      since.push(change);
      const tags = await changes();
      if (tags === "anything") unbounded.push(change);
      for (const [document, { reads }] of kept)
        if (tags === "anything" || [...reads.tags].some((tag) => tags.has(tag))) kept.delete(document);
      return kept.size;
    },
  };
}
