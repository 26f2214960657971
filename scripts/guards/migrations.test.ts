import { describe, expect, test } from "vitest";
import { faultsOfMigration, releasesOf } from "../checks/migrations.ts";

const releases = ["1.2.0", "1.1.0", "1.0.0"];
const judge = (sql: string) => faultsOfMigration({ name: "m", sql }, releases);

test.each([
  "CREATE TABLE a (id INT PRIMARY KEY, b UUID NOT NULL UNIQUE REFERENCES app_user (id) ON DELETE CASCADE)",
  'CREATE TABLE "a b" (id INT); ALTER TABLE "a b" ADD CONSTRAINT c CHECK (id > 0), ALTER COLUMN id SET NOT NULL; CREATE UNIQUE INDEX i ON "a b" (id); INSERT INTO "a b" VALUES (1)',
  "ALTER TABLE review ADD COLUMN a TEXT, ADD COLUMN b INT NOT NULL DEFAULT 0, ADD c TEXT[] DEFAULT ARRAY[]::TEXT[], ADD d TIMESTAMPTZ NOT NULL DEFAULT CURRENT_TIMESTAMP",
  'ALTER TABLE review ADD COLUMN "B c" INT CHECK ("B c" > 0), ADD CONSTRAINT x CHECK (length("B c"::TEXT) < 3); UPDATE review SET "B c" = 1; CREATE UNIQUE INDEX i ON review ("B c")',
  "ALTER TABLE review ADD COLUMN a UUID; ALTER TABLE review ADD FOREIGN KEY (a) REFERENCES app_user (id) ON DELETE SET NULL",
  "ALTER TABLE review DROP CONSTRAINT kinds; ALTER TABLE review ADD CONSTRAINT kinds CHECK (kind IN ('a', 'b', 'c')) NOT VALID; ALTER TABLE review VALIDATE CONSTRAINT kinds",
  "ALTER TABLE review ADD a INT, ADD b INT DEFAULT 0, ADD CHECK ((a IS NULL) = (b IS NULL)), ADD CHECK (b IS NOT NULL); CREATE UNIQUE INDEX i ON review (a, b)",
  "CREATE INDEX i ON review (title); COMMENT ON TABLE review IS 'DROP TABLE review;'",
  "CREATE FUNCTION f() RETURNS TRIGGER LANGUAGE plpgsql AS $$ BEGIN DELETE FROM review; END $$; CREATE TRIGGER t AFTER INSERT ON review EXECUTE FUNCTION f()",
  "LOCK TABLE review IN SHARE ROW EXCLUSIVE MODE",
  "ALTER TYPE mood ADD VALUE 'calm'; ALTER TABLE review ALTER COLUMN title SET DEFAULT ''",
])("an expand that only adds passes: %s", async (sql) => {
  expect(await judge(`-- expand since 1.2.0\n-- Words.\n${sql};\n`)).toEqual([]);
});

