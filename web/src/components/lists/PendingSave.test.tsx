import { screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { answer, asked, changed, showWithLists } from "../../../test/lists";
import { PendingSave } from "./PendingSave";
import { hasPending, keepPending } from "./pending";

beforeEach(() => sessionStorage.clear());

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
  expect(screen.getByRole("button", { name: "Open the list" })).toBeInTheDocument();
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
