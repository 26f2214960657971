import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import query, { type TwoStepPageQuery } from "~/relay/__generated__/TwoStepPageQuery.graphql";
import { ToastProvider } from "~/ui/Toast";
import { renderPage } from "../../../test/render";
import TwoStepPage from "./TwoStepPage";

const off = {
  id: "user-1",
  email: "ada@example.com",
  isEmailVerified: true,
  hasPassword: true,
  isAdmin: false,
  needsTwoStepVerification: false,
  twoStepVerification: null,
};
const on = { turnedOnAt: "2026-11-20T10:00:00.000Z", recoveryCodesLeft: 10 };

async function show(viewer: object) {
  const { environment } = renderPage<TwoStepPageQuery>(
    () => (
      <ToastProvider>
        <TwoStepPage />
      </ToastProvider>
    ),
    {
      path: "/profile/two-step",
      at: "/profile/two-step",
      query,
      variables: {},
      mocks: { Query: { viewer: { ...off, ...viewer } } },
    },
  );
  await screen.findByRole("heading", { level: 1, name: "Two-step verification" });
  return environment;
}

type Environment = Awaited<ReturnType<typeof show>>;
const answer = (environment: Environment, data: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data } as never));
const sent = (environment: Environment) => environment.mock.getMostRecentOperation().request.variables;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);

/** Sets the app up; its first code is asked for then. */
async function setUp(environment: Environment) {
  await type(/^Password/, "correct horse");
  await press("Set up an authenticator app");
  expect(sent(environment)).toEqual({ input: { password: "correct horse" } });
  const setup = {
    token: "t",
    secret: "JBSWY3DP",
    uri: "otpauth://totp/x",
    qrCode: "data:image/svg+xml;base64,AA",
  };
  await answer(environment, { beginTwoStep: { __typename: "TwoStepSetup", ...setup } });
}

test("asks for the password, shows the code to scan, and after the first code the recovery codes", async () => {
  const environment = await show({});
  await setUp(environment);
  const picture = screen.getByRole("img", { name: "QR code for your authenticator app" });
  expect(picture).toHaveAttribute("src", "data:image/svg+xml;base64,AA");
  expect(screen.getByLabelText("Key")).toHaveValue("JBSWY3DP");
  await type(/^Code/, "123456");
  await press("Turn on");
  expect(sent(environment)).toEqual({ input: { token: "t", code: "123456" } });
  const viewer = { ...off, twoStepVerification: on };
  await answer(environment, {
    turnOnTwoStep: { __typename: "RecoveryCodes", recoveryCodes: ["aaa-bbb", "ccc-ddd"], viewer },
  });
  const box = screen.getByRole("group", { name: "Your recovery codes" });
  expect(
    within(box)
      .getAllByRole("listitem")
      .map((row) => row.textContent),
  ).toEqual(["aaa-bbb", "ccc-ddd"]);
  const file = within(box).getByRole("link", { name: "Download" }).getAttribute("href") ?? "";
  expect(decodeURIComponent(file)).toBe("data:text/plain;charset=utf-8,aaa-bbb\nccc-ddd\n");
  await press("I have saved them");
  expect(screen.queryByText("aaa-bbb")).toBeNull();
  expect(screen.getByText(/Recovery codes left: 10/)).toBeInTheDocument();
});

test("a setup that has expired begins again", async () => {
  const environment = await show({});
  await setUp(environment);
  await type(/^Code/, "123456");
  await press("Turn on");
  const message = "This setup has expired. Please start again.";
  await answer(environment, {
    turnOnTwoStep: { __typename: "ValidationError", message, fields: [{ path: "token", message }] },
  });
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Set up an authenticator app" })).toBeInTheDocument();
});

test("new recovery codes ask for password and code, are shown, and their form is empty again", async () => {
  const environment = await show({ twoStepVerification: { ...on, recoveryCodesLeft: 1 } });
  const form = () => within(screen.getByRole("form", { name: "New recovery codes" }));
  await userEvent.type(form().getByLabelText(/^Password/), "correct horse");
  await userEvent.type(form().getByLabelText(/^Code/), "123456");
  await userEvent.click(form().getByRole("button", { name: "Generate new codes" }));
  expect(sent(environment)).toEqual({ input: { password: "correct horse", code: "123456" } });
  const viewer = { ...off, twoStepVerification: on };
  await answer(environment, {
    renewRecoveryCodes: { __typename: "RecoveryCodes", recoveryCodes: ["eee-fff"], viewer },
  });
  expect(screen.getByRole("group", { name: "Your recovery codes" })).toHaveTextContent("eee-fff");
  expect(screen.getByText(/Recovery codes left: 10/)).toBeInTheDocument();
  expect(form().getByLabelText(/^Code/)).toHaveValue("");
});

test("turning off asks for password and code", async () => {
  const environment = await show({ twoStepVerification: on });
  const form = within(screen.getByRole("form", { name: "Turn off two-step verification" }));
  await userEvent.type(form.getByLabelText(/^Password/), "correct horse");
  await userEvent.type(form.getByLabelText(/^Code/), "123456");
  await userEvent.click(form.getByRole("button", { name: "Turn off" }));
  expect(sent(environment)).toEqual({ input: { password: "correct horse", code: "123456" } });
  await answer(environment, { turnOffTwoStep: { __typename: "AccountChanged", viewer: off } });
  expect(screen.getByRole("button", { name: "Set up an authenticator app" })).toBeInTheDocument();
});

test.each([
  ["an unverified address", { isEmailVerified: false }, /verify your account's email address first/],
  ["no password", { hasPassword: false }, /You sign in with Google/],
])("with %s it says what is missing", async (_what, viewer, words) => {
  await show(viewer);
  expect(screen.getByText(words)).toBeInTheDocument();
  expect(screen.queryByRole("form")).toBeNull();
});

test("an administrator who needs it is told so", async () => {
  await show({ isAdmin: true, needsTwoStepVerification: true });
  expect(screen.getByText(/^Administrators of this site need two-step verification/)).toBeInTheDocument();
});
