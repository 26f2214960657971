import { expect, test } from "vitest";
import { createReadLog } from "../../database/changes/read-log.ts";
import { trustedDocument } from "../../engine/parse.ts";
import { createContext } from "../../graphql/context.ts";
import { testDatabase } from "../../testing/database.ts";
import { seed } from "../../testing/seed.ts";
import { serveApp } from "../../testing/server.ts";
import type { OpenPagesOptions } from "../pages.ts";

const database = testDatabase();
let options: OpenPagesOptions;
serveApp(() => ({
  database,
  async openPages(given) {
    options = given;
    const none = () => {
      throw new Error("There are no pages.");
    };
    return { handlers: [], paths: [], site: none, close: async () => {} };
  },
}));
const document = trustedDocument(
  "{ viewer { id } categoryTree(first: 11) { name children(first: 13) { name } } }",
);

test("the menus that pages share are those of the database, whoever changes it", async () => {
  await seed(database);
  const ask = async () => {
    const reads = createReadLog();
    const context = createContext({ ...database, viewer: null, trust: "built", reads });
    return { reads, answer: await options.execute("menus", { document }, context) };
  };
  const first = await ask();
  expect([first.answer.errors, first.reads.refusal, first.answer.data?.["viewer"]]).toEqual([
    undefined,
    null,
    null,
  ]);
  // What the seed changed is forgotten once more when the change log is read.
  const isKept = async () => {
    const { answer } = await ask();
    return answer === (await ask()).answer;
  };
  await expect.poll(isKept).toBe(true);
  expect((await ask()).reads.tags).toEqual(first.reads.tags);
  const { rowCount } = await database.pool.query(
    "update category set name = 'Renamed ' || name where parent_id is null and is_active",
  );
  expect(rowCount).toBeGreaterThan(0);
  expect(JSON.stringify((await ask()).answer.data)).toContain("Renamed ");
});
