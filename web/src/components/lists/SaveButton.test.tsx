import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { OperationError } from "~/relay/environment";
import { answer, changed, changedList, fail, lastRequest, showWithLists } from "../../../test/lists";
import { takePendingSave } from "./pending-save";
import { SaveButton } from "./SaveButton";

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  vi.doUnmock("./SavePanel");
});

const software = { databaseId: "software-1", name: "Quill", isSaved: false };
const button = () => screen.getByRole("button", { name: "Save to My Lists: Quill" });
const panel = () => screen.findByRole("dialog", { name: "Save Quill to My Lists" });
const box = (name: string) => screen.findByRole("checkbox", { name });

const list = (databaseId: string, name: string, more: object = {}) => ({
  id: `List:${databaseId}`,
  databaseId,
  name,
  itemCount: 0,
  contains: false,
  ...more,
});

/** Opens the panel, with these lists in it. */
async function open(...lists: object[]) {
  const environment = showWithLists(<SaveButton software={software} />);
  await userEvent.click(button());
  await panel();
  expect(lastRequest(environment)).toEqual(["useListChoicesQuery", { softwareId: "software-1" }]);
  await answer(environment, { viewer: { id: "User:1", lists } });
  return environment;
}

test("if the panel cannot be loaded, a toast says so, the page stays, and the button works again", async () => {
  vi.doMock("./SavePanel", () => {
    throw new TypeError("Failed to fetch dynamically imported module");
  });
  showWithLists(<SaveButton software={software} />, { isSignedIn: false });
  await userEvent.click(button());
  expect(await screen.findByText("Your lists could not be loaded. Please try again.")).toBeInTheDocument();
  expect(button()).toHaveAttribute("aria-expanded", "false");
  vi.doUnmock("./SavePanel");
  await userEvent.click(button());
  expect(button()).toHaveAttribute("aria-expanded", "true");
});

describe("signed out", () => {
  test("its tooltip says so, and describes the icon", async () => {
    showWithLists(<SaveButton software={software} />, { isSignedIn: false });
    await userEvent.hover(button());
    expect(screen.getByRole("tooltip")).toHaveTextContent("Save to My ListsYou are not logged in");
    expect(button()).toHaveAccessibleDescription("You are not logged in");
  });

  test("it says so, and stores what was to be saved", async () => {
    showWithLists(<SaveButton software={software} />, { isSignedIn: false });
    expect(button()).toHaveAttribute("aria-expanded", "false");
    await userEvent.click(button());
    expect(within(await panel()).getByText("You are not logged in")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("link", { name: "Join" }));
    expect(takePendingSave()).toEqual({ id: "software-1", name: "Quill" });
  });
});

