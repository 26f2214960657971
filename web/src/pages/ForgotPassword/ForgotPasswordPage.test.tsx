import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import query, { type SignInPageQuery } from "~/relay/__generated__/SignInPageQuery.graphql";
import { OperationError } from "~/relay/environment";
import { forgetValues, rememberValues } from "~/ui/form/form-memory";
import { ToastProvider } from "~/ui/Toast";
import { renderPage } from "../../../test/render";
import ForgotPasswordPage from "./ForgotPasswordPage";

afterEach(() => forgetValues("account"));

async function show() {
  // The page has no query of its own; any query fills the store.
  const { environment } = renderPage<SignInPageQuery>(
    () => (
      <ToastProvider>
        <ForgotPasswordPage />
      </ToastProvider>
    ),
    { path: "/forgot-password", at: "/forgot-password", query, variables: {} },
  );
  await screen.findByRole("heading", { name: "Forgot your password?" });
  return environment;
}

const field = () => screen.getByRole("textbox", { name: "Email" });
const send = () => userEvent.click(screen.getByRole("button", { name: "Send reset link" }));

test("an empty address is reported in a toast and at the field", { tags: ["5.forgot.1"] }, async () => {
  const environment = await show();
  await userEvent.type(field(), "  ");
  await send();
  const toast = screen.getByText("Email required").closest("[aria-live]");
  expect(toast).toHaveTextContent("Please enter your email address.");
  expect(field()).toHaveAccessibleDescription("Please enter your email address.");
  expect(field()).toHaveFocus();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("an invalid address is reported at the field", { tags: ["2.auth.11"] }, async () => {
  const environment = await show();
  await userEvent.type(field(), "ada");
  await send();
  expect(field()).toHaveAccessibleDescription("Please enter a valid email address");
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("says that the link was sent, links back to /signin, and can be sent again for the same address", {
  tags: ["2.auth.11", "2.auth.12", "2.auth.13", "8.success.5"],
}, async () => {
  const environment = await show();
  await userEvent.type(field(), "ada@example.com");
  await send();
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toEqual({ input: { email: "ada@example.com" } });
  await act(async () =>
    environment.mock.resolve(operation, {
      data: { requestPasswordReset: { __typename: "Acknowledgement" } },
    }),
  );
  const heading = screen.getByRole("heading", { level: 1, name: "Check your email" });
  expect(heading.parentElement).toHaveFocus();
  expect(heading.parentElement).toHaveTextContent(
    "If there is an account for ada@example.com, we have sent it a reset link.",
  );
  expect(screen.getByRole("link", { name: "Back to sign in" })).toHaveAttribute("href", "/signin");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(field()).toHaveValue("ada@example.com");
  await send();
  const again = environment.mock.getMostRecentOperation();
  expect(again).not.toBe(operation);
  expect(again.request.variables).toEqual({ input: { email: "ada@example.com" } });
});

test.each([
  [new TypeError("Failed to fetch"), "Failed to send reset email. Please try again."],
  [new OperationError("m", ["INTERNAL"], ["smtp"]), "Failed to send reset email. Please try again."],
  [
    new OperationError("m", ["RATE_LIMITED"], ["Too many attempts. Please try again in 60 minutes."]),
    "Too many attempts. Please try again in 60 minutes.",
  ],
])("a failure is reported, and the address stays: %s", { tags: ["8.account.1"] }, async (error, words) => {
  const environment = await show();
  await userEvent.type(field(), "ada@example.com");
  await send();
  await act(async () => environment.mock.rejectMostRecentOperation(error));
  expect(screen.getByRole("alert")).toHaveTextContent(words);
  expect(field()).toHaveValue("ada@example.com");
});

test("starts with the address typed for signing in, and is hidden from search engines", async () => {
  rememberValues("account", { email: "ada@example.com", password: "secret" });
  await show();
  expect(field()).toHaveValue("ada@example.com");
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});
