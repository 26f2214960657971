import { act, fireEvent, screen, waitFor, waitForElementToBeRemoved } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, test, vi } from "vitest";
import { polyfillDialog } from "../../../test/dialog";
import { allowMotion } from "../../../test/motion";
import { renderUi } from "../../../test/render";
import { ModalDialog } from "../private/ModalDialog";
import { ToastProvider, useToast } from "../Toast";
import { AnimatedRow, AnimatedRows } from "./AnimatedRows";
import { loadedMotion, loadMotion, preloadMotion } from "./motion";

beforeEach(polyfillDialog);

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

function Toaster() {
  const toast = useToast();
  return ["one", "two"].map((title) => (
    <button key={title} type="button" onClick={() => toast({ title: `Toast ${title}` })}>
      {title}
    </button>
  ));
}
const renderToasts = () =>
  renderUi(
    <ToastProvider>
      <Toaster />
    </ToastProvider>,
  );
const toastText = (title: string) => screen.queryByText(`Toast ${title}`);

function Asking() {
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setAsked(true)}>
        ask
      </button>
      {isAsked && (
        <ModalDialog heading="Sure?" onClose={() => setAsked(false)}>
          <button type="button" onClick={() => setAsked(false)}>
            no
          </button>
        </ModalDialog>
      )}
    </>
  );
}

function Rows() {
  const [names, setNames] = useState(["a", "b", "c"]);
  return (
    <ul>
      <AnimatedRows>
        {names.map((name) => (
          <AnimatedRow key={name}>
            <button type="button" onClick={() => setNames(names.filter((each) => each !== name))}>
              {name}
            </button>
          </AnimatedRow>
        ))}
      </AnimatedRows>
    </ul>
  );
}

test("with reduced motion nothing is fetched and nothing moves", async () => {
  expect(await loadMotion()).toBeUndefined();
  renderToasts();
  press("one");
  expect(toastText("one")?.closest("[style]")).toBeNull();
  press("Close message");
  expect(toastText("one")).toBeNull();
});

test("approaching a button fetches the animations, approaching a text does not", async () => {
  const asked = vi.spyOn(window, "matchMedia");
  const [text, button] = [document.createElement("p"), document.createElement("button")];
  const icon = button.appendChild(document.createElement("i"));
  preloadMotion({ target: text });
  expect(asked).not.toHaveBeenCalled();
  preloadMotion({ target: icon });
  expect(asked).toHaveBeenCalled();
});

test("a toast moves to its place, and a closing one is inert before it disappears", async () => {
  await allowMotion();
  renderToasts();
  press("one");
  const motion = toastText("one")?.closest<HTMLElement>("[style]");
  expect(motion?.style.opacity).toBe("0");
  await waitFor(() => expect(motion?.style.opacity).toBe("1"));
  expect(toastText("one")?.closest("[inert]")).toBeNull();
  press("Close message");
  expect(toastText("one")?.closest("[inert]")).not.toBeNull();
  await waitForElementToBeRemoved(() => toastText("one"));
});

test("a toast that replaces another is alone at once", async () => {
  await allowMotion();
  renderToasts();
  press("one");
  press("two");
  expect(toastText("one")).toBeNull();
  expect(toastText("two")?.closest("[inert]")).toBeNull();
});

test("a toast is not rendered again when the animations arrive", async () => {
  renderToasts();
  press("one");
  const shown = toastText("one");
  await act(allowMotion);
  expect(toastText("one")).toBe(shown);
  expect(shown?.closest("[style]")).toBeNull();
});

test("a dialog moves to its place; closed, it disappears at once and the focus is restored", async () => {
  await allowMotion();
  renderUi(<Asking />);
  screen.getByRole("button", { name: "ask" }).focus();
  press("ask");
  const dialog = screen.getByRole("dialog", { name: "Sure?" });
  expect(dialog.style.opacity).toBe("0");
  expect(screen.getByRole("button", { name: "no" })).toHaveFocus();
  await waitFor(() => expect(dialog.style.opacity).toBe("1"));
  press("no");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("button", { name: "ask" })).toHaveFocus();
});

test("the content of a menu is animated whenever it opens, and visible in one that was open before", async () => {
  await allowMotion();
  const AnimatedDetails = loadedMotion()?.AnimatedDetails ?? (() => null);
  renderUi(
    <div>
      {["closed", "open"].map((name) => (
        <details key={name} open={name === "open"} data-testid={name}>
          <AnimatedDetails>{`Links of the ${name} one`}</AnimatedDetails>
        </details>
      ))}
    </div>,
  );
  const [closed, open] = ["closed", "open"].map((name) => screen.getByText(`Links of the ${name} one`));
  await waitFor(() => expect([closed?.style.opacity, open?.style.opacity]).toEqual(["0", "1"]));
  for (const [isOpen, opacity] of [
    [true, "1"],
    [false, "0"],
  ] as const) {
    const details = screen.getByTestId<HTMLDetailsElement>("closed");
    details.open = isOpen;
    fireEvent(details, new Event("toggle"));
    await waitFor(() => expect(closed?.style.opacity).toBe(opacity));
  }
});

test("rows are complete in the server's HTML, and disappear at once without animations", () => {
  expect(renderToString(<Rows />).replaceAll(/ style="opacity:1"/g, "")).toBe(
    "<ul>" +
      ["a", "b", "c"].map((name) => `<li><button type="button">${name}</button></li>`).join("") +
      "</ul>",
  );
  renderUi(<Rows />);
  press("b");
  expect(screen.queryByText("b")).toBeNull();
});

test("a removed row is inert until it is gone, and the others are unchanged", async () => {
  await allowMotion();
  renderUi(<Rows />);
  await act(() => vi.dynamicImportSettled());
  const other = screen.getByText("c");
  press("b");
  expect(screen.getByText("b").closest("li")).toHaveAttribute("inert");
  await waitForElementToBeRemoved(() => screen.queryByText("b"));
  expect(screen.getByText("c")).toBe(other);
});

test("animations are available only while motion is allowed", async () => {
  await allowMotion();
  expect(loadedMotion()).toBeDefined();
  vi.mocked(window.matchMedia).mockRestore();
  expect(loadedMotion()).toBeUndefined();
});
