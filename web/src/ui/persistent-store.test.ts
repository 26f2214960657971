import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { persistentStore } from "./persistent-store";

const list = (kept: unknown): readonly string[] => (Array.isArray(kept) ? kept.map(String) : []);
const open = () => persistentStore<readonly string[]>("test", [], list);

// Other files of the worker have the same storage.
beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

/** Another tab keeps something: the browser tells the others. */
function elsewhere(text: string | null) {
  if (text === null) localStorage.removeItem("test");
  else localStorage.setItem("test", text);
  act(() => void window.dispatchEvent(new StorageEvent("storage", { key: "test" })));
}

test("stored data are there for the next document, and an empty value is not stored", () => {
  open().change((before) => [...before, "a"]);
  expect(open().current()).toEqual(["a"]);
  open().change(() => []);
  expect(localStorage.length).toBe(0);
});

test("a change is applied to what another tab has stored meanwhile", () => {
  const [one, other] = [open(), open()];
  one.change(() => ["a"]);
  expect(other.current()).toEqual(["a"]);
  one.change((before) => [...before, "b"]);
  other.change((before) => [...before, "c"]);
  expect(open().current()).toEqual(["a", "b", "c"]);
});

test("without a change nothing is written", () => {
  const store = open();
  store.change(() => ["a"]);
  const write = vi.spyOn(Storage.prototype, "setItem");
  store.change((before) => before);
  expect(write).not.toHaveBeenCalled();
});

test("subscribers see changes by this tab and others", () => {
  const store = open();
  const { result } = renderHook(() => store.use());
  act(() => store.change(() => ["a"]));
  expect(result.current).toEqual(["a"]);
  elsewhere('["b"]');
  expect(result.current).toEqual(["b"]);
  elsewhere(null);
  expect(result.current).toEqual([]);
});

test("a value that another tab stored without subscribers is there for a later subscriber", () => {
  const store = open();
  const { result, unmount } = renderHook(() => store.use());
  act(() => store.change(() => ["a"]));
  unmount();
  // Nobody listens now.
  localStorage.setItem("test", '["b"]');
  expect(store.current()).toEqual(["b"]);
  localStorage.setItem("test", '["c"]');
  expect(renderHook(() => store.use()).result.current).toEqual(["c"]);
  expect(result.current).toEqual(["a"]);
});

test("a page from the back/forward cache learns what was stored meanwhile", () => {
  const store = open();
  const { result } = renderHook(() => store.use());
  localStorage.setItem("test", '["b"]');
  const show = (persisted: boolean) =>
    act(() => void window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted })));
  show(false);
  expect(result.current).toEqual([]);
  show(true);
  expect(result.current).toEqual(["b"]);
});

test.each(["{", '{"a":1}', "7"])("the invalid value %s counts as empty", (text) => {
  const store = open();
  store.change(() => ["a"]);
  localStorage.setItem("test", text);
  window.dispatchEvent(new StorageEvent("storage", { key: "test" }));
  store.change((before) => [...before, "b"]);
  expect(store.current()).toEqual(["b"]);
});

test("without storage, data last as long as the document", () => {
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("full");
  });
  const store = open();
  const { result } = renderHook(() => store.useIsStored());
  expect(result.current).toBe(true);
  act(() => store.change(() => ["a"]));
  store.change((before) => [...before, "b"]);
  expect(store.current()).toEqual(["a", "b"]);
  expect(store.isStored()).toBe(false);
  expect(result.current, "nothing may be promised of it").toBe(false);
  vi.restoreAllMocks();
  act(() => store.change((before) => [...before, "c"]));
  expect(result.current).toBe(true);
  expect(open().current()).toEqual(["a", "b", "c"]);
});
