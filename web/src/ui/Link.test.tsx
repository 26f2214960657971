import { fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderUi } from "../../test/render";
import { Link } from "./Link";

const prefetch = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  renderUi(<Link to="/categories">All</Link>, { prefetch });
});
afterEach(() => vi.useRealTimers());

test("resting on a link prefetches its page, moving over it does not", () => {
  const link = screen.getByRole("link", { name: "All" });
  fireEvent.pointerEnter(link);
  fireEvent.pointerLeave(link);
  vi.advanceTimersByTime(500);
  expect(prefetch).not.toHaveBeenCalled();
  fireEvent.pointerEnter(link);
  vi.advanceTimersByTime(500);
  expect(prefetch).toHaveBeenCalledExactlyOnceWith("/categories");
});

test("so does keyboard focus", () => {
  fireEvent.focus(screen.getByRole("link", { name: "All" }));
  vi.advanceTimersByTime(500);
  expect(prefetch).toHaveBeenCalledWith("/categories");
});

test("a click requests the page itself, and nothing else", () => {
  const link = screen.getByRole("link", { name: "All" });
  fireEvent.pointerEnter(link);
  fireEvent.focus(link);
  fireEvent.click(link);
  vi.advanceTimersByTime(500);
  expect(prefetch).not.toHaveBeenCalled();
});
