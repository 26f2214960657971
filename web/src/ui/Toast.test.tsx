import { act, fireEvent, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderUi } from "../../test/render";
import { type ToastMessage, ToastProvider, useToast } from "./Toast";

function Shower({ message, label }: { message: ToastMessage; label: string }) {
  const toast = useToast();
  return (
    <button type="button" onClick={() => toast(message)}>
      {label}
    </button>
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
    </ToastProvider>,
  );
});
afterEach(() => vi.useRealTimers());

test("one at a time, gone after five seconds", () => {
  show("one");
  show("two");
  expect(screen.queryByText("Saved")).toBeNull();
  act(() => vi.advanceTimersByTime(4999));
  expect(screen.getByText("Failed")).toBeInTheDocument();
  act(() => vi.advanceTimersByTime(1));
  expect(screen.queryByText("Failed")).toBeNull();
});

test("stays while it is looked at", () => {
  show("one");
  fireEvent.pointerEnter(screen.getByText("Saved"));
  act(() => vi.advanceTimersByTime(20_000));
  expect(screen.getByText("Saved")).toBeInTheDocument();
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByText("Saved")).toBeNull();
});

test("the usual one says more below its title, and waits for its turn to be read out", () => {
  show("one");
  expect(screen.getByText("It is in your list.")).toBeInTheDocument();
  expect(screen.getByText("Saved").closest("[aria-live]")).toHaveAttribute("aria-live", "polite");
});

test("a failure interrupts, and its action runs once", () => {
  show("two");
  expect(screen.getByText("Failed").closest("[aria-live]")).toHaveAttribute("aria-live", "assertive");
  fireEvent.click(screen.getByRole("button", { name: "Retry" }));
  expect(run).toHaveBeenCalledOnce();
  expect(screen.queryByText("Failed")).toBeNull();
});
