import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { expect, onTestFinished, test } from "vitest";
import { productVersion } from "../../database/compatibility.ts";
import type { FromWorker } from "./messages.ts";

test("a worker whose files are of another version than its primary says so and ends", async () => {
  const worker = fork(fileURLToPath(new URL("./worker.ts", import.meta.url)), {
    serialization: "advanced",
    execArgv: [],
  });
  onTestFinished(() => void worker.kill("SIGKILL"));
  const sent: FromWorker[] = [];
  worker.on("message", (message: FromWorker) => sent.push(message));
  worker.send({ kind: "begin", slot: 1, version: "0.9.0" });
  const [code] = await once(worker, "close");
  expect(code).toBe(1);
  expect(sent.at(-1)).toEqual({
    kind: "refused",
    message: `The files of this server are of version ${productVersion}, and it was started as version 0.9.0: restart it, and keep each version in a folder of its own.`,
  });
});
