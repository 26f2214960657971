import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import query, { type ListsPageQuery } from "~/relay/__generated__/ListsPageQuery.graphql";
import { ToastProvider } from "~/ui/Toast";
import { changed, changedList } from "../../../test/lists";
import { renderPage } from "../../../test/render";
import ListsPage from "./ListsPage";

async function show(viewer: object | null) {
  const { environment } = renderPage<ListsPageQuery>(
    () => (
      <ToastProvider>
        <ListsPage />
      </ToastProvider>
    ),
    { path: "*", at: "/lists", query, variables: {}, mocks: { Query: { viewer } } },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}

const list = (databaseId: string, name: string, more: object = {}) => ({
  ...changedList({ id: `List:${databaseId}`, databaseId, name, isDefault: false }),
  ...more,
});

test("signed-out visitors see no data, but a link to sign in and come back", async () => {
  await show(null);
  expect(await screen.findByText("Access Denied")).toBeInTheDocument();
  expect(screen.getAllByText("Please sign in to see your lists.")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/signin?next=%2Flists");
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("each list is shown with the number of its items", { tags: ["2.category.52"] }, async () => {
  await show({
    id: "User:1",
    lists: [
      list("1", "Shortlist", { isDefault: true, itemCount: 1 }),
      list("2", "CRM", { isShared: true, itemCount: 1200 }),
    ],
  });
  const links = screen.getByRole("list", { name: "My Lists" }).querySelectorAll("a");
  expect([...links].map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["/lists/1", "Shortlist1 productDefault"],
    ["/lists/2", "CRM1,200 productsShared"],
  ]);
});

test("without a list there is a way to create one", async () => {
  await show({ id: "User:1", lists: [] });
  expect(screen.getByRole("heading", { name: "Nothing saved yet" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Browse software" })).toHaveAttribute("href", "/software");
});

test("a new list appears at once", async () => {
  const environment = await show({ id: "User:1", lists: [list("1", "Shortlist")] });
  await userEvent.type(screen.getByRole("textbox", { name: "Name" }), "CRM");
  await userEvent.click(screen.getByRole("button", { name: "Create list" }));
  expect(environment.mock.getMostRecentOperation().request.variables).toEqual({ input: { name: "CRM" } });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: changed("createList", {
        list: list("2", "CRM", { itemCount: 0 }),
        software: null,
        viewer: { id: "User:1", lists: [{ id: "List:1" }, { id: "List:2" }] },
      }),
    } as never),
  );
  expect(screen.getByRole("status")).toHaveTextContent("List created: CRM");
  expect(screen.getByRole("button", { name: "Create list" })).toHaveFocus();
  expect(screen.getByRole("link", { name: /^CRM/ })).toHaveAttribute("href", "/lists/2");
  expect(screen.getByRole("textbox", { name: "Name" })).toHaveValue("");
});
