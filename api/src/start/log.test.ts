import { describe, expect, test } from "vitest";
import { createLog } from "./log.ts";

function logged(write: (log: ReturnType<typeof createLog>) => void, secrets: readonly string[] = []) {
  const lines: string[] = [];
  write(createLog({ logLevel: "trace", secrets }, { write: (line) => void lines.push(line) }));
  return lines.map((line) => JSON.parse(line));
}

describe("a line of the log", () => {
  test("is JSON with level, time and message, and without the machine's name", () => {
    const [line] = logged((log) => log.info("ready"));
    expect(line).toEqual({ level: 30, time: expect.any(Number), msg: "ready" });
  });

  test("has the number of the worker that wrote it, if there are several", () => {
    const lines: string[] = [];
    const log = createLog(
      { logLevel: "info", secrets: [], worker: 2 },
      { write: (line) => void lines.push(line) },
    );
    log.info("ready");
    expect(JSON.parse(lines[0] ?? "")).toMatchObject({ worker: 2, msg: "ready" });
  });

  test.each([
    ["a password in a URL", "connect postgresql://ann:hunter2@db.example:5432/assay", "hunter2"],
    ["an e-mail address", "Key (email)=(ann.lee+x@mail.example) already exists.", "ann.lee"],
    ["an address of another script", "ärztin@bücher.example", "ärztin"],
    ["an address beside quotes", '"Ann" <ann@mail.example>', "ann@"],
    ["a bearer token", "Authorization: Bearer abcdefgh12345678", "abcdefgh"],
    ["one in a longer word, as a program writes it", "proxyBearer abcdefgh12345678==", "abcdefgh"],
    ["an API token", `token assay_${"a1B2".repeat(9)}`, "a1B2"],
    ["a session's cookie", "Cookie: __Host-assay_session=s3ss10nvalue; theme=dark", "s3ss10n"],
    ["secrets before quotes", 'to "/verify-email?token=m41l3d" with "assay_session=m41l3d"\n', "m41l3d"],
    ["the secret of a mailed link", "GET /verify-email?token=m41l3d&x=1", "m41l3d"],
    ["the same in another link", "GET /signin?next=%2Fverify-email%3Ftoken%3Dm41l3d%26x", "m41l3d"],
  ])("does not contain %s", (_what, text, secret) => {
    const error = Object.assign(new Error(text), { detail: text, cause: new Error(text) });
    const lines = logged((log) => {
      log.info(text);
      log.error({ err: error, text, deep: [{ text }] }, text);
    });
    expect(lines).toHaveLength(2);
    expect(JSON.stringify(lines)).not.toContain(secret);
    expect(lines[1].err).toMatchObject({ type: "Error", stack: expect.stringContaining("log.test.ts") });
  });

  test("keeps package paths and URLs without a user", () => {
    const text = "node_modules/.pnpm/pg-pool@3.14.0_pg@8.23.1/index.js:1:2 https://db.example:5432/assay";
    expect(logged((log) => log.info(text))[0].msg).toBe(text);
  });

  test("does not contain a secret of the settings in any notation, but may contain short words", () => {
    const secrets = ['quo"te\\back\nslash', "plainsecret", "assay"];
    const lines = logged((log) => log.warn({ a: secrets[0] }, `${secrets[1]} assay`), secrets);
    expect(lines).toMatchObject([{ a: "[redacted]", msg: "[redacted] assay" }]);
  });
});