test.each([
  ["DROP TABLE review", "DropStmt"],
  ["DROP FUNCTION f", "DropStmt"],
  ["ALTER TABLE review RENAME COLUMN title TO name", "RenameStmt"],
  ['/* ADD */ ALTER TABLE "review" ADD COLUMN a INT, DROP COLUMN "title"', "AT_DropColumn"],
  ["ALTER TABLE review ALTER COLUMN title SET NOT NULL", "AT_SetNotNull"],
  ["ALTER TABLE review ALTER COLUMN title TYPE VARCHAR(10)", "AT_AlterColumnType"],
  ["ALTER TABLE review ALTER COLUMN title DROP DEFAULT", "the default of review.title is dropped"],
  ["ALTER TABLE review ALTER COLUMN title SET DEFAULT NULL::TEXT", "the default of review.title is dropped"],
  ["ALTER TABLE review ADD a INT NOT NULL DEFAULT 0; ALTER TABLE review ALTER a DROP DEFAULT", "is dropped"],
  ["ALTER TABLE review ADD COLUMN a INT NOT NULL", "NOT NULL without a default"],
  ["ALTER TABLE review ADD COLUMN a INT NOT NULL DEFAULT NULL", "NOT NULL without a default"],
  ["ALTER TABLE review ADD COLUMN IF NOT EXISTS title TEXT", "IF NOT EXISTS hides whether review.title"],
  ["ALTER TABLE review ADD COLUMN a INT CHECK (a IS NOT NULL)", "does not take a row without it"],
  [
    "ALTER TABLE review ADD a INT; UPDATE review SET a = 1; ALTER TABLE review ADD CHECK (a > 0 AND a IS NOT NULL)",
    "does not take a row without it",
  ],
  [
    "ALTER TABLE review ADD a INT NOT NULL DEFAULT 0; CREATE UNIQUE INDEX i ON review (a)",
    "a unique index on the existing table review",
  ],
  [
    "ALTER TABLE review ADD a INT; ALTER TABLE review ALTER a SET DEFAULT 0; ALTER TABLE review ADD UNIQUE (a)",
    "is on columns",
  ],
  [
    "ALTER TABLE review ADD a INT; CREATE UNIQUE INDEX i ON review (a) NULLS NOT DISTINCT",
    "a unique index on the existing table review",
  ],
  ["ALTER TABLE review ADD a INT; ALTER TABLE review ADD UNIQUE NULLS NOT DISTINCT (a)", "is on columns"],
  ["CREATE TABLE archive.review (id INT); ALTER TABLE review DROP COLUMN title", "AT_DropColumn"],
  ["CREATE TEMP TABLE review (id INT); ALTER TABLE public.review DROP COLUMN title", "AT_DropColumn"],
  ["CREATE TABLE a (b INT) INHERITS (review)", "rows of a are rows of another table"],
  ["CREATE TABLE a PARTITION OF review DEFAULT", "rows of a are rows of another table"],
  ["ALTER TABLE more ATTACH PARTITION review DEFAULT", "AT_AttachPartition"],
  ["CREATE SCHEMA s CREATE TABLE a (b INT REFERENCES public.review (id))", "a schema with something in it"],
  [
    "ALTER TABLE review DROP CONSTRAINT kinds CASCADE, ADD CONSTRAINT kinds CHECK (true)",
    "the constraint kinds of review is dropped",
  ],
  ["ALTER TABLE review ADD COLUMN a UUID DEFAULT gen_random_uuid()", "is not constant"],
  ["ALTER TABLE review ADD COLUMN a TEXT GENERATED ALWAYS AS (title) STORED", "review.a is GENERATED"],
  ["ALTER TABLE review ADD COLUMN a BIGSERIAL", "numbers the existing rows"],
  ["ALTER TABLE review ADD COLUMN a INT CHECK (title <> '')", "on columns that review has already"],
  ["ALTER TABLE review ADD CONSTRAINT c CHECK (title <> '')", "the constraint c is on columns"],
  ["ALTER TABLE review ADD CONSTRAINT c CHECK (title <> '') NOT VALID", "the constraint c is on columns"],
  ["ALTER TABLE review ADD CONSTRAINT c UNIQUE (title)", "the constraint c is on columns"],
  ["ALTER TABLE review DROP CONSTRAINT kinds", "no CHECK replaces it"],
  ["CREATE UNIQUE INDEX i ON review (title)", "a unique index on the existing table review"],
  ["CREATE UNIQUE INDEX i ON review (lower(title))", "a unique index on the existing table review"],
  ["CREATE TABLE a (b UUID REFERENCES app_user (id))", "keeps rows of app_user from being deleted"],
  ["CREATE TABLE IF NOT EXISTS review (id INT); DROP TABLE review", "IF NOT EXISTS hides"],
  ["CREATE OR REPLACE FUNCTION f() RETURNS INT LANGUAGE sql RETURN 1", "OR REPLACE"],
  ["CREATE OR REPLACE TRIGGER t AFTER INSERT ON review EXECUTE FUNCTION f()", "OR REPLACE"],
  ["DO $$ BEGIN EXECUTE 'DROP TABLE review'; END $$", "DoStmt"],
  ["SELECT drop_everything()", "SelectStmt"],
  ["UPDATE review SET title = ''", "UpdateStmt of what review has already"],
  ["DELETE FROM review", "DeleteStmt of what review has already"],
  [
    "CREATE TABLE a (id INT); WITH d AS (DELETE FROM review RETURNING 1) INSERT INTO a SELECT * FROM d",
    "DeleteStmt",
  ],
  ["ALTER TYPE mood RENAME VALUE 'calm' TO 'still'", "a renamed enum value"],
  ["ALTER TABLE", "is no SQL: syntax error"],
])("an expand is refused for %s", async (sql, fault) => {
  expect(await judge(`-- expand since 1.1.0\nCREATE TABLE more (id INT);\n${sql};\n`)).toContainEqual(
    expect.stringContaining(fault),
  );
});

