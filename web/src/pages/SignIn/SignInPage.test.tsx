import { act, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { clearFlow, saveDraft, setWaiting } from "~/components/review-flow/draft";
import query, { type SignInPageQuery } from "~/relay/__generated__/SignInPageQuery.graphql";
import { OperationError } from "~/relay/environment";
import { forgetValues } from "~/ui/form/form-memory";
import { hardNavigation } from "~/ui/form/hard-navigation";
import { ToastProvider } from "~/ui/Toast";
import { fill } from "../../../test/fill";
import { renderPage } from "../../../test/render";
import data from "./data";
import SignInPage from "./SignInPage";

const goTo = vi.fn();
beforeEach(() => {
  goTo.mockReset();
  vi.spyOn(hardNavigation, "to").mockImplementation(goTo);
});
afterEach(() => forgetValues("account"));

async function show(at: string, signInProviders: readonly string[] = []) {
  const { environment } = renderPage<SignInPageQuery>(
    () => (
      <ToastProvider>
        <SignInPage />
      </ToastProvider>
    ),
    { path: "*", at, query, variables: {}, mocks: { Query: { viewer: null, signInProviders } } },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}

type Environment = Awaited<ReturnType<typeof show>>;
const answer = (environment: Environment, data: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data } as never));
const fail = (environment: Environment, error: Error) =>
  act(async () => environment.mock.rejectMostRecentOperation(error));
const sent = (environment: Environment) => environment.mock.getMostRecentOperation().request.variables;

const field = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: "input" });
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

async function signIn() {
  await fill(field("Email"), " ada@example.com ");
  await fill(field("Password"), "correct horse");
  await press("Sign in");
}

async function join() {
  await fill(field("First name"), "Ada");
  await fill(field("Last name"), "Lovelace");
  await fill(field("Email"), "ada@example.com");
  await fill(field("Password"), "correct horse");
  await press("Create account");
}

test("signs in and goes on to the requested page", {
  tags: ["2.routes.42", "4.auth.8", "4.auth.9"],
}, async () => {
  const environment = await show("/signin?next=/profile%3Ftab%3Dsecurity");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Sign in");
  await signIn();
  expect(sent(environment)).toEqual({ input: { email: "ada@example.com", password: "correct horse" } });
  expect(goTo).not.toHaveBeenCalled();
  await answer(environment, { signIn: { __typename: "SignedIn" } });
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/profile?tab=security");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "https:evil.example",
  "javascript:alert(1)",
  "/\t/evil.example",
])("signing in with next=%j goes to the home page, because it leads elsewhere", async (next) => {
  const environment = await show(`/signin?next=${encodeURIComponent(next)}`);
  expect(screen.getByRole("link", { name: "Create an account" })).toHaveAttribute("href", "/signup");
  await signIn();
  await answer(environment, { signIn: { __typename: "SignedIn" } });
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/");
});

test("Sign In Failed has the server's message, which is also in the form, and the input stays", {
  tags: ["8.sign-in.1"],
}, async () => {
  const environment = await show("/signin");
  await signIn();
  const message = "Invalid email or password";
  await answer(environment, { signIn: { __typename: "CredentialsError", message } });
  expect(screen.getByText("Sign In Failed").closest("[aria-live]")).toHaveTextContent(message);
  expect(screen.getByRole("alert")).toHaveTextContent(message);
  expect(field("Email")).toHaveValue("ada@example.com");
  expect(field("Password")).toHaveValue("correct horse");
  expect(goTo).not.toHaveBeenCalled();
});

test.each([
  ["an unreachable server", new TypeError("Failed to fetch"), "Authentication failed"],
  ["a defect", new OperationError("m", ["INTERNAL"], ["no database"]), "Authentication failed"],
  [
    "too many attempts",
    new OperationError("m", ["RATE_LIMITED"], ["Too many attempts. Please try again in 9 minutes."]),
    "Too many attempts. Please try again in 9 minutes.",
  ],
])("%s shows a message for people", { tags: ["8.sign-in.3"] }, async (_what, error, words) => {
  const environment = await show("/signin");
  await signIn();
  await fail(environment, error);
  expect(screen.getByText("Sign In Failed").closest("[aria-live]")).toHaveTextContent(words);
  expect(screen.getByRole("alert")).toHaveTextContent(words);
  await press("Sign in");
  expect(environment.mock.getAllOperations()).toHaveLength(1);
});

test("an account with two-step verification goes on to the page that asks for a code, which knows where to continue", async () => {
  const environment = await show("/signin?next=/profile%3Ftab%3Dsecurity");
  await signIn();
  const message = "Enter the code from your authenticator app";
  await answer(environment, {
    signIn: { __typename: "CredentialsError", message, code: "CODE_REQUIRED" },
  });
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/signin/code?next=%2Fprofile%3Ftab%3Dsecurity");
  expect(screen.queryByText("Sign In Failed")).toBeNull();
});

