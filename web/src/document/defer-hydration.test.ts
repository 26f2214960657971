import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { deferHydration, hydrationScript } from "./defer-hydration";

const module = 'import "/assets/manifest.js";import("/assets/entry.js");';
const html = deferHydration(
  '<link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/entry.js"/>' +
    `<script>before()</script><script type="module" async="">${module}</script>`,
);

const reload = vi.fn();
let paint: (name: string) => void;

/** Stands in for the browser's PerformanceObserver, which reports the first paint. */
class Observer {
  static supportedEntryTypes = ["paint"];
  disconnect = vi.fn();
  observe = vi.fn();
  constructor(callback: (list: { getEntriesByName(name: string): unknown[] }, observer: Observer) => void) {
    paint = (painted) => callback({ getEntriesByName: (name) => (name === painted ? [name] : []) }, this);
  }
}

beforeEach(() => {
  vi.stubGlobal("PerformanceObserver", Observer);
  document.body.innerHTML = html;
});
afterEach(() => {
  reload.mockClear();
  vi.unstubAllGlobals();
  for (const each of document.querySelectorAll("script, link")) each.remove();
});

const rels = () => [...document.querySelectorAll("link")].map(({ rel }) => rel);

/** Runs the start script as the browser would, with a stand-in for import(). */
async function run(isHidden: boolean) {
  const [, starter = ""] = [...document.querySelectorAll("script:not([type])")].map(
    (each) => each.textContent,
  );
  const imported: string[] = [];
  vi.spyOn(document, "hidden", "get").mockReturnValue(isHidden);
  const load = async (href: string) => void imported.push(new URL(href).pathname);
  new Function("load", "location", starter.replace("import(href)", "load(href)"))(load, { reload });
  return imported;
}

test("its script is ASCII: it is put into bytes of which each is a letter", () => {
  expect(hydrationScript).toMatch(/^[ -~\n]*$/);
});

test("before the first paint nothing is fetched or run", async () => {
  await run(false);
  paint("first-paint");
  expect(rels()).toEqual(["later", "later"]);
  expect(document.head.querySelector("script")).toBeNull();
});

test("then every file is fetched and run in its own task, and the entry module comes last", async () => {
  const imported = await run(false);
  paint("first-contentful-paint");
  await expect.poll(() => document.head.querySelector("script")).not.toBeNull();
  expect(rels()).toEqual(["modulepreload", "modulepreload"]);
  expect(imported).toEqual(["/assets/manifest.js"]);
  const started = document.head.querySelector("script");
  expect([started?.type, started?.textContent]).toEqual(["module", module]);
});

test("a task starts only a few fetches, so that scrolling is handled in between", async () => {
  const more = [5, 6, 7, 8, 9].map((name) => `<link rel="later" href="/assets/${name}.js"/>`);
  document.body.insertAdjacentHTML("afterbegin", more.join(""));
  await run(false);
  paint("first-contentful-paint");
  const started = () => rels().filter((rel) => rel === "modulepreload").length;
  expect(started()).toBe(4);
  await expect.poll(() => started()).toBe(7);
});

test("a page in the background, which is not painted, starts at once", async () => {
  await run(true);
  await expect.poll(() => document.head.querySelector("script")?.textContent).toBe(module);
});

test("a document without scripts stays unchanged", () => {
  expect(deferHydration("<p>Text</p>")).toBe("<p>Text</p>");
});

test("a file of a lazily loaded component is fetched with the others, and runs only when imported", async () => {
  document.querySelector("link")?.setAttribute("data-lazy", "");
  const imported = await run(true);
  await expect.poll(() => document.head.querySelector("script")).not.toBeNull();
  expect(rels()).toEqual(["modulepreload", "modulepreload"]);
  expect(imported).toEqual([]);
});

test.each([
  ["navigate", 404, 1],
  ["reload", 404, 0],
  ["navigate", 200, 0],
])(
  "after a %s, a file that cannot be loaded and has status %i reloads the document %i times",
  async (type, status, times) => {
    const answer = Promise.resolve(new Response(null, { status }));
    const fetched = vi.fn(() => answer);
    vi.stubGlobal("fetch", fetched);
    const entries = vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type } as never]);
    await run(true);
    document.querySelector("link")?.dispatchEvent(new Event("error"));
    await answer;
    await expect.poll(() => reload).toHaveBeenCalledTimes(times);
    expect(fetched).toHaveBeenCalledTimes(type === "reload" ? 0 : 1);
    entries.mockRestore();
  },
);

// Browsers provide an empty sheet if the server returned none.
test.each([
  ["", 1],
  [".a{color:red}", 0],
])("a style sheet with the content “%s” reloads the document %i times", async (css, times) => {
  vi.stubGlobal("fetch", async () => new Response(null, { status: 404 }));
  const entries = vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ type: "navigate" } as never]);
  const link = document.createElement("link");
  link.dataset["styles"] = "";
  Object.defineProperty(link, "sheet", { value: { cssRules: css ? [css] : [] } });
  document.body.append(link);
  await run(true);
  await expect.poll(() => document.head.querySelector("script")).not.toBeNull();
  await expect.poll(() => reload).toHaveBeenCalledTimes(times);
  entries.mockRestore();
});
