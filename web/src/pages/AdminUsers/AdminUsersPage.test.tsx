import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import query, { type AdminUsersPageQuery } from "~/relay/__generated__/AdminUsersPageQuery.graphql";
import { OperationError } from "~/relay/environment";
import { ToastProvider } from "~/ui/Toast";
import { polyfillDialog } from "../../../test/dialog";
import { stubRoutes } from "../../../test/pages";
import { renderPage } from "../../../test/render";
import AdminUsersPage from "./AdminUsersPage";
import data from "./data";

beforeAll(polyfillDialog);

const at = "2026-11-20T11:00:00.000Z";
const ada = {
  id: "user-1",
  databaseId: "u1",
  displayName: "Ada Lovelace",
  email: "ada@example.com",
  profileImageUrl: null,
  isAdmin: false,
  isEmailVerified: false,
  provider: "email",
  suspendedAt: null,
  reviewCount: 3,
  createdAt: at,
  updatedAt: at,
  designation: "Analyst",
  companyName: null,
  companyUrl: null,
  companyLocation: null,
  companies: { edges: [{ node: { id: "c", databaseId: "c1", name: "Northwind" } }] },
  apiTokens: [
    {
      id: "t",
      databaseId: "t1",
      name: "Nightly",
      createdBy: "Ada Lovelace",
      isExpired: false,
      scopes: ["READ_DIRECTORY", "WRITE_LISTINGS"],
      createdAt: at,
      expiresAt: null,
      lastUsedAt: null,
    },
  ],
  reviews: { edges: [{ node: { id: "r", databaseId: "r1", title: "Does what it says" } }] },
};
const administrator = { ...ada, id: "user-2", databaseId: "u2", displayName: "Grace", isAdmin: true };

const variablesAt = (search: string) =>
  data.variables({ params: {}, url: new URL(`/admin/users${search}`, "http://localhost") });

async function show(
  search = "",
  users: readonly object[] | null = [ada, administrator],
  open: object | null = ada,
) {
  stubRoutes("/admin", "/admin/login", "/admin/users", "/reviews/:id", "/companies/:id");
  const { environment } = renderPage<AdminUsersPageQuery>(
    () => (
      <ToastProvider>
        <AdminUsersPage />
      </ToastProvider>
    ),
    {
      path: "/admin/users",
      at: `/admin/users${search}`,
      query,
      variables: variablesAt(search),
      mocks: {
        Query: {
          viewer: { id: "user-2", databaseId: "u2" },
          administration: users && {
            users: {
              totalCount: users.length,
              edges: users.map((node) => ({ node })),
              pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: "a", endCursor: "z" },
            },
            user: open,
          },
        },
      },
    },
  );
  await screen.findByText(users ? /^\d+ users?$|No matching users/ : "Admin access required.");
  return environment;
}

type Environment = Awaited<ReturnType<typeof show>>;
const drawer = () => within(screen.getByRole("dialog", { name: "Ada Lovelace" }));
const press = (name: string) => userEvent.click(drawer().getByRole("button", { name }));
const sent = (environment: Environment) => environment.mock.getMostRecentOperation().request.variables;
const answer = (environment: Environment, payload: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data: payload }));

test("a row shows name, membership date and state", { tags: ["2.admin.21"] }, async () => {
  await show();
  const row = within(screen.getByRole("row", { name: /Ada Lovelace/ }));
  for (const words of ["ada@example.com", "3", "Nov 20, 2026", "Not verified"])
    expect(row.getByText(words), words).toBeInTheDocument();
  expect(row.getByRole("link", { name: "Ada Lovelace" })).toHaveAttribute("href", "/admin/users?open=u1");
  const own = within(screen.getByRole("row", { name: /Grace/ }));
  expect(own.getByText("You")).toBeInTheDocument();
  expect(own.getByText("Admin")).toBeInTheDocument();
});

test("text, filters, sort order and page are in the URL and sent in the query", {
  tags: ["2.admin.21"],
}, () => {
  expect(variablesAt("")).toMatchObject({
    search: null,
    hasAccount: true,
    sort: "NEWEST",
    first: 25,
    last: null,
    isOpen: false,
  });
  expect(variablesAt("?q=ada&role=admin&state=suspended&sort=name")).toMatchObject({
    search: "ada",
    isAdmin: true,
    isSuspended: true,
    sort: "NAME",
  });
  expect(variablesAt("?state=imported")).toMatchObject({ hasAccount: false });
  expect(variablesAt("?state=unproved&role=user")).toMatchObject({ isEmailVerified: false, isAdmin: false });
  expect(variablesAt("?after=x")).toMatchObject({ first: 25, after: "x", before: null });
  expect(variablesAt("?before=y&open=u1")).toMatchObject({
    last: 25,
    before: "y",
    first: null,
    open: "u1",
    isOpen: true,
  });
});

test("the search field has the current text, and searches for another", {
  tags: ["2.admin.21"],
}, async () => {
  await show("?q=ada&role=admin");
  const field = screen.getByRole("searchbox");
  expect(field).toHaveValue("ada");
  expect(field.closest("form")).toHaveFormValues({ q: "ada", role: "admin" });
});

test("the next page keeps the filters and closes the details", async () => {
  await show("?role=user&open=u1");
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute(
    "href",
    "/admin/users?role=user&after=z",
  );
  expect(screen.queryByRole("link", { name: "Previous" })).toBeNull();
});

