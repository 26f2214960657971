import { act, screen } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { renderUi } from "../../../test/render";
import { DetailDrawer } from "./DetailDrawer";

afterEach(() => vi.restoreAllMocks());

/** A screen that can be turned. */
function haveScreen(isNarrow: boolean) {
  const screen = Object.assign(new EventTarget(), { matches: isNarrow });
  vi.spyOn(window, "matchMedia").mockReturnValue(screen as unknown as MediaQueryList);
  return (isNarrowNow: boolean) => {
    screen.matches = isNarrowNow;
    screen.dispatchEvent(new Event("change"));
  };
}

const show = () =>
  renderUi(
    <>
      <header data-testid="head" />
      <div>
        <a href="/behind">Behind</a>
        <DetailDrawer heading="Quill" id="s1" closeHref="/admin/software">
          Its details.
        </DetailDrawer>
      </div>
      <div data-toasts data-testid="toasts" />
    </>,
  );
const isOut = (element: Element) => element.closest("[inert]") !== null;
const behind = () => screen.getByText("Behind");
const drawer = () => screen.getByRole("dialog", { name: "Quill" });

test("when it covers the page, nothing behind it is reachable except toasts", () => {
  haveScreen(true);
  const { unmount } = show();
  for (const element of [behind(), screen.getByTestId("head")]) expect(isOut(element)).toBe(true);
  expect(isOut(drawer())).toBe(false);
  expect(drawer()).toHaveAttribute("aria-modal", "true");
  expect(isOut(screen.getByTestId("toasts"))).toBe(false);
  unmount();
  expect(document.querySelector("[inert]")).toBeNull();
});

test("the page next to it stays usable, also after the screen is rotated", () => {
  const turn = haveScreen(false);
  show();
  expect(isOut(behind())).toBe(false);
  expect(drawer()).not.toHaveAttribute("aria-modal");
  act(() => turn(true));
  expect(isOut(behind())).toBe(true);
  act(() => turn(false));
  expect(isOut(behind())).toBe(false);
});
