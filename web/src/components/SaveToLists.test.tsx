import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { VisitorContext } from "~/ui/visitor";
import { havePages } from "../../test/pages";
import { renderUi } from "../../test/render";
import { SaveToLists } from "./SaveToLists";

function renderWith(paths: readonly string[], isSignedIn = false) {
  havePages(...paths);
  renderUi(
    <VisitorContext value={{ isSignedIn, isAdmin: false }}>
      <SaveToLists name="Quill" />
    </VisitorContext>,
  );
}

const control = () => document.querySelector("summary");

test.each([[[]], [["/signin"]], [["/signup"]]])("is absent where one can sign in at %j only", (paths) => {
  renderWith(paths);
  expect(control()).toBeNull();
});

test("says that one is not logged in, with the two ways to be", async () => {
  renderWith(["/signin", "/signup"]);
  expect(control()).toHaveTextContent("Save to My Lists");
  expect(screen.getByText("You are not logged in")).not.toBeVisible();
  await userEvent.click(control()!);
  expect(screen.getByText("You are not logged in")).toBeVisible();
  expect(screen.getByRole("link", { name: "Join" })).toHaveAttribute("href", "/signup?next=%2F");
  expect(screen.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/signin?next=%2F");
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

test("is absent for those who are signed in", () => {
  renderWith(["/signin", "/signup"], true);
  expect(control()).toBeNull();
});
