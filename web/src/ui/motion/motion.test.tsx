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

test("where motion is not welcome nothing is fetched and nothing moves", async () => {
  expect(await loadMotion()).toBeUndefined();
  renderToasts();
  press("one");
  expect(toastText("one")?.closest("[style]")).toBeNull();
  press("Close message");
  expect(toastText("one")).toBeNull();
});

test("to approach a button fetches what moves, to approach a text does not", async () => {
  const asked = vi.spyOn(window, "matchMedia");
  const [text, button] = [document.createElement("p"), document.createElement("button")];
  const icon = button.appendChild(document.createElement("i"));
  preloadMotion({ target: text });
  expect(asked).not.toHaveBeenCalled();
  preloadMotion({ target: icon });
  expect(asked).toHaveBeenCalled();
});

test("a toast comes to its place, and one that goes is out of reach before it is out of sight", async () => {
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

test("a toast that takes the place of another is alone at once", async () => {
  await allowMotion();
  renderToasts();
  press("one");
  press("two");
  expect(toastText("one")).toBeNull();
  expect(toastText("two")?.closest("[inert]")).toBeNull();
});

test("a toast that is read is not drawn anew when what moves arrives", async () => {
  renderToasts();
  press("one");
  const shown = toastText("one");
  await act(allowMotion);
  expect(toastText("one")).toBe(shown);
  expect(shown?.closest("[style]")).toBeNull();
});

test("a dialog comes to its place; closed, it is gone at once and the focus is back", async () => {
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

test("what a menu shows settles whenever it opens, and is in sight in one that was open before", async () => {
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

test("rows are whole in the server's HTML, and go at once where nothing moves", () => {
  expect(renderToString(<Rows />).replaceAll(/ style="opacity:1"/g, "")).toBe(
    "<ul>" +
      ["a", "b", "c"].map((name) => `<li><button type="button">${name}</button></li>`).join("") +
      "</ul>",
  );
  renderUi(<Rows />);
  press("b");
  expect(screen.queryByText("b")).toBeNull();
});

test("a row that goes is out of reach until it is gone, and the others are the same", async () => {
  await allowMotion();
  renderUi(<Rows />);
  await act(() => vi.dynamicImportSettled());
  const other = screen.getByText("c");
  press("b");
  expect(screen.getByText("b").closest("li")).toHaveAttribute("inert");
  await waitForElementToBeRemoved(() => screen.queryByText("b"));
  expect(screen.getByText("c")).toBe(other);
});

test("what moves is at hand only while motion is welcome", async () => {
  await allowMotion();
  expect(loadedMotion()).toBeDefined();
  vi.mocked(window.matchMedia).mockRestore();
  expect(loadedMotion()).toBeUndefined();
});
