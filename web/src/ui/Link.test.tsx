import { act, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { createRoutesStub } from "react-router";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { CurrentUrl, Providers, renderUi } from "../../test/render";
import { Link, type LinkProps } from "./Link";

/** A component that shows an element. */
const showing = (element: ReactElement) => () => element;

const link = () => screen.getByRole("link", { name: "All" });

describe("a page is prefetched", () => {
  const prefetch = vi.fn();

  beforeEach(() => {
    vi.useFakeTimers();
    prefetch.mockClear();
    renderUi(
      <>
        <Link to="/categories">All</Link>
        <Link to={window.location.pathname}>Here</Link>
      </>,
      { prefetch },
    );
  });
  afterEach(() => vi.useRealTimers());

  test("by resting on its link, not by sweeping over it", () => {
    fireEvent.pointerEnter(link());
    fireEvent.pointerLeave(link());
    vi.advanceTimersByTime(500);
    expect(prefetch).not.toHaveBeenCalled();
    fireEvent.pointerEnter(link());
    vi.advanceTimersByTime(500);
    expect(prefetch).toHaveBeenCalledExactlyOnceWith("/categories");
  });

  test("by the keyboard's focus", () => {
    fireEvent.focus(link());
    vi.advanceTimersByTime(500);
    expect(prefetch).toHaveBeenCalledWith("/categories");
  });

  test("not where it is shown already", () => {
    fireEvent.pointerEnter(screen.getByRole("link", { name: "Here" }));
    vi.advanceTimersByTime(500);
    expect(prefetch).not.toHaveBeenCalled();
  });

  test("not where a click asks for the page itself", () => {
    fireEvent.pointerEnter(link());
    fireEvent.focus(link());
    fireEvent.click(link());
    vi.advanceTimersByTime(500);
    expect(prefetch).not.toHaveBeenCalled();
  });
});

test("a link that was clicked prefetches nothing while its page is on the way", async () => {
  const prefetch = vi.fn();
  const { promise: page, resolve: arrive } = Promise.withResolvers<null>();
  const current = (
    <Providers prefetch={prefetch}>
      <Link to="/categories">All</Link>
      <CurrentUrl />
    </Providers>
  );
  const Stub = createRoutesStub([
    { path: "/", Component: showing(current) },
    { path: "/categories", loader: () => page, Component: showing(current) },
  ]);
  render(<Stub initialEntries={["/"]} />);
  vi.useFakeTimers();
  try {
    fireEvent.click(link());
    fireEvent.pointerEnter(link());
    fireEvent.focus(link());
    vi.advanceTimersByTime(500);
    expect(prefetch).not.toHaveBeenCalled();
  } finally {
    vi.useRealTimers();
  }
  await act(async () => arrive(null));
  expect(screen.getByRole("status").textContent).toBe("/categories");
  fireEvent.pointerEnter(link());
  await expect.poll(() => prefetch.mock.calls).toEqual([["/categories"]]);
});

describe("a click", () => {
  /** Clicks on a link to another page, and answers where the router is then. */
  async function placeAfter(
    props: Partial<LinkProps> = {},
    init: MouseEventInit = {},
  ): Promise<string | null> {
    // The browser's own part, which jsdom does not have.
    document.addEventListener("click", (event) => event.preventDefault(), { once: true });
    renderUi(
      <>
        <Link to="/categories?page=2" {...props}>
          All
        </Link>
        <CurrentUrl />
      </>,
    );
    await act(async () => void fireEvent.click(link(), init));
    return screen.getByRole("status").textContent;
  }

  test("goes to the page without loading a document", async () => {
    expect(await placeAfter()).toBe("/categories?page=2");
  });

  test.each<[string, Partial<LinkProps>, MouseEventInit]>([
    ["for a new tab", {}, { ctrlKey: true }],
    ["for a new tab on a Mac", {}, { metaKey: true }],
    ["for a new window", {}, { shiftKey: true }],
    ["for a download", {}, { altKey: true }],
    ["of another button", {}, { button: 1 }],
    ["on a link to a new tab", { target: "_blank" }, {}],
    ["on a link that loads a document", { reloadDocument: true }, {}],
    ["on a link to another site", { to: "//other.example/" }, {}],
    ["that its own handler has prevented", { onClick: (event) => event.preventDefault() }, {}],
  ])("%s is left to the browser", async (_name, props, init) => {
    expect(await placeAfter(props, init)).toBe("/");
  });
});
