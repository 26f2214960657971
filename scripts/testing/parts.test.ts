import { expect, test } from "vitest";
import { ensurePresent } from "./machine.ts";
import { choose } from "./parts.ts";

const needsOf = (part: string) => choose([part]).flatMap(({ needs }) => needs);

test("what the tests run besides Node is looked for before they start", () => {
  expect(needsOf("unit").map(({ name }) => name)).toEqual(["the PostgreSQL server", "bash", "curl"]);
  expect(needsOf("e2e").map(({ name }) => name)).toEqual(["Chromium"]);
});

test("what is on the machine is found where it lies", async () => {
  const bash = needsOf("unit").find(({ name }) => name === "bash");
  expect(bash?.find()).toMatch(/\/bash$/);
  await expect(ensurePresent(bash ? [bash] : [])).resolves.toBeUndefined();
});
