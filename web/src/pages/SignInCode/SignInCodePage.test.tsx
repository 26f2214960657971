import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import query, { type SignInPageQuery } from "~/relay/__generated__/SignInPageQuery.graphql";
import { hardNavigation } from "~/ui/form/hard-navigation";
import { ToastProvider } from "~/ui/Toast";
import { renderPage } from "../../../test/render";
import SignInCodePage from "./SignInCodePage";

const goTo = vi.fn();
beforeEach(() => {
  goTo.mockReset();
  vi.spyOn(hardNavigation, "to").mockImplementation(goTo);
});

async function show(at: string) {
  // The page has no query of its own; any query fills the store.
  const { environment } = renderPage<SignInPageQuery>(
    () => (
      <ToastProvider>
        <SignInCodePage />
      </ToastProvider>
    ),
    { path: "/signin/code", at, query, variables: {} },
  );
  await screen.findByRole("heading", { level: 1, name: "Two-step verification" });
  return environment;
}

const send = async (text: string, field: RegExp) => {
  await userEvent.type(screen.getByLabelText(field), text);
  await userEvent.click(screen.getByRole("button", { name: "Sign in" }));
};

test("takes a code of the app, and goes on to the requested page of this site", async () => {
  const environment = await show("/signin/code?next=%2Flists");
  const field = screen.getByLabelText(/^Code/);
  expect(field).toHaveAttribute("autocomplete", "one-time-code");
  expect(field).toHaveAttribute("inputmode", "numeric");
  await send("123456", /^Code/);
  const { variables } = environment.mock.getMostRecentOperation().request;
  expect(variables).toEqual({ input: { code: "123456" } });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { completeSignIn: { __typename: "SignedIn" } } }),
  );
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/lists");
});

test("a wrong code is reported, and the way to another sign-in keeps where to continue", async () => {
  const environment = await show("/signin/code?next=%2Flists");
  await send("000000", /^Code/);
  const completeSignIn = { __typename: "CredentialsError", message: "Not valid", code: "WRONG_CODE" };
  await act(async () => environment.mock.resolveMostRecentOperation({ data: { completeSignIn } }));
  expect(screen.getByRole("alert")).toHaveTextContent("Not valid");
  const back = screen.getByRole("link", { name: "Back to sign in" });
  expect(back).toHaveAttribute("href", "/signin?next=%2Flists");
  const instead = screen.getByRole("link", { name: "Use a recovery code instead" });
  expect(instead).toHaveAttribute("href", "/signin/code?next=%2Flists&with=recovery-code");
});

test("takes a recovery code, and never goes on to another site", async () => {
  const environment = await show("/signin/code?next=https%3A%2F%2Fevil.example&with=recovery-code");
  await send("abcdef-ghjkmn-pqrstu-234567", /^Recovery code/);
  await act(async () =>
    environment.mock.resolveMostRecentOperation({ data: { completeSignIn: { __typename: "SignedIn" } } }),
  );
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/");
});
