import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { nameOf, takeLock } from "./lock.mjs";

let home: string;
let folder: string;
beforeEach(() => {
  home = mkdtempSync(join(tmpdir(), "assay-lock-"));
  folder = join(home, "a.lock");
});
afterEach(() => rmSync(home, { recursive: true }));

describe("the lock between processes", () => {
  test("contains the owner's process id and start time and is gone when released", async () => {
    const lock = await takeLock(folder);
    const [owner = "", ...others] = readdirSync(folder);
    expect([Number.parseInt(owner, 10), owner.length > `${process.pid}-`.length, others]).toEqual([
      process.pid,
      true,
      [],
    ]);
    lock.release();
    expect(readdirSync(home)).toEqual([]);
  });

  test("is taken from an owner that died", async () => {
    const dead = spawn("true");
    await once(dead, "exit");
    hold(dead.pid);
    const lock = await takeLock(folder);
    expect(readdirSync(folder)).toEqual([nameOf(process.pid)]);
    lock.release();
  });

  test.each([
    ["another start", `${process.pid}-1-1`],
    ["no start", `${process.pid}`],
  ])("is taken from an owner whose process id was reused by a living process: %s", async (_name, owner) => {
    mkdirSync(folder);
    writeFileSync(join(folder, owner), "");
    const lock = await takeLock(folder);
    expect(readdirSync(folder)).toEqual([nameOf(process.pid)]);
    lock.release();
  });

  test("is waited for while a child of its dead owner is alive", async () => {
    const [dead, child] = [spawn("true"), spawn("sleep", ["60"])];
    await once(dead, "exit");
    hold(dead.pid, child.pid);
    let isReported = false;
    const waiting = takeLock(folder, () => {
      isReported = true;
      child.kill();
    });
    (await waiting).release();
    expect(isReported).toBe(true);
  });

  test("is held by one at a time", async () => {
    // Uses processes, because each process is one owner.
    const log = join(home, "log");
    writeFileSync(log, "");
    const script = `
      import { appendFileSync } from "node:fs";
      import { setTimeout as sleep } from "node:timers/promises";
      import { takeLock } from ${JSON.stringify(new URL("lock.mjs", import.meta.url).href)};
      const lock = await takeLock(${JSON.stringify(folder)});
      appendFileSync(${JSON.stringify(log)}, "in ");
      await sleep(20);
      appendFileSync(${JSON.stringify(log)}, "out ");
      lock.release();`;
    const owners = Array.from({ length: 4 }, () =>
      spawn(process.execPath, ["--input-type=module", "--eval", script]),
    );
    const codes = await Promise.all(owners.map((owner) => once(owner, "exit")));
    expect(codes.map(([code]) => code)).toEqual([0, 0, 0, 0]);
    expect(readFileSync(log, "utf8")).toBe("in out ".repeat(4));
    expect(existsSync(folder)).toBe(false);
  });
});

function hold(...pids: (number | undefined)[]): void {
  mkdirSync(folder);
  for (const pid of pids) writeFileSync(join(folder, nameOf(pid ?? 0)), "");
}
