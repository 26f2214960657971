import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { guidePrograms } from "./guide.ts";

const hasPython = spawnSync("python3", ["--version"]).status === 0;

/** The languages of the guide whose programs can run here. */
export const guideLanguages = [
  { language: "ts", command: process.execPath },
  ...(hasPython ? [{ language: "python", command: "python3" }] : []),
];

/** The guide for developers, in Markdown. */
export const guide = await readFile(new URL("../../../web/content/developers.md", import.meta.url), "utf8");

/** A program of the guide in a folder of its own. */
export interface GuideProgram {
  readonly folder: string;
  /** Starts it. */
  start(): void;
  /** Kills it and waits for its end. */
  stop(): Promise<void>;
  /** What it printed, if it has ended by itself; null while it runs. */
  failure(): string | null;
}

/** Writes a program of the guide, as it stands there, to be run with these settings. It ends with the test. */
export async function guideProgram(
  heading: string,
  { language, command }: (typeof guideLanguages)[number],
  settings: Readonly<Record<string, string>>,
): Promise<GuideProgram> {
  const folder = await mkdtemp(join(tmpdir(), "assay-guide-"));
  const file = `program.${language}`;
  await writeFile(join(folder, file), guidePrograms(guide, heading).get(language) ?? "");
  // As npm install leaves it.
  await symlink(fileURLToPath(new URL("../../node_modules", import.meta.url)), join(folder, "node_modules"));
  let program: ChildProcess | undefined;
  let printed = "";
  const stop = async () => {
    const ended = new Promise((resolve) => program?.once("close", resolve));
    program?.kill("SIGKILL");
    if (program?.exitCode === null && program.signalCode === null) await ended;
  };
  onTestFinished(async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  });
  return {
    folder,
    start() {
      const assigned = Object.entries(settings).map(([name, value]) => `${name}=${value}`);
      program = spawn("env", [...assigned, command, file], { cwd: folder });
      program.stderr?.on("data", (text) => {
        printed += text;
      });
    },
    stop,
    failure: () => (program && program.exitCode !== null ? printed : null),
  };
}
