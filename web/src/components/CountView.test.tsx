import { minuteMs } from "@assay/api/inputs";
import { render } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CountView, countView } from "./CountView";

const sendBeacon = vi.fn<(address: string, body: string) => boolean>();
const fetch = vi.fn<typeof globalThis.fetch>();
let visible = true;
let tests = 0;
/** An id that no test has used: what was counted is remembered as long as the document lives. */
let id = "";

beforeEach(() => {
  vi.useFakeTimers();
  visible = true;
  id = `thing-${++tests}`;
  sendBeacon.mockReset().mockReturnValue(true);
  fetch.mockReset().mockImplementation(async () => new Response("a.ticket"));
  vi.stubGlobal("fetch", fetch);
  Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon, configurable: true });
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => (visible ? "visible" : "hidden"));
});
afterEach(() => {
  for (const name of ["sendBeacon", "doNotTrack", "globalPrivacyControl"])
    Reflect.deleteProperty(navigator, name);
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function show(isVisible: boolean) {
  visible = isVisible;
  document.dispatchEvent(new Event("visibilitychange"));
}

test("a page that was visible for a second is counted, once", async () => {
  countView({ subject: "software", id });
  expect(fetch.mock.calls).toEqual([
    [`/beacon?subject=software&id=${id}`, { cache: "no-store", signal: expect.any(AbortSignal) }],
  ]);
  await vi.advanceTimersByTimeAsync(999);
  expect(sendBeacon).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(sendBeacon.mock.calls).toEqual([
    ["/beacon", JSON.stringify({ subject: "software", id, ticket: "a.ticket" })],
  ]);
  show(false);
  show(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sendBeacon).toHaveBeenCalledOnce();
});

test("a tab in the background does not count, and visible times add up to the second", async () => {
  visible = false;
  countView({ subject: "software", id });
  await vi.advanceTimersByTimeAsync(60_000);
  show(true);
  await vi.advanceTimersByTimeAsync(600);
  show(false);
  await vi.advanceTimersByTimeAsync(60_000);
  show(true);
  await vi.advanceTimersByTimeAsync(399);
  expect(sendBeacon).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(sendBeacon).toHaveBeenCalledOnce();
});

test("the second begins when the ticket has arrived, and without one nothing is sent", async () => {
  const answered = Promise.withResolvers<Response>();
  fetch.mockReturnValueOnce(answered.promise);
  countView({ subject: "software", id });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sendBeacon).not.toHaveBeenCalled();
  answered.resolve(new Response("late.ticket"));
  await vi.advanceTimersByTimeAsync(999);
  expect(sendBeacon).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(sendBeacon.mock.calls[0]?.[1]).toContain("late.ticket");

  for (const answer of [
    async () => new Response("no", { status: 503 }),
    async () => Promise.reject(new TypeError("offline")),
  ]) {
    fetch.mockImplementationOnce(answer);
    countView({ subject: "review", id: `${id}-other` });
    await vi.advanceTimersByTimeAsync(60_000);
  }
  expect(sendBeacon).toHaveBeenCalledOnce();
});

test("a ticket is fetched when the page is first visible, once, and not for a page that was left", async () => {
  visible = false;
  const end = countView({ subject: "software", id });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).not.toHaveBeenCalled();
  show(true);
  show(false);
  show(true);
  end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]?.[1]?.signal?.aborted).toBe(true);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test("leaving within a second sends nothing", async () => {
  const end = countView({ subject: "review", id });
  await vi.advanceTimersByTimeAsync(999);
  end();
  show(false);
  show(true);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test("rendering again, another tab of the page and a short absence count nothing twice; another subject counts", async () => {
  const view = render(<CountView subject="software" id={id} />, { wrapper: StrictMode });
  await vi.advanceTimersByTimeAsync(500);
  view.rerender(<CountView subject="software" id={id} />);
  await vi.advanceTimersByTimeAsync(500);
  expect(sendBeacon).toHaveBeenCalledOnce();
  view.rerender(<CountView subject="software" id={`${id}-other`} />);
  await vi.advanceTimersByTimeAsync(900);
  view.rerender(<CountView subject="software" id={id} />);
  await vi.advanceTimersByTimeAsync(60_000);
  view.unmount();
  const back = render(<CountView subject="software" id={id} />);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sendBeacon).toHaveBeenCalledOnce();
  back.rerender(<CountView subject="software" id={`${id}-other`} />);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sendBeacon).toHaveBeenCalledTimes(2);
});

test("the same page counts again after ten minutes", async () => {
  countView({ subject: "company", id });
  await vi.advanceTimersByTimeAsync(1_000 + 10 * minuteMs);
  countView({ subject: "company", id });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(sendBeacon).toHaveBeenCalledTimes(2);
});

test.each([
  ["Do Not Track", "doNotTrack", "1"],
  ["Global Privacy Control", "globalPrivacyControl", true],
])("with %s nothing is sent", async (_name, property, value) => {
  Object.defineProperty(navigator, property, { value, configurable: true });
  countView({ subject: "software", id });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test("if the beacon is refused or missing, fetch is used, and its failure is not an error", async () => {
  const posted = () => fetch.mock.calls.filter(([, options]) => options?.method === "POST");
  fetch.mockImplementation(async (_address, options) => {
    if (options?.method === "POST") throw new TypeError("blocked");
    return new Response("a.ticket");
  });
  sendBeacon.mockReturnValue(false);
  countView({ subject: "review", id });
  await vi.advanceTimersByTimeAsync(1_000);
  const body = JSON.stringify({ subject: "review", id, ticket: "a.ticket" });
  expect(posted()).toEqual([["/beacon", { method: "POST", body, keepalive: true }]]);

  Reflect.deleteProperty(navigator, "sendBeacon");
  countView({ subject: "review", id: `${id}-other` });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(posted()).toHaveLength(2);

  sendBeacon.mockImplementation(() => {
    throw new Error("blocked");
  });
  Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon, configurable: true });
  countView({ subject: "review", id: `${id}-third` });
  await vi.advanceTimersByTimeAsync(1_000);
});
