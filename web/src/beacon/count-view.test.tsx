import { render } from "@testing-library/react";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { CountView } from "./CountView";
import { countView } from "./count-view";

const sendBeacon = vi.fn<(address: string, body: string) => boolean>();
let visible = true;
let tests = 0;
/** An id that no test has used: what was counted is remembered as long as the document lives. */
let id = "";

beforeEach(() => {
  vi.useFakeTimers();
  visible = true;
  id = `thing-${++tests}`;
  sendBeacon.mockReset().mockReturnValue(true);
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

test("a page that was visible for a second is told of, once", () => {
  countView({ subject: "software", id });
  vi.advanceTimersByTime(999);
  expect(sendBeacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(sendBeacon.mock.calls).toEqual([["/beacon", JSON.stringify({ subject: "software", id })]]);
  show(false);
  show(true);
  vi.advanceTimersByTime(60_000);
  expect(sendBeacon).toHaveBeenCalledOnce();
});

test("a tab in the background does not count, and visible times add up to the second", () => {
  visible = false;
  countView({ subject: "software", id });
  vi.advanceTimersByTime(60_000);
  show(true);
  vi.advanceTimersByTime(600);
  show(false);
  vi.advanceTimersByTime(60_000);
  show(true);
  vi.advanceTimersByTime(399);
  expect(sendBeacon).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(sendBeacon).toHaveBeenCalledOnce();
});

test("leaving within the second tells nothing", () => {
  const end = countView({ subject: "review", id });
  vi.advanceTimersByTime(999);
  end();
  show(false);
  show(true);
  vi.advanceTimersByTime(60_000);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test("rendering again, another tab of the page and a short look elsewhere count nothing twice; another thing counts", () => {
  const view = render(<CountView subject="software" id={id} />, { wrapper: StrictMode });
  vi.advanceTimersByTime(500);
  view.rerender(<CountView subject="software" id={id} />);
  vi.advanceTimersByTime(500);
  expect(sendBeacon).toHaveBeenCalledOnce();
  view.rerender(<CountView subject="software" id={`${id}-other`} />);
  vi.advanceTimersByTime(900);
  view.rerender(<CountView subject="software" id={id} />);
  vi.advanceTimersByTime(60_000);
  view.unmount();
  const back = render(<CountView subject="software" id={id} />);
  vi.advanceTimersByTime(60_000);
  expect(sendBeacon).toHaveBeenCalledOnce();
  back.rerender(<CountView subject="software" id={`${id}-other`} />);
  vi.advanceTimersByTime(1_000);
  expect(sendBeacon).toHaveBeenCalledTimes(2);
});

test("the same page counts again after ten minutes", () => {
  countView({ subject: "company", id });
  vi.advanceTimersByTime(1_000 + 10 * 60_000);
  countView({ subject: "company", id });
  vi.advanceTimersByTime(1_000);
  expect(sendBeacon).toHaveBeenCalledTimes(2);
});

test.each([
  ["Do Not Track", "doNotTrack", "1"],
  ["Global Privacy Control", "globalPrivacyControl", true],
])("with %s nothing is sent", (_name, property, value) => {
  Object.defineProperty(navigator, property, { value, configurable: true });
  countView({ subject: "software", id });
  vi.advanceTimersByTime(60_000);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test("where the beacon is refused or absent it is fetched, and a failure is nobody's error", async () => {
  const fetch = vi.fn(async () => Promise.reject(new TypeError("blocked")));
  vi.stubGlobal("fetch", fetch);
  sendBeacon.mockReturnValue(false);
  countView({ subject: "review", id });
  await vi.advanceTimersByTimeAsync(1_000);
  const body = JSON.stringify({ subject: "review", id });
  expect(fetch.mock.calls).toEqual([["/beacon", { method: "POST", body, keepalive: true }]]);

  Reflect.deleteProperty(navigator, "sendBeacon");
  countView({ subject: "review", id: `${id}-other` });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(fetch).toHaveBeenCalledTimes(2);

  sendBeacon.mockImplementation(() => {
    throw new Error("blocked");
  });
  Object.defineProperty(navigator, "sendBeacon", { value: sendBeacon, configurable: true });
  countView({ subject: "review", id: `${id}-third` });
  expect(() => vi.advanceTimersByTime(1_000)).not.toThrow();
});
