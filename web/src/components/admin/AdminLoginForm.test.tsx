import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { RelayEnvironmentProvider } from "react-relay/hooks";
import { createMockEnvironment } from "relay-test-utils";
import { afterEach, expect, test, vi } from "vitest";
import { OperationError } from "~/relay/environment";
import { forgetValues } from "~/ui/form/form-memory";
import { hardNavigation } from "~/ui/form/hard-navigation";
import { ToastProvider } from "~/ui/Toast";
import { renderUi } from "../../../test/render";
import { AdminLoginForm } from "./AdminLoginForm";

afterEach(() => forgetValues("account"));

async function signIn() {
  const environment = createMockEnvironment();
  renderUi(
    <RelayEnvironmentProvider environment={environment}>
      <ToastProvider>
        <AdminLoginForm />
      </ToastProvider>
    </RelayEnvironmentProvider>,
  );
  await userEvent.type(await screen.findByLabelText("Email"), "ines@example.com");
  await userEvent.type(screen.getByLabelText("Password", { selector: "input" }), "correct horse");
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
  return environment.mock;
}

const told = () => screen.getByText("Login Failed").closest("[aria-live]");

test("a refusal is shown with the server's message", { tags: ["8.admin-login.1"] }, async () => {
  const mock = await signIn();
  const message = "This account is suspended";
  const refused = { signInAsAdmin: { __typename: "CredentialsError", message } };
  await act(async () => mock.resolveMostRecentOperation({ data: refused } as never));
  expect(told()).toHaveTextContent(message);
});

test.each([new TypeError("Failed to fetch"), new OperationError("m", ["INTERNAL"], ["no database"])])(
  "without a message of the server it shows Invalid credentials: %s",
  { tags: ["8.admin-login.2"] },
  async (error) => {
    const mock = await signIn();
    await act(async () => mock.rejectMostRecentOperation(error));
    expect(told()).toHaveTextContent("Invalid credentials");
  },
);

test("email and password lead to /admin", { tags: ["2.admin.1", "2.admin.2"] }, async () => {
  const goTo = vi.spyOn(hardNavigation, "to").mockImplementation(() => {});
  const mock = await signIn();
  expect(mock.getMostRecentOperation().request.variables).toEqual({
    input: { email: "ines@example.com", password: "correct horse" },
  });
  await act(async () =>
    mock.resolveMostRecentOperation({ data: { signInAsAdmin: { __typename: "SignedIn" } } } as never),
  );
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/admin");
});
