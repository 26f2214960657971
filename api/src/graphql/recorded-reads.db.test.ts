import { beforeAll, describe, expect, test } from "vitest";
import { createReadLog } from "../database/changes/read-log.ts";
import { type Change, type Tag, tagsOf } from "../database/changes/tags.ts";
import { testDatabase } from "../testing/database.ts";
import { ask } from "../testing/engine.ts";
import { type PublicDocument, publicDocuments } from "../testing/public-documents.ts";
import { rowChanges } from "../testing/row-changes.ts";
import { seed, type World } from "../testing/seed.ts";

const database = testDatabase();
let world: World;
let documents: PublicDocument[];
beforeAll(async () => {
  world = await seed(database);
  documents = publicDocuments(world);
});

/** An answer with what it read. */
async function answer({ text, variables }: PublicDocument) {
  const reads = createReadLog();
  const { data, errors } = await ask(database, text, variables, { trust: "built", reads });
  return { data: JSON.stringify(data), errors, reads };
}

test("what visitors ask can be kept", async () => {
  for (const document of documents) {
    const { errors, reads } = await answer(document);
    expect([document.name, errors, reads.refusal]).toEqual([document.name, undefined, null]);
  }
});

/** What was logged since the last look: tags, or anything. */
async function createFollower() {
  let last = 0n;
  const look = async (): Promise<ReadonlySet<Tag> | "anything"> => {
    const { rows } = await database.pool.query<{ seq: string } & Change>(
      `select seq::text, subject, subject_id::text as id, parent_id::text as "parentId", facets from change
       where seq > $1 order by seq`,
      [last],
    );
    last = rows.reduce((most, { seq }) => (BigInt(seq) > most ? BigInt(seq) : most), last);
    if (rows.some(({ id, subject }) => id === null && subject !== "total")) return "anything";
    return new Set(rows.flatMap(tagsOf));
  };
  await look();
  return look;
}

describe("an answer of which nothing has changed is the same again", () => {
  test("whatever column of whatever row is changed", async () => {
    const seed = Number(process.env["ASSAY_TEST_SEED"] ?? 1);
    const look = await createFollower();
    const kept = new Map<PublicDocument, Awaited<ReturnType<typeof answer>>>();
    for (const document of documents) kept.set(document, await answer(document));
    let since: string[] = [];
    const check = async () => {
      for (const document of documents) {
        const now = await answer(document);
        const before = kept.get(document);
        if (before)
          expect([seed, since, document.name, now.data]).toEqual([seed, since, document.name, before.data]);
        kept.set(document, now);
      }
      since = [];
    };
    let untouched = 0;
    let touched = 0;
    for (const change of await rowChanges(database, seed)) {
      const done = await change.run();
      if (!done) continue;
      since.push(change.name);
      const tags = await look();
      for (const [document, { reads }] of kept)
        if (tags === "anything" || [...reads.tags].some((tag) => tags.has(tag))) {
          kept.delete(document);
          touched += 1;
        } else untouched += 1;
      if (since.length >= 12) await check();
    }
    await check();
    console.log({ touched, untouched });
  });
});
