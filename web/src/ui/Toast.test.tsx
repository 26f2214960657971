import { act, fireEvent, screen, within } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { polyfillDialog } from "../../test/dialog";
import { renderUi } from "../../test/render";
import { ModalDialog } from "./private/ModalDialog";
import { type ToastMessage, ToastProvider, useToast } from "./Toast";

function Shower({ message, label }: { message: ToastMessage; label: string }) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast(message)}>
      {label}
    </button>
  );
}

/** A dialog that another one is opened over. */
function Dialogs() {
  const [open, setOpen] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setOpen(1)}>
        open
      </button>
      {open > 0 && (
        <ModalDialog heading="First" onClose={() => setOpen(0)}>
          <button type="button" onClick={() => setOpen(2)}>
            over
          </button>
        </ModalDialog>
      )}
      {open > 1 && (
        <ModalDialog heading="Second" onClose={() => setOpen(1)}>
          It is over the first.
        </ModalDialog>
      )}
    </>
  );
}

const run = vi.fn();
const show = (label: string) => fireEvent.click(screen.getByRole("button", { name: label }));

beforeEach(() => {
  vi.useFakeTimers();
  renderUi(
    <ToastProvider>
      <Shower label="one" message={{ title: "Saved", description: "It is in your list." }} />
      <Shower
        label="two"
        message={{ title: "Failed", variant: "destructive", action: { label: "Retry", run } }}
      />
      <Dialogs />
    </ToastProvider>,
  );
});
afterEach(() => vi.useRealTimers());

test("only one is shown at a time, for five seconds", {
  tags: ["4.toasts.3", "4.toasts.7", "9.delays.5"],
}, () => {
  show("one");
  show("two");
  expect(screen.queryByText("Saved")).toBeNull();
  act(() => vi.advanceTimersByTime(4999));
  expect(screen.getByText("Failed")).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText("Failed")).toBeNull();
});

test("stays while it is hovered or focused", { tags: ["4.toasts.6", "9.delays.4"] }, () => {
  show("one");
  fireEvent.pointerEnter(screen.getByText("Saved"));
  act(() => vi.advanceTimersByTime(20_000));
  expect(screen.getByText("Saved")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Close message" }));
  expect(screen.queryByText("Saved")).toBeNull();
});

test("the usual one has a description below its title, and is announced politely", {
  tags: ["4.toasts.1", "4.toasts.4"],
}, () => {
  show("one");
  expect(screen.getByText("It is in your list.")).toBeInTheDocument();
  expect(screen.getByText("Saved").closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
});

test("during a dialog it is inside the topmost one, and on the page once that is closed", () => {
  polyfillDialog();
  const [page] = screen.getAllByRole("button", { name: "one" });
  fireEvent.click(screen.getByRole("button", { name: "open" }));
  fireEvent.click(
    within(screen.getByRole("dialog", { name: "First" })).getByRole("button", { name: "over" }),
  );
  const top = screen.getByRole("dialog", { name: "Second" });
  if (page) fireEvent.click(page);
  expect(screen.getAllByText("Saved")).toHaveLength(1);
  expect(within(top).getByText("Saved")).toBeInTheDocument();
  act(() => (top as HTMLDialogElement).close());
  expect(within(screen.getByRole("dialog", { name: "First" })).getByText("Saved")).toBeInTheDocument();
  act(() => screen.getByRole<HTMLDialogElement>("dialog").close());
  expect(
    within(screen.getByRole("region", { name: "Notifications" })).getByText("Saved"),
  ).toBeInTheDocument();
});

test("a failure is announced assertively, and its action runs once", {
  tags: ["4.toasts.2", "4.toasts.5"],
}, () => {
  show("two");
  expect(screen.getByText("Failed").closest("[aria-live]")).toHaveAttribute("aria-live", "assertive");
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText("Failed")).toBeNull();
});

test("the end of one toast before the next is rendered does not remove the next", () => {
  show("one");
  act(() => {
    screen.getByRole("button", { name: "two" }).click();
    vi.advanceTimersByTime(5000);
  });
  expect(screen.getByText("Failed")).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(5000));
  expect(screen.queryByText("Failed")).toBeNull();
});