test("the details show everything about a user, with links", { tags: ["2.admin.22"] }, async () => {
  await show("?open=u1");
  expect(drawer().getByText("Analyst")).toBeInTheDocument();
  expect(drawer().getByRole("link", { name: "Northwind" })).toHaveAttribute("href", "/companies/c1");
  expect(drawer().getByRole("link", { name: "Does what it says" })).toHaveAttribute("href", "/reviews/r1");
});

test("administrators can neither revoke, suspend nor delete themselves there", {
  tags: ["2.admin.36"],
}, async () => {
  await show("?open=u2", [administrator], administrator);
  const own = within(screen.getByRole("dialog", { name: "Grace" }));
  expect(own.queryByRole("button", { name: "Revoke admin" })).toBeNull();
  expect(own.queryByRole("button", { name: "Suspend" })).toBeNull();
  expect(own.queryByRole("button", { name: "Delete…" })).toBeNull();
});

test("admin is granted for the displayed version, and a refusal shows the server's message", {
  tags: ["2.admin.23", "8.mutations.3"],
}, async () => {
  const environment = await show("?open=u1");
  await press("Grant admin");
  expect(sent(environment)).toEqual({ input: { databaseId: "u1", ifUpdatedAt: at, isAdmin: true } });
  await answer(environment, {
    setUserAdmin: { __typename: "ConflictError", message: "It changed meanwhile" },
  });
  expect(await screen.findByText("Admin Not Granted")).toBeInTheDocument();
  expect(screen.getByText("It changed meanwhile")).toBeInTheDocument();
});

test("a session that ended redirects to /admin", async () => {
  const environment = await show("?open=u1");
  await press("Suspend");
  await act(async () =>
    environment.mock.rejectMostRecentOperation(new OperationError("m", ["UNAUTHENTICATED"], [""])),
  );
  expect(await screen.findByText("/admin")).toBeInTheDocument();
});

test("deleting requires typing the name, and explains the consequences", {
  tags: ["2.admin.24"],
}, async () => {
  const environment = await show("?open=u1");
  await press("Delete…");
  const dialog = within(screen.getByRole("dialog", { name: "Delete Ada Lovelace?" }));
  expect(dialog.getByText("Reviews stay, shown as Anonymous.")).toBeInTheDocument();
  const before = environment.mock.getAllOperations().length;
  await userEvent.type(dialog.getByRole("textbox"), "ada");
  await userEvent.click(dialog.getByRole("button", { name: "Delete permanently" }));
  expect(environment.mock.getAllOperations()).toHaveLength(before);
  expect(dialog.getByRole("textbox")).toHaveAccessibleDescription(/This does not match the text above/);
  await userEvent.clear(dialog.getByRole("textbox"));
  await userEvent.type(dialog.getByRole("textbox"), " Ada  Lovelace ");
  await userEvent.click(dialog.getByRole("button", { name: "Delete permanently" }));
  expect(sent(environment)).toEqual({ input: { databaseId: "u1", ifUpdatedAt: at } });
  await answer(environment, { removeUserAsAdmin: { __typename: "UserRemoved", databaseId: "u1" } });
  expect(await screen.findByText("User deleted")).toBeInTheDocument();
});

test("if nothing matches it says so", async () => {
  await show("?q=nobody", []);
  expect(screen.getByRole("heading", { name: "No matching users" })).toBeInTheDocument();
});

test("users who are not administrators see no data and are sent to the login", {
  tags: ["2.routes.28", "2.routes.38", "6.admin.4"],
}, async () => {
  await show("", null);
  expect(screen.queryByText("ada@example.com")).toBeNull();
  expect(await screen.findByText("/admin/login")).toBeInTheDocument();
});

test("an API token shows its scopes, and is revoked with a reason", async () => {
  const environment = await show("?open=u1");
  expect(drawer().getByText("read:directory, write:listings")).toBeInTheDocument();
  expect(drawer().getByText(/does not expire · never used/)).toBeInTheDocument();
  await press("Revoke: Nightly");
  const dialog = within(screen.getByRole("dialog", { name: "Revoke “Nightly”?" }));
  await userEvent.click(dialog.getByRole("button", { name: "Revoke" }));
  expect(dialog.getByRole("textbox", { name: "Reason" })).toHaveAccessibleDescription(/Reason is required/);
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.type(dialog.getByRole("textbox", { name: "Reason" }), "Found in the open");
  await userEvent.click(dialog.getByRole("button", { name: "Revoke" }));
  expect(sent(environment)).toEqual({ input: { databaseId: "t1", reason: "Found in the open" } });
  await act(async () => environment.mock.rejectMostRecentOperation(new Error("away")));
  const form = within(dialog.getByRole("form", { name: "Revoke “Nightly”?" }));
  expect(form.getByText(/Failed to revoke the token/)).toBeInTheDocument();
  expect(dialog.getByRole("textbox", { name: "Reason" })).toHaveValue("Found in the open");
  await userEvent.click(dialog.getByRole("button", { name: "Revoke" }));
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { revokeApiTokenAsAdmin: { __typename: "ApiTokenRevoked" } },
    } as never),
  );
  expect(screen.queryByRole("dialog", { name: "Revoke “Nightly”?" })).toBeNull();
  expect(drawer().queryByRole("button", { name: "Revoke: Nightly" })).toBeNull();
  expect(screen.getByText("Token revoked")).toBeInTheDocument();
});
