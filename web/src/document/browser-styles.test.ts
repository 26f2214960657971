// @vitest-environment jsdom
import { expect, test } from "vitest";
import { startStyles } from "./browser-styles";

test("what the document came with is neither moved nor inserted again; new styles come after it", () => {
  const came = document.createElement("style");
  came.dataset["styles"] = "a b";
  document.head.append(came, document.createElement("title"));
  const before = [...document.head.children];
  const cache = startStyles();
  expect(cache.inserted).toEqual({ a: true, b: true });
  expect([...document.head.children]).toEqual(before);
  cache.insert(".css-c", { name: "c", styles: "color:red;" }, cache.sheet, true);
  const added = [...document.head.children].slice(before.length);
  expect(added.map(({ tagName }) => tagName)).toEqual(["STYLE"]);
  for (const each of [...added, ...before.slice(-2)]) each.remove();
});
