import { afterEach, expect, test, vi } from "vitest";
import { hasMovedOn } from "./moved-on";

afterEach(() => vi.restoreAllMocks());

/** Says for which address this document was asked. */
const askedFor = (...addresses: string[]) =>
  vi
    .spyOn(performance, "getEntriesByType")
    .mockReturnValue(addresses.map((name) => ({ name }) as PerformanceEntry));

test("whoever went Back before the page was alive has moved on; a place on the page is no other page", () => {
  const at = (path: string) => new URL(path, location.href).href;
  history.replaceState(null, "", at("/search?query=a#results"));
  askedFor(at("/search?query=a"));
  expect(hasMovedOn()).toBe(false);
  askedFor(at("/search?query=a&page=2"));
  expect(hasMovedOn()).toBe(true);
  askedFor(at("/software?query=a"));
  expect(hasMovedOn()).toBe(true);
});

test("a browser that does not tell is believed to be where it was", () => {
  askedFor();
  expect(hasMovedOn()).toBe(false);
});
