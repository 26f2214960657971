import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { createOperationDescriptor } from "relay-runtime";
import { beforeEach, describe, expect, test } from "vitest";
import query, { type ListPageQuery } from "~/relay/__generated__/ListPageQuery.graphql";
import { ToastProvider } from "~/ui/Toast";
import { polyfillDialog } from "../../../test/dialog";
import { renderPage } from "../../../test/render";
import data from "./data";
import ListPage from "./ListPage";

beforeEach(polyfillDialog);

const item = (name: string, position: number, more: object = {}) => ({
  id: `ListItem:${name}`,
  position,
  note: null,
  software: {
    id: `Software:${name}`,
    databaseId: id(name),
    name,
    avgRating: 4.2,
    reviewCount: 3,
    isSaved: true,
    company: null,
    plans: [],
  },
  ...more,
});
const id = (name: string) => `00000000-0000-4000-8000-00000000000${name.charCodeAt(0) % 10}`;
const names = ["Alpha", "Beta", "Ceta", "Delta", "Eta"];
const shortlist = {
  id: "List:1",
  databaseId: "list-1",
  name: "Shortlist",
  isOwn: true,
  isDefault: false,
  isShared: false,
  items: names.map((name, index) => item(name, index)),
};

async function show(
  list: object | null = {},
  { viewer = { id: "User:1" }, at = "/lists/list-1" }: { viewer?: object | null; at?: string } = {},
) {
  const { environment } = renderPage<ListPageQuery>(
    () => (
      <ToastProvider>
        <ListPage />
      </ToastProvider>
    ),
    {
      path: "*",
      at,
      query,
      variables: data.variables({ params: { id: "list-1" }, url: new URL(at, "http://localhost") }),
      mocks: { Query: { viewer, list: list && { ...shortlist, ...list } } },
    },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}

type Environment = Awaited<ReturnType<typeof show>>;
const sent = (environment: Environment) => environment.mock.getMostRecentOperation().request.variables;
const answer = (environment: Environment, result: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data: result } as never));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const rows = () =>
  within(screen.getByRole("list", { name: "Software in this list" })).getAllByRole("heading", { level: 2 });
const order = () => rows().map(({ textContent }) => textContent);
const changedItems = (field: string, items: object[], more: object = {}) => ({
  [field]: {
    __typename: "ListChanged",
    list: { id: "List:1", items, ...more },
    software: null,
    removed: null,
  },
});

describe("the response", () => {
  const check = (answered: object, at = "/lists/list-1") =>
    data.check?.(answered as never, { params: { id: "list-1" }, url: new URL(at, "http://localhost") });

  test("a list that does not exist, or that the viewer cannot see, is a 404", () => {
    const words = { init: { status: 404 }, data: { heading: "List not found" } };
    for (const [viewer, at] of [
      [{ id: "User:1" }, "/lists/list-1"],
      [{ id: "User:1" }, "/lists/list-1?key=old"],
      [null, "/lists/list-1?key=old"],
    ] as const) {
      try {
        check({ list: null, viewer }, at);
        expect.unreachable();
      } catch (error) {
        expect(error).toMatchObject(words);
      }
    }
  });

  test("a visitor without a key is asked to sign in, because it may be theirs", async () => {
    expect(() => check({ list: null, viewer: null })).not.toThrow();
    await show(null, { viewer: null });
    expect(await screen.findByText("Access Denied")).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute(
      "href",
      "/signin?next=%2Flists%2Flist-1",
    );
  });
});

