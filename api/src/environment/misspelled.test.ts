import { expect, test } from "vitest";
import { readEnvironment, settings } from "../environment.ts";
import { misspelledSettings } from "./misspelled.ts";

test.each([
  ["a letter too few", "DATABSE_URL", "DATABASE_URL"],
  ["a letter too many", "PUBLIC_URLS", "PUBLIC_URL"],
  ["another letter", "SMTP_URI", "SMTP_URL"],
  ["two letters exchanged", "TRSUT_PROXY", "TRUST_PROXY"],
  ["the wrong case", "Data_Dir", "DATA_DIR"],
  ["a letter too few at its beginning", "RUST_PROXY", "TRUST_PROXY"],
  ["a mistake in the name of its file", "DATABASE_URL_FIL", "DATABASE_URL_FILE"],
])("a setting with %s is named, and what was meant", (_what, name, meant) => {
  expect(readEnvironment({ [name]: "x" }).warnings).toEqual([
    `${name} is not a setting of Assay and is ignored. Did you mean ${meant}?`,
  ]);
});

test.each([
  "HOSTS",
  "PORTS",
  "POST",
  "DEMOS",
  "SECRETS",
  "HOSTNAME",
  "PATH",
  "HOME",
  "DATABASE",
  "NODE_OPTIONS",
  "XDG_DATA_DIRS",
])("%s, which other programs may have, is not", (name) => {
  expect(misspelledSettings([name], settings)).toEqual([]);
});

test("no setting is taken for another one", () => {
  expect(misspelledSettings(settings, settings)).toEqual([]);
});
