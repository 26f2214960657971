import { expect, test } from "vitest";
import { startStyles } from "./browser-styles";
import { stylesheetText } from "./stylesheet";

test("the document's styles are neither moved nor inserted again; new styles follow them", () => {
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

test("the last rule of the style sheet lists its styles; without the style sheet none are known", () => {
  const link = document.createElement("link");
  link.dataset["styles"] = "";
  document.head.append(link);
  expect(startStyles().inserted).toEqual({});
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(stylesheetText(".css-1a{color:red}", "1a 2e3b"));
  Object.defineProperty(link, "sheet", { value: sheet });
  expect(startStyles().inserted).toEqual({ "1a": true, "2e3b": true });
  link.remove();
});
