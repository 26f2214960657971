import { EventEmitter } from "node:events";
import { expect, it } from "vitest";
import { type ChildMessage, startOf } from "./embedded.ts";

const emit = (child: EventEmitter, message: ChildMessage) => child.emit("message", message);

it("waits for the word that the child has started, whoever else connects before", async () => {
  const child = new EventEmitter();
  const started = startOf(child);
  emit(child, { kind: "foreign", isRunning: true });
  emit(child, { kind: "log", line: "A client of the embedded database …" });
  emit(child, { kind: "ready", socketFolder: "/data/database" });
  expect(await started).toEqual({ kind: "ready", socketFolder: "/data/database" });
  // Later messages are for others, and its end is no failed start.
  expect(child.listenerCount("message") + child.listenerCount("exit")).toBe(0);
});

it.each<[string, (child: EventEmitter) => void, string]>([
  [
    "says why",
    (child) => emit(child, { kind: "refused", message: "The disk is full." }),
    "The disk is full.",
  ],
  ["ends", (child) => child.emit("exit", 1), "ended while it started"],
])("knows a child that does not start when it %s", async (_name, fail, message) => {
  const child = new EventEmitter();
  const started = startOf(child);
  fail(child);
  expect(await started).toEqual({ kind: "refused", message: expect.stringContaining(message) });
});
