import { afterAll, beforeAll } from "vitest";
import type { Database } from "../database/client/open.ts";
import { makeDatabase, type ScratchDatabase } from "./scratch-database.ts";

/** Which database this run tests on. */
export const testKind = process.env["ASSAY_TEST_DATABASE"] === "postgresql" ? "postgresql" : "embedded";
/** Does `npm test -- full` run the tests, and so as much as they can? */
export const isFullTest = process.env["ASSAY_TEST_FULL"] === "1";

/**
 * A database of the test file's own, empty and migrated. It is created before the file's first test and dropped after
 * its last, so call it at the top of the file and read its parts inside the tests.
 */
export function testDatabase(): Database {
  let opened: ScratchDatabase | undefined;
  beforeAll(async () => {
    opened = await makeDatabase(testKind);
  });
  afterAll(async () => {
    await opened?.remove();
  });
  const now = (): Database => {
    if (!opened)
      throw new Error("The test database is there from the first test on: read its parts inside a test.");
    return opened.database;
  };
  return {
    get kind() {
      return now().kind;
    },
    get prisma() {
      return now().prisma;
    },
    get reader() {
      return now().reader;
    },
    get pool() {
      return now().pool;
    },
    get changePool() {
      return now().changePool;
    },
    longestWait: () => now().longestWait(),
    isWriting: () => now().isWriting(),
    connections: () => now().connections(),
    close: async () => {},
  };
}
