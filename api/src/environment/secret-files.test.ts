import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readEnvironment } from "../environment.ts";
import { fileSetting, secretSettings } from "./secret-files.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "assay-secrets-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

function file(content: string): string {
  const path = join(folder, "secret");
  writeFileSync(path, content);
  return path;
}

describe("a secret in a file", () => {
  test.each(["", "\n", "\r\n"])("is read without the last line break (%j)", (end) => {
    const url = "postgresql://assay:word@localhost/assay";
    expect(readEnvironment({ DATABASE_URL_FILE: file(url + end) }).databaseUrl).toBe(url);
  });

  test("keeps every other character", () => {
    const { admin } = readEnvironment({
      ADMIN_EMAIL: "a@b.example",
      ADMIN_PASSWORD_FILE: file(" two words \n\n"),
    });
    expect(admin?.password).toBe(" two words \n");
  });

  test.each(secretSettings)("%s may be one", (name) => {
    const missing = join(folder, "missing");
    expect(() => readEnvironment({ [fileSetting(name)]: missing })).toThrow(
      `${name}_FILE: ${missing} cannot be read (ENOENT); check its path and its permissions`,
    );
  });

  test("satisfies what another setting needs", () => {
    const DATABASE_URL = "postgresql://assay:word@db.example/assay";
    const SECRET_FILE = file("0f".repeat(32));
    expect(readEnvironment({ DATABASE_URL, SECRET_FILE }).secret?.toString("hex")).toBe("0f".repeat(32));
  });

  test("is checked as the setting is, and is not printed", () => {
    expect(() => readEnvironment({ SECRET_FILE: file("hunter2\n") })).toThrow(
      /^These settings cannot be used:\n {2}SECRET: must be 32 random bytes[^\n]*$/,
    );
    expect(() => readEnvironment({ SECRET_FILE: file("hunter2\n") })).not.toThrow("hunter2");
  });

  test("is refused beside the setting itself, and if it is empty", () => {
    const SECRET = "0f".repeat(32);
    expect(() => readEnvironment({ SECRET, SECRET_FILE: file(SECRET) })).toThrow(
      "SECRET_FILE: must not be set together with SECRET; remove one of the two",
    );
    expect(() => readEnvironment({ SECRET_FILE: file("\n") })).toThrow("is empty; write the value into it");
  });

  test("is among the values that the log leaves out", () => {
    const token = "a-token-of-some-length";
    expect(readEnvironment({ METRICS_TOKEN_FILE: file(token) }).secrets).toEqual([token]);
  });
});
