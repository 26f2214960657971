import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { hasPendingSave, savePending } from "~/components/lists/pending-save";
import { OperationError } from "~/relay/environment";
import { hardNavigation } from "~/ui/form/hard-navigation";
import { fill } from "../../../test/fill";
import { ada, answer, fail, field, press, sent, showProfile, write } from "../../../test/profile";

const goTo = vi.fn();
beforeEach(() => {
  goTo.mockReset();
  vi.spyOn(hardNavigation, "to").mockImplementation(goTo);
});

const show = (viewer: object = {}) => showProfile({ ...ada, ...viewer }, "/profile?tab=security");

async function choose(current: string, next: string, confirmation = next) {
  await write("Current password", current);
  await write("New password", next);
  await write("Confirm new password", confirmation);
  await press("Change password");
}

test.each([
  ["", "correct horse", "correct horse"],
  ["old horse", "", "correct horse"],
  ["old horse", "correct horse", ""],
])("a password is not changed while a field is empty: %j", { tags: ["5.password.1"] }, async (...fields) => {
  const environment = await show();
  await choose(...fields);
  expect(screen.getByText("All Fields Required")).toBeInTheDocument();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("a new password has at least 6 characters, and is entered twice", {
  tags: ["2.auth.26", "5.password.2", "5.password.3"],
}, async () => {
  const environment = await show();
  await choose("old horse", "short");
  expect(field("New password")).toHaveAccessibleDescription(/Password must be at least 6 characters/);
  await choose("old horse", "correct horse", "correct house");
  expect(field("Confirm new password")).toHaveAccessibleDescription("Passwords don't match");
  expect(screen.queryByText("All Fields Required")).toBeNull();
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("a changed password is confirmed, the fields are blank again, and the sessions are reloaded", {
  tags: ["8.success.10"],
}, async () => {
  const environment = await show();
  await choose("old horse", "correct horse");
  expect(sent(environment)).toEqual({
    input: { currentPassword: "old horse", newPassword: "correct horse" },
  });
  await answer(environment, { changePassword: { __typename: "Acknowledgement" } });
  expect(screen.getByText("Password changed")).toBeInTheDocument();
  expect(field("New password")).toHaveValue("");
  expect(environment.mock.getMostRecentOperation().request.node.params.name).toBe("ProfilePageQuery");
});

test("a wrong current password is reported at its field", async () => {
  const environment = await show();
  await choose("not it", "correct horse");
  const fields = [{ path: "currentPassword", message: "Current password is incorrect" }];
  await answer(environment, { changePassword: { __typename: "ValidationError", fields } });
  expect(field("Current password")).toHaveAccessibleDescription("Current password is incorrect");
  expect(field("New password")).toHaveValue("correct horse");
});

test("a password that could not be changed: the server's message, or the specification's", {
  tags: ["8.account.6", "8.account.7"],
}, async () => {
  const environment = await show();
  await choose("old horse", "correct horse");
  await fail(environment);
  expect(screen.getByRole("alert")).toHaveTextContent("Failed to change password. Please try again.");
  await press("Change password");
  await fail(environment, new OperationError("x", ["RATE_LIMITED"], ["Too many attempts."]));
  expect(screen.getByRole("alert")).toHaveTextContent("Too many attempts.");
});

test("an account without a password sets one without entering a current one", async () => {
  const environment = await show({ hasPassword: false });
  expect(screen.queryByLabelText(/^Current password/)).toBeNull();
  await write("New password", "correct horse");
  await write("Confirm new password", "correct horse");
  await press("Set a password");
  expect(sent(environment)).toEqual({ input: { currentPassword: "", newPassword: "correct horse" } });
});

test("with two-step verification a new password and deleting the account ask for a code too", async () => {
  const twoStepVerification = { turnedOnAt: "2026-11-20T10:00:00.000Z", recoveryCodesLeft: 9 };
  const environment = await show({ twoStepVerification });
  expect(screen.getByText("Recovery codes left: 9")).toBeInTheDocument();
  const form = within(screen.getByRole("form", { name: "Change password" }));
  await fill(form.getByLabelText(/^Code/), "123456");
  await choose("old horse", "correct horse");
  expect(sent(environment)).toEqual({
    input: { currentPassword: "old horse", newPassword: "correct horse", code: "123456" },
  });
  await fill(danger().getByLabelText(/^Type your email/), "ada@example.com");
  await fill(danger().getByLabelText("Password"), "old horse");
  await fill(danger().getByLabelText(/^Code/), "654321");
  await remove();
  expect(sent(environment)).toEqual({
    input: { email: "ada@example.com", password: "old horse", code: "654321" },
  });
});

const sessions = [
  { id: "s1", device: "Firefox on Linux", lastSeenAt: "2026-11-20T11:59:45.000Z", isCurrent: true },
  { id: "s2", device: "Safari on iPhone", lastSeenAt: "2026-11-20T10:00:00.000Z", isCurrent: false },
  { id: "s3", device: "Chrome on Windows", lastSeenAt: "2026-11-17T12:00:00.000Z", isCurrent: false },
];
const rows = () =>
  within(screen.getByRole("region", { name: "Sessions" }))
    .getAllByRole("listitem")
    .map((row) => row.textContent);

test("lists the sessions, and ends any but the current one", async () => {
  const environment = await show({ sessions });
  expect(rows()).toEqual([
    "Firefox on LinuxLast seen less than a minute agoThis device",
    "Safari on iPhoneLast seen about 2 hours agoEnd",
    "Chrome on WindowsLast seen 3 days agoEnd",
  ]);
  await press("End: Safari on iPhone");
  expect(sent(environment)).toEqual({ input: { id: "s2" } });
  const viewer = { id: "user-1", sessions: [sessions[0], sessions[2]] };
  await answer(environment, { endSession: { __typename: "AccountChanged", viewer } });
  expect(rows()).toHaveLength(2);
});

test("signs out all other sessions, and offers that only if there are others", async () => {
  const environment = await show({ sessions });
  await press("Sign out everywhere else");
  const viewer = { id: "user-1", sessions: [sessions[0]] };
  await answer(environment, { endOtherSessions: { __typename: "AccountChanged", viewer } });
  expect(rows()).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Sign out everywhere else" })).toBeNull();
});

test("a session that could not be ended stays, with a message", async () => {
  const environment = await show({ sessions });
  await press("End: Safari on iPhone");
  await fail(environment);
  expect(screen.getByText("Not Signed Out")).toBeInTheDocument();
  expect(rows()).toHaveLength(3);
});

test("the data export is a plain download", async () => {
  await show();
  const link = screen.getByRole("link", { name: "Export my data" });
  expect(link).toHaveAttribute("href", "/api/auth/export");
  expect(link).toHaveAttribute("download");
});

const danger = () => within(screen.getByRole("form", { name: "Delete my account" }));
const remove = () => userEvent.click(danger().getByRole("button", { name: "Permanently delete my account" }));

test("deleting the account explains the consequences, asks for email and password, and goes to the home page", async () => {
  const environment = await show();
  const region = screen.getByRole("region", { name: "Delete my account" });
  for (const words of [
    "shown as Anonymous",
    "A keyed hash of your email address is kept with each for at most three years",
    "lists and your votes",
    "become unclaimed",
    "cannot be undone",
  ]) {
    expect(region).toHaveTextContent(words);
  }
  await remove();
  expect(danger().getByLabelText(/^Type your email/)).toHaveAccessibleDescription(/Email is required/);
  expect(danger().getByLabelText("Password")).toHaveAccessibleDescription("Password is required");
  expect(environment.mock.getAllOperations()).toEqual([]);
  await fill(danger().getByLabelText(/^Type your email/), "ada@example.com");
  await fill(danger().getByLabelText("Password"), "old horse");
  await remove();
  expect(sent(environment)).toEqual({ input: { email: "ada@example.com", password: "old horse" } });
  savePending({ id: "software-1", name: "Quill" });
  await answer(environment, { deleteAccount: { __typename: "Acknowledgement" } });
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/");
  expect(hasPendingSave()).toBe(false);
});

test("an account is not deleted if the email differs or the account is still needed", async () => {
  const environment = await show({ hasPassword: false });
  expect(danger().queryByLabelText("Password")).toBeNull();
  await fill(danger().getByLabelText(/^Type your email/), "other@example.com");
  await remove();
  expect(sent(environment)).toEqual({ input: { email: "other@example.com" } });
  const fields = [{ path: "email", message: "This is not the email address of your account" }];
  await answer(environment, { deleteAccount: { __typename: "ValidationError", fields } });
  expect(danger().getByLabelText(/^Type your email/)).toHaveAccessibleDescription(/This is not the email/);
  await remove();
  await answer(environment, {
    deleteAccount: { __typename: "ConflictError", message: "You are the last one" },
  });
  expect(danger().getByRole("alert")).toHaveTextContent("You are the last one");
  expect(goTo).not.toHaveBeenCalled();
});
