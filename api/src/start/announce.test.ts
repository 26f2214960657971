import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { announce } from "./announce.ts";
import { createLog } from "./log.ts";

let words: string[];
let lines: Record<string, unknown>[];
beforeEach(() => {
  words = [];
  lines = [];
  vi.spyOn(console, "log").mockImplementation((text) => void words.push(text));
});
afterEach(() => vi.restoreAllMocks());

const logins = ["Administrator  admin@assay.example  password in /data/administrator.txt"];

function announceOn(url: string, isTerminal: boolean): void {
  const log = createLog(
    { logLevel: "info", secrets: [] },
    { write: (line) => void lines.push(JSON.parse(line)) },
  );
  announce({ url, logins, isTerminal, log });
}

test("at a terminal a server prints its address, and how to sign in", () => {
  announceOn("https://reviews.example", true);
  expect(words.join("")).toContain("Assay is ready at https://reviews.example");
  expect(words.join("")).toContain(logins[0]);
  expect(lines).toEqual([]);
});

test("otherwise both are log lines, without the address", () => {
  announceOn("https://reviews.example", false);
  expect(words).toEqual([]);
  expect(lines).toMatchObject([
    { msg: "Assay is ready", url: "https://reviews.example" },
    { msg: expect.stringContaining("[address]  password in /data/administrator.txt") },
  ]);
});

test("on one's own machine the logins are printed there, too", () => {
  announceOn("http://localhost:3000", false);
  expect(words.join("")).toContain(logins[0]);
  expect(lines).toMatchObject([{ msg: "Assay is ready" }]);
});
