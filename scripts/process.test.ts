import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { root } from "./process.ts";

test("a program whose output is captured ends with the process that started it", async () => {
  const folder = mkdtempSync(join(tmpdir(), "assay-process-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "pid");
  const work = `process.on("SIGTERM", () => process.exit(0));
    const { capture } = await import("./scripts/process.ts");
    await capture("sh", ["-c", 'echo $$ > "$1"; exec sleep 600', "sh", ${JSON.stringify(file)}]);`;
  const parent = spawn(process.execPath, ["--input-type=module", "--eval", work], {
    cwd: root,
    stdio: "inherit",
  });
  onTestFinished(() => void parent.kill("SIGKILL"));
  const timeout = { timeout: 30_000 };
  await vi.waitFor(() => expect(existsSync(file) && readFileSync(file, "utf8")).toMatch(/^\d+\n$/), timeout);
  const pid = Number(readFileSync(file, "utf8"));
  expect(process.kill(pid, 0)).toBe(true);
  const ended = once(parent, "exit");
  parent.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  await vi.waitFor(() => expect(() => process.kill(pid, 0)).toThrow("ESRCH"), timeout);
});
