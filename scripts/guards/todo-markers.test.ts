import { expect, test } from "vitest";
import { findTodoMarkers } from "../checks/todo-markers.ts";

test.each([
  "// TODO: later",
  "// FIXME",
  'test.only("one", () => {})',
  'describe.skip("some", () => {})',
  "await page.waitForTimeout(500);",
  "// @ts-ignore",
  "// @ts-expect-error",
  "// biome-ignore lint/suspicious/noExplicitAny: <explanation>",
  "// biome-ignore lint/suspicious/noExplicitAny:",
  "{/* biome-ignore lint/a11y/useAltText */}",
  "// eslint-disable-next-line",
])("reports %s", (line) => {
  expect(findTodoMarkers("a.ts", `const before = 1;\n${line}\n`)).toEqual([
    expect.stringContaining(`a.ts:2: ${line}`),
  ]);
});

test.each([
  "// @ts-expect-error: the library forgets the second argument",
  "// biome-ignore lint/suspicious/noExplicitAny: the library's own type is any",
  "query.skip(10)",
  'test.skipIf(kind === "embedded")("one", () => {})',
  "const todos = list.only;",
])("allows %s", (line) => {
  expect(findTodoMarkers("a.ts", line)).toEqual([]);
});
