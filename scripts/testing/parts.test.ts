import { expect, test } from "vitest";
import { ensurePresent } from "./machine.ts";
import { choose, lanes } from "./parts.ts";

const needsOf = (part: string) => choose([part]).parts.flatMap(({ needs }) => needs);

test("what the tests run besides Node is looked for before they start", () => {
  expect(needsOf("unit").map(({ name }) => name)).toEqual(["the PostgreSQL server", "bash", "curl"]);
  expect(needsOf("e2e").map(({ name }) => name)).toEqual(["Chromium"]);
});

test("all parts run without a name; full adds to them, alone and with a name", () => {
  const chosen = (...words: string[]) => {
    const { parts, isFull } = choose(words);
    return [parts.map(({ name }) => name), isFull];
  };
  const all = ["check", "build", "server of the journeys", "unit", "e2e"];
  expect(chosen()).toEqual([all, false]);
  expect(chosen("full")).toEqual([all, true]);
  expect(chosen("unit", "full")).toEqual([["unit"], true]);
  expect(() => chosen("everything")).toThrow(
    "There is no part everything; the parts are check, build, unit, e2e,",
  );
  expect(() => chosen("server of the journeys")).toThrow("There is no part server of the journeys");
});

test("checks and build run beside the tests where there are two cores or more, the journeys always last", () => {
  const names = (words: string[], cores: number) =>
    lanes(choose(words).parts, cores).map((lane) => lane.map(({ name }) => name));
  expect(names([], 2)).toEqual([
    ["check", "build", "server of the journeys"],
    ["unit", "e2e"],
  ]);
  expect(names(["e2e"], 4)).toEqual([["e2e"]]);
  expect(names([], 1)).toEqual([["check", "build", "unit", "e2e"]]);
});

test("what is on the machine is found where it lies", async () => {
  const bash = needsOf("unit").find(({ name }) => name === "bash");
  expect(bash?.find()).toMatch(/\/bash$/);
  await expect(ensurePresent(bash ? [bash] : [])).resolves.toBeUndefined();
});