test("the link between the modes keeps `next`, and the input", {
  tags: ["2.routes.33", "2.routes.34", "2.routes.42", "2.auth.1", "4.account.1"],
}, async () => {
  await show("/signin?next=/profile");
  await fill(field("Email"), "ada@example.com");
  await fill(field("Password"), "correct horse");
  const link = screen.getByRole("link", { name: "Create an account" });
  expect(link).toHaveAttribute("href", "/signup?next=%2Fprofile");
  await userEvent.click(link);
  expect(await screen.findByRole("heading", { name: "Create your account" })).toBeInTheDocument();
  expect(field("Email")).toHaveValue("ada@example.com");
  expect(field("Password")).toHaveValue("correct horse");
  await fill(field("First name"), "Ada");
  const back = screen.getByRole("link", { name: "Sign in" });
  expect(back).toHaveAttribute("href", "/signin?next=%2Fprofile");
  await userEvent.click(back);
  await screen.findByRole("heading", { name: "Sign in" });
  expect(field("Email")).toHaveValue("ada@example.com");
  await userEvent.click(screen.getByRole("link", { name: "Create an account" }));
  await screen.findByRole("heading", { name: "Create your account" });
  expect(field("First name")).toHaveValue("Ada");
});

describe("during a review", () => {
  const product = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55";
  const form = `/write-a-review/review-form?role=Sales&products=${product}`;
  const withNext = (path: string, next: string) => `${path}?next=${encodeURIComponent(next)}`;
  const lead = () => screen.getByText(/your review|sign in\?|account\?/i, { selector: "p" });
  afterEach(clearFlow);

  test("it says that the review is saved and will be sent, and offers an account before the form", async () => {
    saveDraft(product, { title: "Good" });
    setWaiting(product, true);
    await show(withNext("/signin", form), ["GOOGLE"]);
    expect(lead()).toHaveTextContent(
      "Your review is saved in this browser and will be submitted as soon as you sign in or create an account.",
    );
    const link = screen.getByRole("link", { name: "Create an account" });
    expect(link).toHaveAttribute("href", withNext("/signup", form));
    for (const later of [
      screen.getByRole("link", { name: "Continue with Google" }),
      screen.getByRole("form", { name: "Sign in" }),
    ])
      expect(link.compareDocumentPosition(later)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await userEvent.click(link);
    await screen.findByRole("heading", { name: "Create your account" });
    expect(lead()).toHaveTextContent(/^Your review is saved in this browser and will be submitted/);
    expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute("href", withNext("/signin", form));
  });

  test("for a draft that will not be sent automatically it only says that it is saved", async () => {
    saveDraft(product, { title: "Good" });
    await show(withNext("/signin", form));
    expect(lead()).toHaveTextContent("Your review is saved in this browser. You can continue it as soon as");
  });

  test.each([
    ["nothing is kept", form],
    ["another product is written about", `${form}&product_id=0199f3a2-1f4e-7c31-8f6e-000000000000`],
  ])("if %s it does not say that anything is saved", async (_what, next) => {
    if (next !== form) saveDraft(product, { title: "Good" });
    await show(withNext("/signin", next));
    expect(lead()).toHaveTextContent(
      "You can continue your review as soon as you sign in or create an account.",
    );
    expect(lead()).not.toHaveTextContent("kept");
  });

  test("who edits a review has an account, so signing in comes first", async () => {
    saveDraft(product, { title: "Good" });
    await show(withNext("/signin", `${form}&edit=review`));
    expect(lead()).toHaveTextContent(
      "Your review is saved in this browser. You can continue it as soon as you sign in.",
    );
    expect(screen.getByText(/^New to/)).toContainElement(
      screen.getByRole("link", { name: "Create an account" }),
    );
    expect(screen.queryByText("or sign in")).toBeNull();
  });

  test("otherwise no review is mentioned", async () => {
    saveDraft(product, { title: "Good" });
    setWaiting(product, true);
    await show(withNext("/signin", "/write-a-review"));
    expect(screen.queryByText(/your review/i)).toBeNull();
    expect(screen.queryByText("or sign in")).toBeNull();
  });
});

test("signing up has four required and four optional fields, with autocomplete for password managers", {
  tags: [
    "2.routes.33",
    "2.auth.3",
    "2.auth.4",
    "2.auth.5",
    "2.auth.6",
    "2.auth.7",
    "2.auth.8",
    "2.auth.9",
    "2.auth.10",
  ],
}, async () => {
  await show("/signup");
  for (const name of ["First name", "Last name", "Email", "Password"])
    expect(field(name), name).toBeRequired();
  for (const name of ["Designation", "Company name", "Company URL", "Company location"]) {
    expect(field(name), name).not.toBeRequired();
    expect(screen.getByText(name).closest("label"), name).toHaveTextContent("optional");
  }
  const kinds = Object.fromEntries(
    [...document.querySelectorAll("input")].map(({ name, autocomplete }) => [name, autocomplete]),
  );
  expect(kinds).toEqual({
    firstName: "given-name",
    lastName: "family-name",
    email: "email",
    password: "new-password",
    designation: "organization-title",
    companyName: "organization",
    companyUrl: "url",
    companyLocation: "address-level2",
  });
});

test("the sign-in fields have autocomplete for password managers", { tags: ["2.auth.2"] }, async () => {
  await show("/signin");
  expect(field("Email")).toHaveAttribute("autocomplete", "username");
  expect(field("Password")).toHaveAttribute("autocomplete", "current-password");
  expect(screen.getByRole("link", { name: "Forgot your password?" })).toHaveAttribute(
    "href",
    "/forgot-password",
  );
});

test("signing up sends the input, and continues signed in", {
  tags: ["2.routes.33", "2.routes.42"],
}, async () => {
  const environment = await show("/signup?next=/dashboard");
  await fill(field("Company name"), "Analytical Engines");
  await join();
  expect(sent(environment)).toEqual({
    input: {
      firstName: "Ada",
      lastName: "Lovelace",
      email: "ada@example.com",
      password: "correct horse",
      designation: null,
      companyName: "Analytical Engines",
      companyUrl: null,
      companyLocation: null,
    },
  });
  await answer(environment, { signUp: { __typename: "SignedIn" } });
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/dashboard");
});

test("an address that has an account is reported in a toast and at its field", {
  tags: ["8.sign-in.2"],
}, async () => {
  const environment = await show("/signup");
  await join();
  const message = "An account with this email already exists";
  await answer(environment, { signUp: { __typename: "ConflictError", message } });
  expect(screen.getByText("Sign Up Failed").closest("[aria-live]")).toHaveTextContent(message);
  expect(field("Email")).toHaveAccessibleDescription(message);
  expect(field("Email")).toHaveFocus();
});

test("the server's errors are shown at the fields", async () => {
  const environment = await show("/signup");
  await join();
  const message = "Password must be at most 256 bytes";
  await answer(environment, {
    signUp: { __typename: "ValidationError", message, fields: [{ path: "password", message }] },
  });
  expect(field("Password")).toHaveAccessibleDescription(`At least 6 characters. ${message}`);
});

test.each([
  ["an unreachable server", new TypeError("Failed to fetch"), "Authentication failed"],
  ["a defect", new OperationError("m", ["INTERNAL"], ["no database"]), "Authentication failed"],
  [
    "too many attempts",
    new OperationError("m", ["RATE_LIMITED"], ["Too many attempts."]),
    "Too many attempts.",
  ],
])("when joining, %s shows a message for people", { tags: ["8.sign-in.4"] }, async (_what, error, words) => {
  const environment = await show("/signup");
  await join();
  await fail(environment, error);
  expect(screen.getByText("Sign Up Failed").closest("[aria-live]")).toHaveTextContent(words);
  expect(screen.getByRole("alert")).toHaveTextContent(words);
});

test("first name, last name, email and password are required, with the messages of the inputs", {
  tags: [
    "2.auth.3",
    "2.auth.4",
    "2.auth.5",
    "2.auth.6",
    "5.signup.1",
    "5.signup.2",
    "5.signup.3",
    "5.signup.4",
  ],
}, async () => {
  const environment = await show("/signup");
  await fill(field("Company URL"), "not an address");
  await press("Create account");
  const words = {
    "First name": "First name is required",
    "Last name": "Last name is required",
    Email: "Email is required",
    "Company URL": "Please enter a valid URL",
  };
  for (const [name, message] of Object.entries(words)) {
    expect(field(name), name).toHaveAccessibleDescription(message);
  }
  expect(field("Password")).toHaveAccessibleDescription("At least 6 characters. Password is required");
  expect(field("First name")).toHaveFocus();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("Google is offered only if it is configured, and continues to `next`", async () => {
  const name = "Continue with Google";
  await show("/signin?next=/profile", ["GOOGLE"]);
  expect(screen.getByRole("link", { name })).toHaveAttribute("href", "/api/login?next=%2Fprofile");
});

test("without a provider the form is the only way to sign in", async () => {
  await show("/signup");
  expect(screen.queryByRole("link", { name: /Google/ })).toBeNull();
});

test("a failed sign-in with Google is reported", async () => {
  await show("/signin?error=google", ["GOOGLE"]);
  expect(screen.getByText(/^Signing in with Google did not work/)).toBeInTheDocument();
});

test("is hidden from search engines", async () => {
  await show("/signup");
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(document.title).toMatch(/^Create your account/);
});

const answered = (viewer: { readonly id: string } | null) =>
  ({ viewer, signInProviders: [] }) as unknown as SignInPageQuery["response"];

test.each([
  ["/signin", "/"],
  ["/signin?next=/profile", "/profile"],
  ["/signup?next=//evil.example", "/"],
])("at %s a signed-in user is redirected to %s", (at, path) => {
  const address = { params: {}, url: new URL(at, "https://assay.example") };
  const thrown = (() => {
    try {
      return data.check?.(answered({ id: "1" }), address);
    } catch (response) {
      return response;
    }
  })();
  expect((thrown as Response).headers.get("location")).toBe(path);
  expect(data.check?.(answered(null), address)).toBeUndefined();
});
