import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import query, { type AdminLoginPageQuery } from "~/relay/__generated__/AdminLoginPageQuery.graphql";
import { ToastProvider } from "~/ui/Toast";
import { renderPage } from "../../../test/render";
import AdminLoginPage from "./AdminLoginPage";
import data from "./data";

const address = { params: {}, url: new URL("http://localhost/admin/login") };

test("an administrator is redirected to /admin", () => {
  const check = (administration: object | null) => () =>
    data.check?.({ administration } as unknown as AdminLoginPageQuery["response"], address);
  expect(check(null)).not.toThrow();
  expect(check({})).toThrow(expect.objectContaining({ status: 302 }));
});

async function show(viewer: object | null) {
  renderPage<AdminLoginPageQuery>(
    () => (
      <ToastProvider>
        <AdminLoginPage />
      </ToastProvider>
    ),
    {
      path: "/admin/login",
      at: "/admin/login",
      query,
      variables: {},
      mocks: { Query: { viewer, administration: null } },
    },
  );
  await screen.findByRole("heading", { level: 1, name: "Admin login" });
}

test("a signed-in user sees their name and that they are no administrator, above the form for another account", async () => {
  await show({ displayName: "Ada Reyes", email: "ada@example.com" });
  expect(screen.getByText(/^You are signed in as/)).toHaveTextContent(
    "You are signed in as Ada Reyes (ada@example.com). This account is not an administrator.",
  );
  expect(screen.getByRole("link", { name: "back to the home page" })).toHaveAttribute("href", "/");
  expect(screen.getByRole("form", { name: "Admin login" })).toBeInTheDocument();
});

test("a user without a name sees the address once", async () => {
  await show({ displayName: "ada@example.com", email: "ada@example.com" });
  expect(screen.getByText(/^You are signed in as/)).toHaveTextContent(
    "You are signed in as ada@example.com. This account is not an administrator.",
  );
});

test("signed-out visitors see no name", async () => {
  await show(null);
  expect(screen.queryByText(/You are signed in/)).toBeNull();
  expect(screen.getByText("For administrators of the directory.")).toBeInTheDocument();
});
