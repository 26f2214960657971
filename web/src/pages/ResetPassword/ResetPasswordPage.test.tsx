import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, onTestFinished, test } from "vitest";
import query, { type SignInPageQuery } from "~/relay/__generated__/SignInPageQuery.graphql";
import { OperationError } from "~/relay/environment";
import { ToastProvider } from "~/ui/Toast";
import { renderPage } from "../../../test/render";
import ResetPasswordPage from "./ResetPasswordPage";

async function show(at = "/reset-password?token=abc") {
  // The page has no query of its own; any query fills the store.
  const { environment } = renderPage<SignInPageQuery>(
    () => (
      <ToastProvider>
        <ResetPasswordPage />
      </ToastProvider>
    ),
    { path: "/reset-password", at, query, variables: {} },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name, { selector: "input" });

async function choose(password: string, again = password) {
  if (password) await userEvent.type(field("New password"), password);
  if (again) await userEvent.type(field("New password again"), again);
  await userEvent.click(screen.getByRole("button", { name: "Save new password" }));
}

test.each(["/reset-password", "/reset-password?token="])(
  "%s: without a token the link is invalid, with a link to /forgot-password",
  { tags: ["2.auth.15", "5.reset.1"] },
  async (at) => {
    await show(at);
    expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Invalid reset link");
    expect(screen.getByRole("link", { name: "Request a new link" })).toHaveAttribute(
      "href",
      "/forgot-password",
    );
    expect(screen.queryByRole("button", { name: "Save new password" })).toBeNull();
  },
);

test("a password of under 6 characters is too short", { tags: ["5.reset.2"] }, async () => {
  const environment = await show();
  await choose("12345");
  const toast = screen.getByText("Password too short").closest("[aria-live]");
  expect(toast).toHaveTextContent("Password must be at least 6 characters");
  expect(field("New password")).toHaveAccessibleDescription(/Password must be at least 6 characters$/);
  expect(field("New password")).toHaveFocus();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("both passwords have to match", { tags: ["5.reset.3"] }, async () => {
  const environment = await show();
  await choose("123456", "123457");
  expect(screen.getAllByText("Passwords don't match")).toHaveLength(2);
  expect(field("New password again")).toHaveAccessibleDescription("Passwords don't match");
  expect(field("New password again")).toHaveFocus();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("a new password is set, the token leaves the URL, and the user can sign in", {
  tags: ["2.auth.14", "2.auth.16", "4.account.2", "8.success.6"],
}, async () => {
  window.history.replaceState(null, "", "/reset-password?token=abc");
  onTestFinished(() => window.history.replaceState(null, "", "/"));
  const environment = await show();
  await choose("123456");
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toEqual({ input: { token: "abc", password: "123456" } });
  await act(async () =>
    environment.mock.resolve(operation, { data: { resetPassword: { __typename: "Acknowledgement" } } }),
  );
  const heading = screen.getByRole("heading", { level: 1, name: "Password changed" });
  expect(heading.parentElement).toHaveFocus();
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", "/signin");
  expect(window.location.pathname + window.location.search).toBe("/reset-password");
});

test("an expired link is reported, and the input stays", {
  tags: ["8.account.2"],
}, async () => {
  const environment = await show();
  await choose("123456");
  const fields = [{ path: "token", message: "Invalid or expired reset token" }];
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { resetPassword: { __typename: "ValidationError", fields } },
    }),
  );
  expect(screen.getByRole("alert")).toHaveTextContent("Failed to reset password. The link may be expired.");
  expect(field("New password")).toHaveValue("123456");
  expect(screen.getByRole("link", { name: "Request a new one" })).toHaveAttribute("href", "/forgot-password");
});

test.each([new TypeError("Failed to fetch"), new OperationError("m", ["INTERNAL"], ["no database"])])(
  "a failure is shown with the specification's message: %s",
  { tags: ["8.account.2"] },
  async (error) => {
    const environment = await show();
    await choose("123456");
    await act(async () => environment.mock.rejectMostRecentOperation(error));
    expect(screen.getByRole("alert")).toHaveTextContent("Failed to reset password. The link may be expired.");
  },
);

test("the server's error about the password is at the field", async () => {
  const environment = await show();
  await choose("123456");
  const fields = [{ path: "password", message: "Password must be at most 256 bytes" }];
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { resetPassword: { __typename: "ValidationError", fields } },
    }),
  );
  expect(field("New password")).toHaveAccessibleDescription(/Password must be at most 256 bytes$/);
});

test("the token is hidden from other sites and search engines", async () => {
  await show();
  expect(document.querySelector("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});
