import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { reloadOnEarlyBack } from "./reload-on-early-back";

const reload = vi.fn();
const at = (path: string) => new URL(path, location.href).href;

beforeEach(() => {
  history.replaceState({ key: "of the router" }, "", at("/search?query=a#results"));
});
afterEach(() => {
  vi.restoreAllMocks();
  reload.mockClear();
});

/** Sets the URL for which this document was requested. */
const askedFor = (...addresses: string[]) =>
  vi
    .spyOn(performance, "getEntriesByType")
    .mockReturnValue(addresses.map((name) => ({ name }) as PerformanceEntry));

test.each(["/search?query=a&page=2", "/software?query=a"])(
  "after Back before hydration the page of the new URL is loaded: requested was %s",
  (path) => {
    askedFor(at(path));
    expect(reloadOnEarlyBack(reload)).toBe(true);
    expect(reload).toHaveBeenCalledOnce();
    expect(history.state).toMatchObject({ key: "of the router" });
  },
);

test.each([
  ["the same", at("/search?query=a")],
  ["a place on the page", at("/search?query=a#top")],
  ["with credentials", at("/search?query=a").replace("://", "://ada:secret@")],
  ["what is no address", "document"],
])("nothing is reloaded for %s", (_, address) => {
  askedFor(address);
  expect(reloadOnEarlyBack(reload)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test("nor if the browser does not support it", () => {
  askedFor();
  expect(reloadOnEarlyBack(reload)).toBe(false);
});

test("if both URLs always differ it reloads once, and again for another URL", () => {
  askedFor("https://archive.example/web/1");
  expect(reloadOnEarlyBack(reload)).toBe(true);
  expect(reloadOnEarlyBack(reload)).toBe(false);
  askedFor("https://archive.example/web/2");
  expect(reloadOnEarlyBack(reload)).toBe(true);
  expect(reload).toHaveBeenCalledTimes(2);
});