describe("signed in", () => {
  test.each([
    [false, "Save to My Lists"],
    [true, "Saved to My Lists"],
  ])("the tooltip describes the icon; saved: %s", async (isSaved, words) => {
    showWithLists(<SaveButton software={{ ...software, isSaved }} />);
    expect(screen.queryByText(words)).toBeNull();
    await userEvent.hover(button());
    expect(screen.getByText(words)).toBeVisible();
    expect(button()).not.toHaveAccessibleDescription();
  });

  test("nothing is requested before it is opened; then it shows the lists, with their state", async () => {
    const environment = showWithLists(<SaveButton software={software} />);
    expect(environment.mock.getAllOperations()).toEqual([]);
    await userEvent.click(button());
    expect(await screen.findByRole("status")).toHaveTextContent("Loading your lists…");
    await answer(environment, {
      viewer: {
        id: "User:1",
        lists: [list("1", "Shortlist", { contains: true, itemCount: 4 }), list("2", "منصة")],
      },
    });
    expect(await box("Shortlist")).toBeChecked();
    expect(await box("منصة")).not.toBeChecked();
    expect(screen.getByRole("link", { name: "My Lists" })).toHaveAttribute("href", "/lists");
  });

  test("a checkbox saves at once, before the response", { tags: ["2.category.49"] }, async () => {
    const environment = await open(list("1", "Shortlist"));
    await userEvent.click(await box("Shortlist"));
    expect(await box("Shortlist")).toBeChecked();
    expect(lastRequest(environment)).toEqual([
      "useListChangesSaveMutation",
      { input: { softwareId: "software-1", listId: "1" }, isListShown: false },
    ]);
    await answer(environment, changed("saveToList"));
    expect(await box("Shortlist")).toBeChecked();
  });

  test("a user without a list is offered the default one", async () => {
    const environment = await open();
    await userEvent.click(await box("Shortlist"));
    expect(lastRequest(environment)[1]).toEqual({ input: { softwareId: "software-1" }, isListShown: false });
    await answer(environment, changed("saveToList"));
    // From now on it is that list.
    await userEvent.click(await box("Shortlist"));
    expect(lastRequest(environment)).toEqual([
      "useListChangesRemoveMutation",
      { input: { listId: "list-1", softwareId: "software-1" } },
    ]);
  });

  test("a refusal reverts the checkbox, with the reason", async () => {
    const environment = await open(list("1", "Shortlist"));
    await userEvent.click(await box("Shortlist"));
    await answer(environment, { saveToList: { __typename: "ConflictError", message: "This list is full." } });
    expect(await box("Shortlist")).not.toBeChecked();
    expect(screen.getByText("This list is full.")).toBeInTheDocument();
    await userEvent.click(await box("Shortlist"));
    await fail(environment, new OperationError("x", ["UNAUTHENTICATED"], ["Unauthorized"]));
    expect(await box("Shortlist")).not.toBeChecked();
    expect(screen.getByText(/^You are logged out/)).toBeInTheDocument();
  });

  test("a removal can be undone, with its note and its position", async () => {
    const environment = await open(list("1", "Shortlist", { contains: true, itemCount: 3 }));
    await userEvent.click(await box("Shortlist"));
    expect(await box("Shortlist")).not.toBeChecked();
    await answer(
      environment,
      changed("removeFromList", {
        removed: { note: "Cheap", position: 2 },
        software: { id: "Software:1", isSaved: false },
      }),
    );
    expect(screen.getByText("Removed from Shortlist")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("button", { name: "Undo" }));
    expect(lastRequest(environment)[1]).toEqual({
      input: { listId: "1", softwareId: "software-1", note: "Cheap", position: 2 },
      isListShown: false,
    });
    await answer(environment, changed("saveToList"));
    // A click in the toast is one outside the panel.
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("a new list is created with the software in it; an existing name is an error at the field", {
    tags: ["2.category.50"],
  }, async () => {
    const environment = await open(list("1", "Shortlist"));
    const field = () => screen.getByRole("textbox", { name: "New list" });
    const create = () => userEvent.click(screen.getByRole("button", { name: "Create and save" }));
    await create();
    expect(field()).toHaveAccessibleDescription("Name is required");
    await userEvent.type(field(), " CRM ");
    await create();
    expect(lastRequest(environment)).toEqual([
      "useListChangesCreateMutation",
      { input: { name: "CRM", softwareId: "software-1" } },
    ]);
    const message = "You already have a list with this name";
    await answer(environment, { createList: { __typename: "ConflictError", message } });
    expect(field()).toHaveAccessibleDescription(message);
    await create();
    await answer(environment, changed("createList", { list: changedList({ databaseId: "2", name: "CRM" }) }));
    expect(await box("CRM")).toBeChecked();
    expect(field()).toHaveValue("");
    expect(screen.getByRole("status")).toHaveTextContent("List created: CRM");
    expect(screen.getByRole("button", { name: "Create and save" })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(button()).toHaveFocus();
  });

  test("a list has one request at a time: later choices are sent after it", async () => {
    const environment = await open(list("1", "Shortlist", { itemCount: 1 }));
    const click = async () => userEvent.click(await box("Shortlist"));
    await click();
    await click();
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    expect(await box("Shortlist")).not.toBeChecked();
    await answer(
      environment,
      changed("saveToList", { list: changedList({ databaseId: "1", itemCount: 2 }) }),
    );
    expect(lastRequest(environment)).toEqual([
      "useListChangesRemoveMutation",
      { input: { listId: "1", softwareId: "software-1" } },
    ]);
    await click();
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    await answer(environment, changed("removeFromList", { removed: { note: "Cheap", position: 2 } }));
    // As it was, with its note and at its place.
    expect(lastRequest(environment)[1]).toMatchObject({ input: { listId: "1", note: "Cheap", position: 2 } });
    await click();
    await click();
    await answer(
      environment,
      changed("saveToList", { list: changedList({ databaseId: "1", itemCount: 2 }) }),
    );
    expect(environment.mock.getAllOperations()).toEqual([]);
    expect(await box("Shortlist")).toBeChecked();
    expect(screen.queryByText("Removed from Shortlist")).toBeNull();
  });

  test("Escape closes it, with the focus back on its button; so does a click elsewhere", async () => {
    await open(list("1", "Shortlist"));
    (await box("Shortlist")).focus();
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(button()).toHaveFocus();
    await userEvent.click(button());
    expect(await panel()).toHaveFocus();
    await userEvent.click(document.body);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("if the lists cannot be loaded it says so", async () => {
    const environment = showWithLists(<SaveButton software={software} />);
    await userEvent.click(button());
    await panel();
    await fail(environment);
    expect(screen.getByRole("alert")).toHaveTextContent("Your lists could not be loaded.");
  });
});
