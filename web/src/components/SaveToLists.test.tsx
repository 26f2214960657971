import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { showWithLists } from "../../test/lists";
import { stubRoutes } from "../../test/pages";
import { takePendingSave } from "./lists/pending-save";
import { SaveToLists } from "./SaveToLists";

beforeEach(() => sessionStorage.clear());

function renderWith(paths: readonly string[], isSignedIn = false, isSaved = false) {
  stubRoutes(...paths);
  showWithLists(<SaveToLists software={{ databaseId: "software-1", name: "Quill", isSaved }} />, {
    isSignedIn,
  });
}

const control = () => document.querySelector("summary");

test.each([[[]], [["/signin"]], [["/signup"]]])("is absent if the only pages to sign in are %j", (paths) => {
  renderWith(paths);
  expect(control()).toBeNull();
});

test("says that the visitor is not logged in, with two links for that", {
  tags: ["2.category.20", "2.category.21", "2.category.22", "6.visitor.12"],
}, async () => {
  renderWith(["/signin", "/signup"]);
  expect(control()).toHaveTextContent("Save to My Lists");
  expect(screen.getByText("You are not logged in")).not.toBeVisible();
  await userEvent.click(control()!);
  expect(screen.getByText("You are not logged in")).toBeVisible();
  expect(screen.getByRole("link", { name: "Join" })).toHaveAttribute("href", "/signup?next=%2F");
  expect(screen.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/signin?next=%2F");
});

test("its tooltip says on hover and focus that the visitor is not logged in", {
  tags: ["2.category.20"],
}, async () => {
  renderWith(["/signin", "/signup"]);
  expect(screen.queryByRole("tooltip")).toBeNull();
  await userEvent.hover(control()!);
  expect(screen.getByRole("tooltip")).toHaveTextContent(/^You are not logged in$/);
  expect(control()).toHaveAccessibleDescription("You are not logged in");
  await userEvent.unhover(control()!);
  expect(screen.queryByRole("tooltip")).toBeNull();
  act(() => control()?.focus());
  expect(screen.getByRole("tooltip")).toBeVisible();
  // What it says stands in what opens, with the ways to log in.
  await userEvent.click(control()!);
  expect(screen.queryByRole("tooltip")).toBeNull();
  expect(screen.getByRole("link", { name: "Join" })).toBeVisible();
});

test("closes on Escape, with the focus back on it, and on a click elsewhere", async () => {
  renderWith(["/signin", "/signup"]);
  await userEvent.click(control()!);
  screen.getByRole("link", { name: "Join" }).focus();
  await userEvent.keyboard("{Escape}");
  expect(screen.getByText("You are not logged in")).not.toBeVisible();
  expect(control()).toHaveFocus();
  await userEvent.click(control()!);
  await userEvent.click(document.body);
  expect(screen.getByText("You are not logged in")).not.toBeVisible();
});

test.each(["Join", "Log In"])("%s stores what the visitor wanted to save", async (name) => {
  renderWith(["/signin", "/signup"]);
  await userEvent.click(control()!);
  expect(takePendingSave()).toBeNull();
  await userEvent.click(screen.getByRole("link", { name }));
  expect(takePendingSave()).toEqual({ id: "software-1", name: "Quill" });
  // Once.
  expect(takePendingSave()).toBeNull();
});

test.each([
  [false, "Save to My Lists"],
  [true, "Saved"],
])(
  "for a signed-in user it is a button that says whether the software is saved: %s",
  async (isSaved, words) => {
    renderWith([], true, isSaved);
    const button = screen.getByRole("button", { name: `${words}: Quill`, pressed: isSaved });
    expect(button).toHaveTextContent(words);
    await userEvent.hover(button);
    expect(screen.queryByRole("tooltip")).toBeNull();
  },
);
