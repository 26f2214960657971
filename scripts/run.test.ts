import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { root } from "./process.ts";

test.each(["SIGTERM", "SIGINT"] as const)(
  "%s to npm start reaches the command, whose exit code is npm's",
  async (signal) => {
    // npm sends signals to its shell, which would end and leave the command running.
    const folder = mkdtempSync(join(tmpdir(), "assay-run-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
    writeFileSync(join(folder, "package.json"), JSON.stringify({ scripts: { start: scripts.start } }));
    mkdirSync(join(folder, "scripts"));
    writeFileSync(
      join(folder, "scripts/run.mjs"),
      `for (const signal of ["SIGTERM", "SIGINT"]) process.on(signal, () => { console.log(signal); process.exit(0); });
     setInterval(() => {}, 1000);
     console.log("ready");`,
    );
    const npm = spawn("npm", ["start"], { cwd: folder, stdio: ["ignore", "pipe", "inherit"] });
    onTestFinished(() => void npm.kill("SIGKILL"));
    let output = "";
    npm.stdout.setEncoding("utf8").on("data", (text: string) => {
      if (!output.includes("\nready") && (output + text).includes("\nready")) npm.kill(signal);
      output += text;
    });
    const [code] = await once(npm, "close");
    expect([code, output.trim().split("\n").at(-1)]).toEqual([0, signal]);
  },
);