describe("its owner", () => {
  test("moves an item, shown before the response; not beyond the ends", async () => {
    const environment = await show();
    expect(order()).toEqual(names);
    await press("Move Alpha up");
    expect(environment.mock.getAllOperations()).toEqual([]);
    await press("Move Alpha down");
    expect(order()).toEqual(["Beta", "Alpha", "Ceta", "Delta", "Eta"]);
    expect(sent(environment)).toEqual({ input: { listId: "list-1", softwareId: id("Alpha"), position: 1 } });
    expect(screen.getByText("Alpha is now 2 of 5")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Move Alpha down" })).toHaveFocus();
    await answer(
      environment,
      changedItems(
        "moveListItem",
        ["Beta", "Alpha", "Ceta", "Delta", "Eta"].map((name, position) => ({
          id: `ListItem:${name}`,
          position,
        })),
      ),
    );
    expect(order()).toEqual(["Beta", "Alpha", "Ceta", "Delta", "Eta"]);
  });

  test("moves again before the response, and sends one move after another", async () => {
    const environment = await show();
    await press("Move Alpha down");
    await press("Move Alpha down");
    await press("Move Eta up");
    expect(order()).toEqual(["Beta", "Ceta", "Alpha", "Eta", "Delta"]);
    const moves = [
      { softwareId: id("Alpha"), position: 1 },
      { softwareId: id("Alpha"), position: 2 },
      { softwareId: id("Eta"), position: 3 },
    ];
    for (const move of moves) {
      expect(environment.mock.getAllOperations()).toHaveLength(1);
      expect(sent(environment)).toMatchObject({ input: move });
      await act(async () => environment.mock.rejectMostRecentOperation(new Error("offline")));
    }
    expect(order()).toEqual(names);
  });

  test("restores the focus once, and does not take it away later", async () => {
    const environment = await show();
    const blur = () => act(() => (document.activeElement as HTMLElement).blur());
    await press("Move Alpha up");
    await blur();
    await press("Move Ceta down");
    expect(screen.getByRole("button", { name: "Move Ceta down" })).toHaveFocus();
    await blur();
    await act(async () => environment.mock.rejectMostRecentOperation(new Error("offline")));
    expect(document.body).toHaveFocus();
  });

  test("a refused move is reverted", async () => {
    const environment = await show();
    await press("Move Beta up");
    await act(async () => environment.mock.rejectMostRecentOperation(new Error("offline")));
    expect(order()).toEqual(names);
    expect(screen.getByText("Not Moved")).toBeInTheDocument();
  });

  test("moves past hidden items by the position of the visible ones", async () => {
    const environment = await show({ items: [item("Alpha", 0), item("Beta", 3)] });
    await press("Move Alpha down");
    expect(sent(environment)).toMatchObject({ input: { position: 3 } });
  });

  test("removes an item, and undoes that with its note and position", async () => {
    const environment = await show();
    await press("Remove Beta from the list");
    expect(order()).toEqual(["Alpha", "Ceta", "Delta", "Eta"]);
    expect(screen.getByRole("button", { name: "Remove Ceta from the list" })).toHaveFocus();
    const left = ["Alpha", "Ceta", "Delta", "Eta"].map((name, position) => ({
      id: `ListItem:${name}`,
      position,
      note: null,
    }));
    const list = { databaseId: "list-1", name: "Shortlist", isDefault: false, itemCount: 4 };
    await answer(environment, {
      removeFromList: {
        __typename: "ListChanged",
        list: { id: "List:1", ...list, items: left },
        software: { id: "Software:Beta", isSaved: false },
        removed: { note: "Cheap", position: 1 },
      },
    });
    expect(order()).toEqual(["Alpha", "Ceta", "Delta", "Eta"]);
    await press("Undo");
    expect(sent(environment)).toEqual({
      input: { listId: "list-1", softwareId: id("Beta"), note: "Cheap", position: 1 },
      isListShown: true,
    });
    await answer(environment, {
      saveToList: {
        __typename: "ListChanged",
        list: {
          id: "List:1",
          ...list,
          isOwn: true,
          items: names.map((name, index) => item(name, index, name === "Beta" ? { note: "Cheap" } : {})),
        },
        software: { id: "Software:Beta", isSaved: true },
        viewer: { id: "User:1", lists: [{ id: "List:1" }] },
      },
    });
    expect(order()).toEqual(names);
    expect(screen.getByText("Cheap")).toBeInTheDocument();
  });

  test("edits notes, as plain text; a text that is too long is reported at the field, and the input stays", async () => {
    const environment = await show();
    await press("Add a note on Alpha");
    const field = screen.getByRole("textbox");
    expect(field).toHaveFocus();
    await userEvent.click(field);
    await userEvent.paste("x".repeat(4001));
    await press("Save note");
    expect(field).toHaveAccessibleDescription(
      "4,001 / 4,000 characters Note must be at most 4000 characters",
    );
    await userEvent.clear(field);
    await userEvent.paste(" <b>Ask</b> ");
    await press("Save note");
    const note = "<b>Ask</b>";
    expect(sent(environment)).toEqual({ input: { listId: "list-1", softwareId: id("Alpha"), note } });
    await answer(
      environment,
      changedItems(
        "updateListItem",
        names.map((name) => ({ id: `ListItem:${name}`, note: name === "Alpha" ? note : null })),
      ),
    );
    expect(screen.getByText(note)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Edit note on Alpha" })).toHaveFocus();
  });

  test("renames it; an existing name is reported at the field", async () => {
    const environment = await show();
    await press("Rename");
    const field = screen.getByRole("textbox", { name: "Name" });
    await userEvent.clear(field);
    await userEvent.type(field, "Second round");
    await press("Save name");
    expect(sent(environment)).toEqual({ input: { databaseId: "list-1", name: "Second round" } });
    const message = "You already have a list with this name";
    await answer(environment, { updateList: { __typename: "ConflictError", message } });
    expect(field).toHaveAccessibleDescription(message);
    await press("Save name");
    await answer(environment, {
      updateList: { __typename: "ListChanged", list: { id: "List:1", name: "Second round" } },
    });
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Second round");
    expect(screen.queryByRole("textbox", { name: "Name" })).toBeNull();
    expect(screen.getByRole("button", { name: "Rename" })).toHaveFocus();
    await press("Rename");
    await press("Cancel");
    expect(screen.getByRole("button", { name: "Rename" })).toHaveFocus();
  });

  test("cannot delete the default list", async () => {
    await show({ isDefault: true });
    expect(screen.getByRole("button", { name: "Rename" })).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Delete" })).toBeNull();
  });

  test("deletes it after a confirmation that names it", async () => {
    const environment = await show();
    await press("Delete");
    const dialog = screen.getByRole("dialog", { name: "Delete “Shortlist”?" });
    await userEvent.click(within(dialog).getByRole("button", { name: "Cancel" }));
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(environment.mock.getAllOperations()).toEqual([]);
    await press("Delete");
    await press("Delete list");
    expect(sent(environment)).toEqual({ input: { databaseId: "list-1" } });
    await answer(environment, {
      deleteList: { __typename: "ConflictError", message: "It cannot be deleted." },
    });
    expect(screen.getByText("It cannot be deleted.")).toBeInTheDocument();
  });

  test("after the deletion no cached page is shown", async () => {
    const environment = await show();
    const page = createOperationDescriptor(query, { id: "list-1", key: null });
    environment.retain(page);
    expect(environment.check(page).status).toBe("available");
    await press("Delete");
    await press("Delete list");
    await answer(environment, {
      deleteList: { __typename: "ListDeleted", viewer: { id: "User:1", lists: [] } },
    });
    expect(environment.check(page).status).toBe("stale");
  });

  test("shares it by a link that is shown once, creates another, and stops sharing", async () => {
    // userEvent provides a clipboard.
    userEvent.setup();
    const environment = await show();
    await userEvent.click(screen.getByText("Share"));
    expect(screen.getByText("Anyone with the link sees the list and its notes.")).toBeVisible();
    await press("Create link");
    const path = "/lists/list-1?key=secret";
    const shared = (isShared: boolean) => ({ id: "List:1", isShared });
    await answer(environment, { shareList: { __typename: "ListShared", path, list: shared(true) } });
    const address = "https://assay.example/lists/list-1?key=secret";
    expect(screen.getByRole("textbox", { name: "Link to this list" })).toHaveValue(address);
    await press("Copy link");
    expect(await navigator.clipboard.readText()).toBe(address);
    await press("Create a new link");
    await answer(environment, {
      shareList: { __typename: "ListShared", path: "/lists/list-1?key=other", list: shared(true) },
    });
    expect(screen.getByRole("textbox", { name: "Link to this list" })).toHaveValue(
      "https://assay.example/lists/list-1?key=other",
    );
    await press("Stop sharing");
    await answer(environment, { unshareList: { __typename: "ListChanged", list: shared(false) } });
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(screen.getByRole("button", { name: "Create link" })).toHaveFocus();
  });

  test("compares the first four items, or the selected ones", async () => {
    await show();
    const link = () => screen.queryByRole("link", { name: /^Compare/ });
    const ids = (...of: string[]) => `/compare?ids=${of.map(id).join()}`;
    expect(link()).toHaveAttribute("href", ids("Alpha", "Beta", "Ceta", "Delta"));
    await userEvent.click(screen.getByRole("checkbox", { name: "Compare Eta" }));
    expect(screen.getByText("You can compare up to 4")).toBeInTheDocument();
    await userEvent.click(screen.getByRole("checkbox", { name: "Compare Beta" }));
    await userEvent.click(screen.getByRole("checkbox", { name: "Compare Eta" }));
    expect(link()).toHaveAttribute("href", ids("Alpha", "Ceta", "Delta", "Eta"));
    for (const name of ["Alpha", "Ceta", "Delta"])
      await userEvent.click(screen.getByRole("checkbox", { name: `Compare ${name}` }));
    expect(link()).toBeNull();
  });

  test("sees a link to find software if it is empty", async () => {
    await show({ items: [] });
    expect(screen.getByRole("heading", { name: "This list is empty" })).toBeInTheDocument();
    expect(screen.getByRole("link", { name: "Browse software" })).toHaveAttribute("href", "/software");
  });
});

describe("a visitor with the link", () => {
  test("reads it, does not see its owner, and cannot change it", async () => {
    await show(
      {
        isOwn: false,
        isShared: true,
        items: [item("Alpha", 0, { note: "Ask for a demo" }), item("Beta", 1)],
      },
      { viewer: null, at: "/lists/list-1?key=secret" },
    );
    expect(screen.getByText("Ask for a demo")).toBeInTheDocument();
    expect(screen.getByText("Shared with you")).toBeInTheDocument();
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
    expect(document.querySelector("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
    const buttons = screen.getAllByRole("button").map((button) => button.getAttribute("aria-label"));
    expect(buttons).toEqual(["Save to My Lists: Alpha", "Save to My Lists: Beta"]);
    expect(screen.queryByText("My Lists")).toBeNull();
  });
});
