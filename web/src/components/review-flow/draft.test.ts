import { dayMs } from "@assay/api/inputs";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import {
  clearFlow,
  currentFlow,
  discardDraft,
  isWaitingToSend,
  newIdempotencyKey,
  removeSentDraft,
  replaceKey,
  saveDraft,
  savePicked,
  saveRole,
  setViewer,
  setWaiting,
} from "./draft";

const picked = [
  { id: "a", name: "Quill", slug: "quill", logoUrl: null },
  { id: "b", name: "Beacon", slug: "beacon", logoUrl: "/b.svg" },
];

beforeEach(() => void vi.useFakeTimers({ now: new Date("2026-11-20T12:00:00Z") }));
afterEach(() => {
  setViewer(null);
  clearFlow();
  vi.useRealTimers();
});

test("role, products and drafts are stored independently", () => {
  saveRole("Marketing");
  savePicked(picked);
  saveDraft("a", { title: "Good" }, "key-a");
  expect(currentFlow()).toEqual({
    owner: null,
    role: "Marketing",
    picked,
    drafts: { a: { values: { title: "Good" }, key: "key-a", isWaiting: false, at: Date.now(), owner: null } },
  });
  expect(JSON.parse(localStorage.getItem("assay-review") ?? "")).toEqual(currentFlow());
});

test("further typing keeps the key, so that a draft is sent once; it no longer waits", () => {
  saveDraft("a", { title: "Good" }, "first");
  setWaiting("a", true);
  expect(currentFlow().drafts["a"]?.isWaiting).toBe(true);
  saveDraft("a", { title: "Better" }, "second");
  expect(currentFlow().drafts["a"]).toMatchObject({
    values: { title: "Better" },
    key: "first",
    isWaiting: false,
  });
  replaceKey("a", "third");
  expect(currentFlow().drafts["a"]?.key).toBe("third");
});

test("drafts that another tab saved about other products stay", () => {
  saveDraft("a", { title: "Here" });
  const other = {
    ...currentFlow(),
    drafts: { ...currentFlow().drafts, b: { ...currentFlow().drafts["a"], key: "b" } },
  };
  // Before the browser has told this tab of it.
  localStorage.setItem("assay-review", JSON.stringify(other));
  saveDraft("a", { title: "Here again" });
  expect(Object.keys(currentFlow().drafts).toSorted()).toEqual(["a", "b"]);
});

test("a draft waits for its author for an hour", () => {
  saveDraft("a", {});
  const waits = () => isWaitingToSend(currentFlow().drafts["a"]!);
  expect(waits()).toBe(false);
  setWaiting("a", true);
  expect(waits()).toBe(true);
  vi.advanceTimersByTime(dayMs / 24);
  expect(waits()).toBe(false);
});

test("a missing draft does not begin to wait", () => {
  setWaiting("a", true);
  expect(currentFlow().drafts).toEqual({});
});

test("a discarded draft leaves its product picked; a sent one does not", () => {
  savePicked(picked);
  saveDraft("a", { title: "A" });
  saveDraft("b", { title: "B" });
  discardDraft("a");
  expect(Object.keys(currentFlow().drafts)).toEqual(["b"]);
  expect(currentFlow().picked).toEqual(picked);
  removeSentDraft("b");
  expect(currentFlow()).toEqual({ owner: null, role: null, picked: [picked[0]], drafts: {} });
});

test("the latest twenty drafts are kept, for thirty days", () => {
  for (let count = 1; count <= 21; count++) {
    vi.advanceTimersByTime(1000);
    saveDraft(`p${count}`, { title: String(count) });
  }
  expect(Object.keys(currentFlow().drafts)).toHaveLength(20);
  expect(currentFlow().drafts["p1"]).toBeUndefined();
  vi.advanceTimersByTime(30 * dayMs);
  saveDraft("new", {});
  expect(Object.keys(currentFlow().drafts)).toEqual(["new"]);
});

test("after signing out no part of it is left in the browser", () => {
  saveRole("Marketing");
  savePicked(picked);
  saveDraft("a", { title: "Good" });
  clearFlow();
  expect(localStorage.getItem("assay-review")).toBeNull();
});

test("keys are unique, also without https", () => {
  vi.stubGlobal("crypto", { getRandomValues: crypto.getRandomValues.bind(crypto) });
  expect(newIdempotencyKey()).toMatch(/^[0-9a-f]{32}$/);
  expect(newIdempotencyKey()).not.toBe(newIdempotencyKey());
  vi.unstubAllGlobals();
});

test("a draft written while signed in is private: hidden from visitors, deleted for another user", () => {
  setViewer("ada");
  saveRole("Marketing");
  savePicked(picked);
  saveDraft("a", { title: "By Ada" }, "key-a");
  setWaiting("a", true);
  // Their session ended elsewhere; they may come back.
  setViewer(null);
  expect(currentFlow().drafts).toEqual({});
  discardDraft("a");
  setWaiting("a", false);
  setViewer("ada");
  expect(currentFlow().drafts["a"]).toMatchObject({ values: { title: "By Ada" }, isWaiting: true });
  setViewer("ben");
  expect(currentFlow().drafts).toEqual({});
  setViewer("ada");
  expect(currentFlow()).toEqual({ owner: null, role: null, picked: [], drafts: {} });
  expect(localStorage.getItem("assay-review")).toBeNull();
});

test("a visitor's draft belongs to the user who signs in next", () => {
  setViewer("ada");
  saveDraft("b", { title: "By Ada" });
  setViewer(null);
  savePicked(picked);
  saveDraft("a", { title: "By a visitor" });
  saveDraft("b", { title: "By a visitor" });
  setWaiting("a", true);
  expect(currentFlow().drafts["b"]).toMatchObject({ values: { title: "By a visitor" }, owner: null });
  setViewer("ben");
  expect(currentFlow()).toMatchObject({
    owner: "ben",
    picked,
    drafts: { a: { isWaiting: true, owner: "ben" }, b: { values: { title: "By a visitor" } } },
  });
  setViewer(null);
  expect(currentFlow().drafts).toEqual({});
  setViewer("ada");
  expect(currentFlow()).toMatchObject({ picked: [], drafts: {} });
});

test("loading it for the same user writes nothing, because another tab may be writing", () => {
  setViewer("ada");
  savePicked(picked);
  saveDraft("a", { title: "By Ada" });
  const write = vi.spyOn(Storage.prototype, "setItem");
  setViewer("ada");
  setWaiting("a", false);
  expect(write).not.toHaveBeenCalled();
  write.mockRestore();
});

const kept = { owner: null, role: null, picked: [], drafts: {} };
const keptDraft = { values: {}, key: "k", isWaiting: false, at: 0, owner: null };

test.each([
  { ...kept, role: 1 },
  { ...kept, owner: 1 },
  { ...kept, picked: [{ id: "a" }] },
  { ...kept, drafts: { a: { ...keptDraft, values: { title: 1 } } } },
  { ...kept, drafts: { a: { ...keptDraft, owner: undefined } } },
  { ...kept, drafts: null },
])("invalid stored data are ignored: %j", (found) => {
  localStorage.setItem("assay-review", JSON.stringify({ ...found, role: found.role ?? "Design" }));
  window.dispatchEvent(new StorageEvent("storage", { key: "assay-review" }));
  saveRole("HR");
  expect(currentFlow()).toEqual({ owner: null, role: "HR", picked: [], drafts: {} });
});
