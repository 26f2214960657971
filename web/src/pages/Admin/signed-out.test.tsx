import { screen } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import query, { type AdminPageQuery } from "~/relay/__generated__/AdminPageQuery.graphql";
import { forgetValues } from "~/ui/form/form-memory";
import { ToastProvider } from "~/ui/Toast";
import { renderPage } from "../../../test/render";
import AdminPage from "./AdminPage";
import data from "./data";

// Values kept from the login would appear in the next account form.
afterEach(() => forgetValues("account"));

const address = { params: {}, url: new URL("http://localhost/admin") };

function redirectOf(check: () => void): string | null {
  try {
    check();
  } catch (response) {
    return (response as Response).headers.get("location");
  }
  return null;
}

test("for signed-out visitors /admin is the login", async () => {
  renderPage<AdminPageQuery>(
    () => (
      <ToastProvider>
        <AdminPage />
      </ToastProvider>
    ),
    {
      path: "/admin",
      at: "/admin",
      query,
      variables: data.variables(address),
      mocks: { Query: { viewer: null, administration: null } },
    },
  );
  expect(await screen.findByRole("heading", { level: 1, name: "Admin login" })).toBeInTheDocument();
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("signed-in users without the role are sent to the login", { tags: ["6.admin.4"] }, () => {
  const seen = (viewer: object | null, administration: object | null) =>
    ({ viewer, administration }) as unknown as AdminPageQuery["response"];
  expect(redirectOf(() => data.check?.(seen({ id: "1" }, null), address))).toBe("/admin/login");
  expect(redirectOf(() => data.check?.(seen(null, null), address))).toBeNull();
  expect(redirectOf(() => data.check?.(seen({ id: "1" }, {}), address))).toBeNull();
});
