import { act, createEvent, fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, test, vi } from "vitest";
import { polyfillDialog } from "../../../test/dialog";
import { renderUi } from "../../../test/render";
import { ConfirmDialog } from "./ConfirmDialog";

beforeEach(polyfillDialog);

function show(onConfirm: () => Promise<void>) {
  const onClose = vi.fn();
  renderUi(
    <ConfirmDialog
      heading="Delete it?"
      confirm="Delete"
      busy="Deleting…"
      onConfirm={onConfirm}
      onClose={onClose}
    >
      It goes.
    </ConfirmDialog>,
  );
  return onClose;
}

const dialog = () => screen.getByRole<HTMLDialogElement>("dialog", { name: "Delete it?" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("the Cancel button has the focus; it and Escape close the dialog", async () => {
  const onClose = show(async () => undefined);
  expect(screen.getByRole("button", { name: "Cancel" })).toHaveFocus();
  await press("Cancel");
  expect(onClose).toHaveBeenCalledOnce();
  act(() => dialog().close());
  expect(onClose).toHaveBeenCalledTimes(2);
});

test("while it is busy it says so, runs once and cannot be closed", async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const onConfirm = vi.fn(() => promise);
  const onClose = show(onConfirm);
  await press("Delete");
  await press("Deleting…");
  expect(onConfirm).toHaveBeenCalledOnce();
  await press("Cancel");
  const cancel = createEvent("cancel", dialog(), { cancelable: true });
  fireEvent(dialog(), cancel);
  expect(cancel.defaultPrevented).toBe(true);
  // A browser may close it all the same.
  act(() => dialog().close());
  expect(dialog()).toHaveAttribute("open");
  expect(onClose).not.toHaveBeenCalled();
  await act(async () => resolve());
  expect(onClose).toHaveBeenCalledOnce();
});

/** A row of a list, with the button that deletes it. */
function Rows() {
  const [isThere, setThere] = useState(true);
  const [isAsked, setAsked] = useState(false);
  return (
    <section tabIndex={-1} aria-label="Outer">
      <section tabIndex={-1} aria-label="List">
        {isThere && (
          <div tabIndex={-1}>
            <button type="button" onClick={() => setAsked(true)}>
              Open
            </button>
          </div>
        )}
      </section>
      {isAsked && (
        <ConfirmDialog
          heading="Delete it?"
          confirm="Delete"
          busy="Deleting…"
          onConfirm={async () => setThere(false)}
          onClose={() => setAsked(false)}
        >
          It goes.
        </ConfirmDialog>
      )}
    </section>
  );
}

test("afterwards the focus is restored or, if its element is gone, on the nearest element around it", async () => {
  renderUi(<Rows />);
  await press("Open");
  await press("Cancel");
  expect(screen.getByRole("button", { name: "Open" })).toHaveFocus();
  await press("Open");
  await press("Delete");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(screen.getByRole("region", { name: "List" })).toHaveFocus();
});
