import { spawn } from "node:child_process";
import { buffer } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { ConversionKind } from "../inputs/index.ts";
import { createConcurrencyLimiter } from "../limits/concurrency-limiter.ts";
import { measureConversion } from "../metrics/jobs.ts";
import type { ConversionHeader, ConvertedPicture } from "./converted.ts";

/** The bytes cannot be converted, or not in time. */
export class ConversionFailed extends Error {
  readonly problem: "damaged" | "pixels" | "slow";

  constructor(problem: "damaged" | "pixels" | "slow") {
    super(`A picture could not be made: ${problem}`);
    this.problem = problem;
  }
}

/** Converts a picture to the widths and formats of its kind. Throws ConversionFailed, and BusyError if too many wait. */
export type Convert = (bytes: Buffer, kind: ConversionKind) => Promise<ConvertedPicture>;

const childFile = fileURLToPath(new URL("./convert-child.ts", import.meta.url));

/**
 * Defaults: concurrent conversions, length of the waiting queue, timeout, and the number of servers on the machine that share both
 * counts. Each conversion needs up to 400 MB.
 */
const defaults = { maxConcurrent: 2, maxQueued: 8, milliseconds: 20_000, workers: 1 };

/** Conversions, each in a process of its own. */
export function createConverter(options: Partial<typeof defaults> = {}): Convert {
  const { maxConcurrent, maxQueued, milliseconds, workers } = { ...defaults, ...options };
  const shareOf = (total: number) => Math.ceil(total / workers);
  const { runLimited } = createConcurrencyLimiter({
    name: "picture-conversions",
    maxConcurrent: shareOf(maxConcurrent),
    maxQueued: shareOf(maxQueued),
    // Each takes a second or so.
    maxWait: 5_000,
  });
  return (bytes, kind) => runLimited(() => measured(() => convert(bytes, kind, milliseconds)));
}

async function measured(work: () => Promise<ConvertedPicture>): Promise<ConvertedPicture> {
  const ended = measureConversion();
  try {
    const picture = await work();
    ended("converted");
    return picture;
  } catch (error) {
    ended(error instanceof ConversionFailed ? error.problem : "failed");
    throw error;
  }
}

async function convert(bytes: Buffer, kind: ConversionKind, milliseconds: number): Promise<ConvertedPicture> {
  const child = spawn(process.execPath, ["--max-old-space-size=64", childFile, kind], {
    // It needs none of the settings, and must not see secrets.
    env: {},
    stdio: ["pipe", "pipe", "ignore"],
    timeout: milliseconds,
    killSignal: "SIGKILL",
  });
  const ended = new Promise<NodeJS.Signals | null>((resolve, reject) => {
    child.once("error", reject).once("close", (_code, signal) => resolve(signal));
  });
  // A child that ended early does not read the rest: its exit status says more.
  child.stdin.on("error", () => {}).end(bytes);
  const [answer, signal] = await Promise.all([buffer(child.stdout), ended]);
  if (signal === "SIGKILL") throw new ConversionFailed("slow");
  // It crashed on these bytes: other pictures are not affected.
  if (answer.length < 4) throw new ConversionFailed("damaged");
  return read(answer);
}

function read(answer: Buffer): ConvertedPicture {
  let at = 4 + answer.readUInt32BE(0);
  const header: ConversionHeader = JSON.parse(answer.toString("utf8", 4, at));
  if ("problem" in header) throw new ConversionFailed(header.problem);
  const files = header.files.map(({ size, ...file }) => {
    at += size;
    return { ...file, bytes: answer.subarray(at - size, at) };
  });
  return { width: header.width, height: header.height, files };
}