describe("a function", () => {
  const define = (line: string, what: string) => ({
    sql: `${line}\nCREATE ${what} RETURNS INT LANGUAGE sql RETURN 1;\n`,
  });
  const earlier = [
    define("", 'FUNCTION "known"(a TEXT)'),
    { sql: 'ALTER FUNCTION "before"() RENAME TO "renamed";' },
    define("-- expand since 1.1.0", "FUNCTION shipped()"),
    define("-- expand since 1.2.0", "FUNCTION f(a INT, OUT b TEXT)"),
    define("-- expand since 1.2.0", "FUNCTION known(a INT)"),
  ];
  const faults = (what: string, line = "-- expand since 1.2.0") =>
    faultsOfMigration({ name: "m", ...define(line, what) }, releases, earlier);

  test.each([
    "OR REPLACE FUNCTION f(a INTEGER)",
    'OR REPLACE FUNCTION public."f"(another pg_catalog.int4)',
    "FUNCTION f(a TEXT)",
    "FUNCTION g()",
  ])("may be defined if no release knows it: %s", async (what) => {
    expect(await faults(what)).toEqual([]);
  });

  test.each([
    ["OR REPLACE FUNCTION known(a TEXT)", "OR REPLACE changes known(text)"],
    ["OR REPLACE FUNCTION f(a INT[])", "OR REPLACE changes f(int4[])"],
    ["OR REPLACE FUNCTION other.f(a INT)", "OR REPLACE changes other.f(int4)"],
    ["OR REPLACE FUNCTION shipped()", "OR REPLACE changes shipped()"],
    ["OR REPLACE FUNCTION later()", "OR REPLACE changes later()"],
    ["FUNCTION known(a TEXT, b INT DEFAULT 1)", "known(text,int4) has the name of another function"],
    ["FUNCTION renamed(a INT)", "renamed(int4) has the name of another function"],
  ])("is refused if older programs may call it: %s", async (what, fault) => {
    expect(await faults(what)).toEqual([expect.stringContaining(fault)]);
  });

  test("of the same release may be replaced when that release is not the newest any more", async () => {
    expect(await faults("OR REPLACE FUNCTION shipped()", "-- expand since 1.1.0")).toEqual([]);
  });
});

describe("a table", () => {
  const earlier = [
    { sql: "CREATE TABLE before (id INT);" },
    { sql: "-- expand since 1.1.0\nCREATE TABLE shipped (id INT);" },
    { sql: "-- expand since 1.2.0\nCREATE TABLE a (id INT); CREATE TEMP TABLE other.b (id INT);" },
  ];
  const faults = (sql: string) =>
    faultsOfMigration({ name: "m", sql: `-- expand since 1.2.0\n${sql};\n` }, releases, earlier);

  test.each(["UPDATE a SET id = 2", "DELETE FROM a"])(
    "may have its rows changed if no release knows it: %s",
    async (sql) => {
      expect(await faults(sql)).toEqual([]);
    },
  );

  test.each([
    ["UPDATE shipped SET id = 2", "UpdateStmt of what shipped has already"],
    ["ALTER TABLE before DROP COLUMN id", "AT_DropColumn"],
    ["DELETE FROM b", "DeleteStmt of what b has already"],
    ["ALTER TABLE a DROP COLUMN id", "AT_DropColumn"],
    ["DROP TABLE a", "DropStmt"],
  ])("is only added to if a release knows it, and is never dropped: %s", async (sql, fault) => {
    expect(await faults(sql)).toEqual([expect.stringContaining(fault)]);
  });
});

test.each([
  ["DROP TABLE review;", 'its first line must be "-- expand since 1.2.0"'],
  ["-- A comment.\n-- expand since 1.0.0\n", "its first line must be"],
  ["-- expand since 1.3.0\n", "1.3.0 is not released"],
  ["-- contract since 1.3.0\nDROP TABLE review;", "1.3.0 is not released"],
  ["-- contract since 1.0.0\nDROP TABLE review;", "1.0.0 uses all that it has"],
])("the first line names a release that can run at the same time: %j", async (sql, fault) => {
  expect(await judge(sql)).toEqual([expect.stringContaining(fault)]);
});

test("a contract may contain anything, once a release does without what it removes", async () => {
  expect(await judge("-- contract since 1.1.0\nDROP TABLE review;")).toEqual([]);
});

test("releases are the versions with a date in the changelog", () => {
  const changelog =
    "# Changelog\n\n## [Unreleased]\n\n## [1.1.0] - 2027-01-02\n\n### Added\n\n## [1.0.0] - 2026-11-25\n";
  expect(releasesOf(changelog)).toEqual(["1.1.0", "1.0.0"]);
});
