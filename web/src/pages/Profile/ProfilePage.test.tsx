import { act, screen } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { OperationError } from "~/relay/environment";
import { ada, answer, fail, field, press, sent, showProfile, write } from "../../../test/profile";

test("signed-out visitors see no data but a message, and are redirected to sign in after a second", {
  tags: ["2.routes.22", "2.routes.37", "2.routes.38", "2.routes.39", "2.auth.23", "2.auth.24", "9.delays.2"],
}, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  await showProfile(null, "/profile?tab=security");
  expect(screen.getByText("Access Denied")).toBeInTheDocument();
  expect(screen.getAllByText("Please sign in to access your profile.")).toHaveLength(2);
  expect(screen.getByRole("link", { name: "Sign in" })).toHaveAttribute(
    "href",
    "/signin?next=%2Fprofile%3Ftab%3Dsecurity",
  );
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(screen.queryByRole("navigation", { name: "Profile" })).toBeNull();
  // In this test one page answers every URL, and its link leads back to the current one.
  const place = () => screen.getByRole<HTMLAnchorElement>("link", { name: "Sign in" }).search;
  await act(async () => vi.advanceTimersByTime(500));
  expect(place()).toBe("?next=%2Fprofile%3Ftab%3Dsecurity");
  await act(async () => vi.advanceTimersByTime(500));
  expect(place()).toBe(`?next=${encodeURIComponent("/signin?next=%2Fprofile%3Ftab%3Dsecurity")}`);
});

test("the tabs are in the URL", { tags: ["2.auth.25", "2.auth.26"] }, async () => {
  await showProfile(ada);
  expect(screen.getByRole("link", { name: "Profile Information" })).toHaveAttribute("href", "/profile");
  expect(screen.getByRole("link", { name: "Profile Information" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByRole("link", { name: "Security" })).toHaveAttribute("href", "/profile?tab=security");
  expect(field("First name")).toHaveValue("Ada");
  expect(screen.queryByRole("button", { name: "Change password" })).toBeNull();
});

test("shows the membership date, the views of the user's reviews, and their number", {
  tags: ["2.auth.27"],
}, async () => {
  await showProfile(ada);
  const facts = Object.fromEntries(
    screen.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]),
  );
  expect(facts).toEqual({ "Member since": "Jan 5, 2026", "Profile Views": "1,234", Reviews: "2" });
});

test("the email is shown and cannot be changed", { tags: ["5.profile.5"] }, async () => {
  await showProfile(ada);
  expect(field("Email")).toHaveValue("ada@example.com");
  expect(field("Email")).toHaveAttribute("readonly");
  expect(screen.getByText("Verified")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Send again" })).toBeNull();
});

test("for an unverified address the mail can be sent again", async () => {
  const environment = await showProfile({ ...ada, isEmailVerified: false });
  expect(screen.getByText("Not verified yet")).toBeInTheDocument();
  await press("Send again");
  expect(sent(environment)).toEqual({ input: { email: "ada@example.com" } });
  await answer(environment, { resendVerification: { __typename: "Acknowledgement" } });
  expect(screen.getByText("Verification email sent")).toBeInTheDocument();
  await press("Send again");
  await fail(environment);
  expect(screen.getByText("Failed to send verification email")).toBeInTheDocument();
});

test("optional fields are trimmed, and sent as null when empty; the email is not sent", {
  tags: ["5.profile.3", "5.profile.4"],
}, async () => {
  const environment = await showProfile({ ...ada, companyName: "Engines Ltd" });
  await write("Designation", "  Countess ");
  await write("Company name", "   ");
  await press("Save changes");
  expect(sent(environment)).toEqual({
    input: {
      firstName: "Ada",
      lastName: "Lovelace",
      designation: "Countess",
      companyName: null,
      companyUrl: null,
      companyLocation: null,
      profileImageUrl: null,
    },
  });
});

test("a change is confirmed, and every place that shows the name is updated at once", {
  tags: ["8.success.9"],
}, async () => {
  const environment = await showProfile(ada);
  await write("First name", "Augusta");
  await press("Save changes");
  await answer(environment, {
    updateProfile: {
      __typename: "AccountChanged",
      viewer: { ...ada, firstName: "Augusta", displayName: "Augusta Lovelace", isAdmin: false },
    },
  });
  expect(screen.getByText("Profile updated")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Augusta Lovelace");
});

test.each(["First name", "Last name"])(
  "a profile without a %s is not sent",
  { tags: ["5.profile.1", "5.profile.2"] },
  async (name) => {
    const environment = await showProfile(ada);
    await write(name, "  ");
    await press("Save changes");
    expect(screen.getByText("Required Fields")).toBeInTheDocument();
    expect(field(name)).toHaveAccessibleDescription(`${name} is required`);
    expect(environment.mock.getAllOperations()).toEqual([]);
  },
);

test("an invalid address is reported at its field, without a toast about names", async () => {
  const environment = await showProfile(ada);
  await write("Company URL", "nonsense");
  await press("Save changes");
  expect(field("Company URL")).toHaveAccessibleDescription("Please enter a valid URL");
  expect(screen.queryByText("Required Fields")).toBeNull();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("a failure is reported, and the input stays", { tags: ["8.account.5"] }, async () => {
  const environment = await showProfile(ada);
  await write("First name", "Augusta");
  await press("Save changes");
  await fail(environment);
  expect(screen.getByRole("alert")).toHaveTextContent("Failed to update profile. Please try again.");
  expect(field("First name")).toHaveValue("Augusta");
});

test("if the session has ended, the input stays too", async () => {
  const environment = await showProfile(ada);
  await write("First name", "Augusta");
  await press("Save changes");
  await fail(environment, new OperationError("updateProfile", ["UNAUTHENTICATED"], ["Unauthorized"]));
  expect(screen.getByRole("alert")).toHaveTextContent(/^You are logged out\./);
  expect(field("First name")).toHaveValue("Augusta");
});

test("the server's errors are shown at the fields", async () => {
  const environment = await showProfile(ada);
  await press("Save changes");
  const fields = [{ path: "profileImageUrl", message: "Please enter a valid URL" }];
  await answer(environment, { updateProfile: { __typename: "ValidationError", fields } });
  expect(field("Picture")).toHaveAccessibleDescription(/Please enter a valid URL/);
});
