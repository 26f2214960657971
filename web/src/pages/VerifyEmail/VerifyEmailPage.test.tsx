import { act, screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { StrictMode } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import query, { type VerifyEmailPageQuery } from "~/relay/__generated__/VerifyEmailPageQuery.graphql";
import { OperationError } from "~/relay/environment";
import { forgetValues } from "~/ui/form/form-memory";
import { hardNavigation } from "~/ui/form/hard-navigation";
import { renderPage } from "../../../test/render";
import VerifyEmailPage from "./VerifyEmailPage";

const goTo = vi.fn();
beforeEach(() => {
  goTo.mockReset();
  vi.spyOn(hardNavigation, "to").mockImplementation(goTo);
});
afterEach(() => forgetValues("account"));

const ada = { email: "ada@example.com", isEmailVerified: false };
let tokens = 0;
/** A token is sent only once per visit, so each test has its own. */
const newToken = () => `token-${++tokens}`;

async function show(token: string | null, viewer: object | null = null) {
  const { environment } = renderPage<VerifyEmailPageQuery>(
    () => (
      <StrictMode>
        <VerifyEmailPage />
      </StrictMode>
    ),
    {
      path: "/verify-email",
      at: token === null ? "/verify-email" : `/verify-email?token=${token}`,
      query,
      variables: {},
      mocks: viewer ? { User: viewer } : { Query: { viewer: null } },
    },
  );
  await screen.findByRole("heading", { level: 1 });
  // The heading is there before the token was sent.
  if (token !== null) await waitFor(() => expect(environment.mock.getAllOperations()).not.toEqual([]));
  return environment;
}

type Environment = Awaited<ReturnType<typeof show>>;
const answer = (environment: Environment, data: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data } as never));
const heading = () => screen.getByRole("heading", { level: 1 });
const resend = () => userEvent.click(screen.getByRole("button", { name: "Send a new link" }));

test("verifies automatically, once, and shows that it is busy", {
  tags: ["2.auth.17", "4.account.3"],
}, async () => {
  const token = newToken();
  const environment = await show(token);
  expect(heading()).toHaveTextContent("Verifying your email");
  const operations = environment.mock.getAllOperations();
  expect(operations.map(({ request }) => request.variables)).toEqual([{ input: { token } }]);
});

test("on success it says so, and after 3 seconds goes to /", {
  tags: ["2.auth.18", "4.account.4", "8.success.7", "9.delays.3"],
}, async () => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"], shouldAdvanceTime: true });
  try {
    const environment = await show(newToken());
    await answer(environment, { verifyEmail: { __typename: "Acknowledgement" } });
    expect(heading()).toHaveTextContent("Email verified");
    expect(screen.getByRole("status")).toHaveTextContent("Email verified");
    expect(screen.getByRole("link", { name: "Go to the home page" })).toHaveAttribute("href", "/");
    act(() => void vi.advanceTimersByTime(2500));
    expect(goTo).not.toHaveBeenCalled();
    act(() => void vi.advanceTimersByTime(500));
    expect(goTo).toHaveBeenCalledExactlyOnceWith("/");
  } finally {
    vi.useRealTimers();
  }
});

test("a refused token: the message, a form for a new link, and a link to the home page", {
  tags: ["2.auth.19", "2.auth.20", "4.account.5", "8.account.3", "8.success.8"],
}, async () => {
  const environment = await show(newToken());
  const message = "Invalid or expired verification token";
  await answer(environment, { verifyEmail: { __typename: "ValidationError", message } });
  expect(screen.getByText(message)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Return home" })).toHaveAttribute("href", "/");
  await userEvent.type(screen.getByRole("textbox", { name: "Email" }), "ada@example.com");
  await resend();
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toEqual({ input: { email: "ada@example.com" } });
  await answer(environment, { resendVerification: { __typename: "Acknowledgement" } });
  expect(screen.getByText(/^Verification email sent/)).toHaveTextContent("ada@example.com");
});

test.each([new TypeError("Failed to fetch"), new OperationError("m", ["INTERNAL"], ["no database"])])(
  "a failure is shown with the specification's message: %s",
  { tags: ["8.account.3"] },
  async (error) => {
    const environment = await show(newToken());
    await act(async () => environment.mock.rejectMostRecentOperation(error));
    expect(heading()).toHaveTextContent("Verification failed");
    expect(screen.getByText("Invalid or expired verification token")).toBeInTheDocument();
  },
);

test("without a token no request is sent, and a new link and the home page are offered", {
  tags: ["2.auth.21", "2.auth.22"],
}, async () => {
  const environment = await show(null);
  expect(heading()).toHaveTextContent("Verify your email");
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(screen.getByRole("link", { name: "Return home" })).toHaveAttribute("href", "/");
  await resend();
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveAccessibleDescription("Email is required");
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("a signed-in user requests a new link with one click", { tags: ["2.auth.21"] }, async () => {
  const environment = await show(null, ada);
  expect(screen.queryByRole("textbox")).toBeNull();
  await resend();
  const operation = environment.mock.getMostRecentOperation();
  expect(operation.request.variables).toEqual({ input: { email: "ada@example.com" } });
});

test("a user whose address is already verified is told so", async () => {
  await show(null, { ...ada, isEmailVerified: true });
  expect(screen.getByText(/is already verified/)).toHaveTextContent("ada@example.com");
  expect(screen.queryByRole("button", { name: "Send a new link" })).toBeNull();
});

test.each([
  [new TypeError("Failed to fetch"), "Failed to send verification email"],
  [
    new OperationError("m", ["RATE_LIMITED"], ["Too many attempts. Please try again in 60 minutes."]),
    "Too many attempts. Please try again in 60 minutes.",
  ],
])("a link that could not be sent is reported: %s", { tags: ["8.account.4"] }, async (error, words) => {
  const environment = await show(null, ada);
  await resend();
  await act(async () => environment.mock.rejectMostRecentOperation(error));
  expect(screen.getByRole("alert")).toHaveTextContent(words);
});

test("the token is hidden from other sites and search engines", async () => {
  await show(newToken());
  expect(document.querySelector("meta[name=referrer]")).toHaveAttribute("content", "no-referrer");
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});
