import { screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, asked, changed, showWithLists } from "../../../test/lists";
import { hasPending } from "./has-pending";
import { PendingSave } from "./PendingSave";
import { forgetPending, keepPending, takePending } from "./pending";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.useRealTimers();
  vi.doUnmock("./SavePending");
});

test("what a visitor wanted to save is saved once they are signed in, and a toast leads to the list", async () => {
  keepPending({ id: "software-1", name: "Quill" });
  const environment = showWithLists(<PendingSave isSignedIn />);
  await waitFor(() =>
    expect(asked(environment)).toEqual([
      "useListChangesSaveMutation",
      { input: { softwareId: "software-1" }, isListShown: false },
    ]),
  );
  expect(hasPending()).toBe(false);
  await answer(environment, changed("saveToList"));
  expect(screen.getByText("Saved to Shortlist")).toBeInTheDocument();
  expect(screen.getByText("Quill")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "View list" })).toBeInTheDocument();
});

test("it waits while nobody is signed in", async () => {
  keepPending({ id: "software-1", name: "Quill" });
  const environment = showWithLists(<PendingSave isSignedIn={false} />);
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(hasPending()).toBe(true);
});

test("a browser that keeps nothing is no failure", () => {
  const refuse = () => {
    throw new DOMException("denied", "SecurityError");
  };
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuse);
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuse);
  keepPending({ id: "software-1", name: "Quill" });
  expect(hasPending()).toBe(false);
  vi.restoreAllMocks();
});

test("what saves it cannot be loaded: the page stays, and that is told", async () => {
  vi.doMock("./SavePending", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  keepPending({ id: "software-1", name: "Quill" });
  showWithLists(
    <>
      <p>The page</p>
      <PendingSave isSignedIn />
    </>,
  );
  expect(await screen.findByText("Not Available")).toBeInTheDocument();
  expect(screen.getByText("The page")).toBeInTheDocument();
});

test("it is not saved for whoever comes an hour later", () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  keepPending({ id: "software-1", name: "Quill" });
  vi.setSystemTime(Date.now() + 3_599_000);
  expect(takePending()).toEqual({ id: "software-1", name: "Quill" });
  keepPending({ id: "software-1", name: "Quill" });
  vi.setSystemTime(Date.now() + 3_600_000);
  expect(takePending()).toBeNull();
  expect(hasPending()).toBe(false);
});

test("it can be forgotten; what another version kept counts as nothing", () => {
  keepPending({ id: "software-1", name: "Quill" });
  forgetPending();
  expect(hasPending()).toBe(false);
  for (const kept of ["null", "[", '{"id":"software-1","name":"Quill"}']) {
    sessionStorage.setItem("assay-save", kept);
    expect(takePending()).toBeNull();
  }
});
