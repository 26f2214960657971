import { hourMs } from "@assay/api/inputs";
import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, changed, lastRequest, showWithLists } from "../../../test/lists";
import { PendingSave } from "./PendingSave";
import { clearPendingSave, hasPendingSave, savePending, takePendingSave } from "./pending-save";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock("./FinishPendingSave");
});

test("what a visitor wanted to save is saved after signing in, and a toast links to the list", async () => {
  savePending({ id: "software-1", name: "Quill" });
  const environment = showWithLists(<PendingSave isSignedIn />);
  await waitFor(() =>
    expect(lastRequest(environment)).toEqual([
      "useListChangesSaveMutation",
      { input: { softwareId: "software-1" }, isListShown: false },
    ]),
  );
  expect(hasPendingSave()).toBe(false);
  await answer(environment, changed("saveToList"));
  expect(screen.getByText("Saved to Shortlist")).toBeInTheDocument();
  expect(screen.getByText("Quill")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "View list" })).toBeInTheDocument();
});

test("it waits while the visitor is signed out", async () => {
  savePending({ id: "software-1", name: "Quill" });
  const environment = showWithLists(<PendingSave isSignedIn={false} />);
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(hasPendingSave()).toBe(true);
});

test("a browser without storage causes no error", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  savePending({ id: "software-1", name: "Quill" });
  expect(hasPendingSave()).toBe(false);
  vi.restoreAllMocks();
});

test("if its code cannot be loaded, the page stays, and a toast says so", async () => {
  vi.doMock("./FinishPendingSave", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  savePending({ id: "software-1", name: "Quill" });
  showWithLists(
    <>
      <p>The page</p>
      <PendingSave isSignedIn />
    </>,
  );
  expect(await screen.findByText("Not Available")).toBeInTheDocument();
  expect(screen.getByText("The page")).toBeInTheDocument();
});

test("it is not saved for a user who signs in an hour later", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  savePending({ id: "software-1", name: "Quill" });
  vi.setSystemTime(Date.now() + 3_599_000);
  expect(takePendingSave()).toEqual({ id: "software-1", name: "Quill" });
  savePending({ id: "software-1", name: "Quill" });
  vi.setSystemTime(Date.now() + hourMs);
  expect(takePendingSave()).toBeNull();
  expect(hasPendingSave()).toBe(false);
});

test("it can be discarded; data of another version count as nothing", () => {
  savePending({ id: "software-1", name: "Quill" });
  clearPendingSave();
  expect(hasPendingSave()).toBe(false);
  for (const kept of ["null", "[", '{"id":"software-1","name":"Quill"}']) {
    sessionStorage.setItem("assay-save", kept);
    expect(takePendingSave()).toBeNull();
  }
});
