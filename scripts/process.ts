import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { constants } from "node:os";
import { join, resolve } from "node:path";

/** The folder that holds package.json. */
export const root = resolve(import.meta.dirname, "..");

/** Where Node.js keeps what it has compiled: it shortens the next start by a third. */
export const compileCache = join(root, "node_modules/.cache/node");

/** The built server, a program of its own. */
export const server = "api/build/main.js";

/** How a program ended and all it printed. */
export interface Outcome {
  code: number;
  output: string;
}

/** Runs a program to its end and returns its output. The program ends with this process. */
export async function capture(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<Outcome> {
  const child = spawn(program, args, { cwd: root, ...options, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding("utf8").on("data", (text: string) => {
      output += text;
    });
  }
  const kill = () => void child.kill();
  process.once("exit", kill);
  const code = await exitCode(child).finally(() => process.off("exit", kill));
  return { code, output };
}

/** Runs a program to its end at the terminal of this one. */
export function attach(
  program: string,
  args: readonly string[],
  options: SpawnOptions = {},
): Promise<number> {
  return exitCode(spawn(program, args, { cwd: root, ...options, stdio: "inherit" }));
}

/** The exit code of a process, as a shell would report it. */
export function exitCode(child: ChildProcess): Promise<number> {
  return new Promise((done, fail) => {
    child.once("error", fail);
    child.once("close", (code, signal) => done(signal ? 128 + constants.signals[signal] : (code ?? 1)));
  });
}

/** An error that is printed without a stack trace, because its message is sufficient. */
export class Failure extends Error {}

/** Runs a command of package.json; a Failure ends the process with its message and code 1. */
export async function command(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
