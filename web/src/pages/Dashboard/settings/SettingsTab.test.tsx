import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import { OperationError } from "~/relay/environment";
import { northwind, showDashboard } from "../../../../test/dashboard";
import { polyfillDialog } from "../../../../test/dialog";
import { fill } from "../../../../test/fill";
import { answer, fail, press, sent } from "../../../../test/profile";

beforeEach(polyfillDialog);

const person = (name: string, role: "OWNER" | "EDITOR", isViewer = false) => ({
  id: `member-${name}`,
  userId: `user-${name}`,
  displayName: name,
  email: `${name.toLowerCase()}@northwind.example`,
  profileImageUrl: null,
  role,
  isViewer,
});
const company = {
  ...northwind,
  industry: null,
  employeeCount: "51-200",
  foundedYear: 2009,
  location: null,
  members: [person("Otto", "OWNER", true), person("Edda", "EDITOR")],
  invitations: [],
  updatedAt: "2026-11-20T12:00:00.000Z",
};
const invitation = {
  id: "i1",
  databaseId: "d1",
  email: "new@northwind.example",
  role: "EDITOR",
  expiresAt: "2026-11-27T12:00:00.000Z",
  isExpired: false,
};
const show = (more: object = {}) => showDashboard([{ ...company, ...more }], "/dashboard?tab=settings");
const section = (name: string) => within(screen.getByRole("region", { name }));
const notifications = () => section("Notifications");

describe("the company's profile", () => {
  test("is shown; changes are sent with the version they are based on", {
    tags: ["2.dashboard.6"],
  }, async () => {
    const environment = await show();
    const form = section("Company profile");
    expect(form.getByLabelText("Company name")).toHaveValue("Northwind");
    expect(form.getByRole("combobox", { name: /^Employees/ })).toHaveValue("51-200");
    await userEvent.clear(form.getByLabelText(/^Founded/));
    await fill(form.getByLabelText(/^Headquarters/), "Faro");
    await press("Save changes");
    expect(sent(environment)).toEqual({
      input: {
        databaseId: northwind.databaseId,
        ifUpdatedAt: company.updatedAt,
        foundedYear: null,
        location: "Faro",
      },
    });
    await fail(environment);
    expect(notifications().getByText("Failed to update company. Please try again.")).toBeInTheDocument();
    expect(form.getByLabelText(/^Headquarters/)).toHaveValue("Faro");
  });

  test("that somebody else changed meanwhile says so and keeps the input", async () => {
    const environment = await show();
    const form = section("Company profile");
    await fill(form.getByLabelText(/^Headquarters/), "Faro");
    await press("Save changes");
    const message = "Someone else has changed this company since you opened it.";
    await answer(environment, { updateCompany: { __typename: "ConflictError", message } });
    expect(form.getByText(message)).toBeInTheDocument();
    expect(form.getByLabelText(/^Headquarters/)).toHaveValue("Faro");
  });

  test("saved twice is sent each time with the version of that time", async () => {
    const environment = await show();
    const form = section("Company profile");
    await fill(form.getByLabelText(/^Headquarters/), "Faro");
    await press("Save changes");
    const updatedAt = "2026-11-22T00:00:00.000Z";
    const saved = { ...company, location: "Faro", updatedAt };
    await answer(environment, { updateCompany: { __typename: "CompanySaved", company: saved } });
    await fill(form.getByLabelText(/^Industry/), "Lamps");
    await press("Save changes");
    expect(sent(environment)).toEqual({
      input: { databaseId: northwind.databaseId, ifUpdatedAt: updatedAt, industry: "Lamps" },
    });
  });

  test("is hidden from editors, and so are invitations and deletion", async () => {
    const members = [person("Otto", "OWNER"), person("Edda", "EDITOR", true)];
    await show({ viewerRole: "EDITOR", members });
    for (const name of ["Company profile", "Invite a member", "Delete the company"])
      expect(screen.queryByRole("region", { name })).toBeNull();
    expect(section("Members").getAllByRole("listitem")).toHaveLength(2);
    expect(
      section("Members")
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Leave"]);
  });
});

test.each([{}, { viewerRole: "EDITOR" }])(
  "mail settings are there for %o",
  { tags: ["2.dashboard.17"] },
  async (more) => {
    await show(more);
    const choices = screen.getAllByRole("checkbox").map((box) => box.closest("label")?.textContent);
    expect(choices).toEqual([expect.stringMatching(/lead|request/i), expect.stringMatching(/review/i)]);
  },
);

describe("members", () => {
  test("are listed with their roles; the last owner can neither leave nor become an editor", {
    tags: ["2.dashboard.16"],
  }, async () => {
    await show();
    const [otto, edda] = section("Members").getAllByRole("listitem") as [HTMLElement, HTMLElement];
    expect(otto).toHaveTextContent("Owner · otto@northwind.example");
    expect(otto).toHaveTextContent("A company needs an owner. Make someone else an owner before you leave.");
    expect(within(otto).queryAllByRole("button")).toEqual([]);
    expect(
      within(edda)
        .getAllByRole("button")
        .map(({ textContent }) => textContent),
    ).toEqual(["Make owner", "Remove"]);
  });

  test("become owners by a click", { tags: ["2.dashboard.16"] }, async () => {
    const environment = await show();
    await press("Make owner: Edda");
    expect(sent(environment)).toEqual({
      input: { databaseId: northwind.databaseId, userId: "user-Edda", role: "OWNER" },
    });
    const message = "A company needs an owner.";
    await answer(environment, { changeMember: { __typename: "ConflictError", message } });
    expect(notifications().getByText(message)).toBeInTheDocument();
  });

  test("can give up their own ownership only after a confirmation; then the owners' parts are gone", async () => {
    const members = [person("Otto", "OWNER", true), person("Edda", "OWNER")];
    const environment = await show({ members });
    await press("Make editor: Otto");
    expect(environment.mock.getAllOperations()).toEqual([]);
    const question = within(screen.getByRole("dialog", { name: "Become an editor?" }));
    await userEvent.click(question.getByRole("button", { name: "Become an editor" }));
    expect(sent(environment)).toEqual({
      input: { databaseId: northwind.databaseId, userId: "user-Otto", role: "EDITOR" },
    });
    const changed = {
      ...company,
      viewerRole: "EDITOR",
      newLeadCount: null,
      members: [person("Otto", "EDITOR", true), person("Edda", "OWNER")],
    };
    await answer(environment, { changeMember: { __typename: "CompanySaved", company: changed } });
    const tabs = within(screen.getByRole("navigation", { name: "Dashboard" }));
    expect(tabs.queryByRole("link", { name: /^Leads/ })).toBeNull();
    const [otto] = section("Members").getAllByRole("listitem");
    await waitFor(() => expect(otto).toHaveFocus());
  });

  test("are removed after a confirmation that names them", { tags: ["2.dashboard.16"] }, async () => {
    const environment = await show();
    await press("Remove: Edda");
    const question = within(screen.getByRole("dialog", { name: "Remove Edda?" }));
    await userEvent.click(question.getByRole("button", { name: "Remove" }));
    expect(sent(environment)).toEqual({ input: { databaseId: northwind.databaseId, userId: "user-Edda" } });
    const left = { ...company, members: [company.members[0]] };
    await answer(environment, { removeMember: { __typename: "CompanySaved", company: left } });
    expect(section("Members").getAllByRole("listitem")).toHaveLength(1);
    expect(notifications().getByText("Member removed")).toBeInTheDocument();
  });
});

describe("invitations", () => {
  test("are sent to an address with a role, and confirmed", { tags: ["2.dashboard.16"] }, async () => {
    const environment = await show();
    const form = section("Invite a member");
    await fill(form.getByLabelText("Email"), "new@northwind.example");
    await userEvent.selectOptions(form.getByLabelText("Role"), "Owner");
    await press("Send invitation");
    expect(sent(environment)).toEqual({
      input: { databaseId: northwind.databaseId, email: "new@northwind.example", role: "OWNER" },
    });
    await answer(environment, {
      inviteMember: { __typename: "CompanySaved", company: { ...company, invitations: [invitation] } },
    });
    expect(form.getByRole("status")).toHaveTextContent("Invitation sent to new@northwind.example");
    expect(form.getByLabelText("Email")).toHaveValue("");
    expect(form.getByRole("listitem")).toHaveTextContent("Editor · until Nov 27, 2026");
  });

  test("require a verified address", async () => {
    await showDashboard([company], "/dashboard?tab=settings", false);
    const form = section("Invite a member");
    expect(form.getByText(/Please verify your account's email address first/)).toBeInTheDocument();
    expect(form.getByRole("link", { name: "Send it again" })).toHaveAttribute("href", "/verify-email");
    expect(form.queryByLabelText("Email")).toBeNull();
  });

  test("that are refused show the reason at the field; the address stays", async () => {
    const environment = await show();
    const email = section("Invite a member").getByLabelText("Email");
    await fill(email, "edda@northwind.example");
    await press("Send invitation");
    const message = "This person is already a member";
    await answer(environment, { inviteMember: { __typename: "ConflictError", message } });
    expect(email).toHaveAccessibleDescription(message);
    expect(email).toHaveValue("edda@northwind.example");
  });

  test("can be sent again and revoked", async () => {
    const environment = await show({ invitations: [{ ...invitation, isExpired: true }] });
    expect(section("Invite a member").getByRole("listitem")).toHaveTextContent("Expired Nov 27, 2026");
    await press("Send again: new@northwind.example");
    expect(sent(environment)).toEqual({ input: { databaseId: "d1" } });
    await fail(environment, new OperationError("Resend", ["RATE_LIMITED"], ["Too many attempts."]));
    expect(notifications().getByText("Too many attempts.")).toBeInTheDocument();
    await press("Withdraw: new@northwind.example");
    await answer(environment, {
      result: { __typename: "CompanySaved", company: { ...company, invitations: [] } },
    });
    expect(section("Invite a member").queryByRole("listitem")).toBeNull();
    expect(screen.getByText("Invite a member")).toHaveFocus();
  });
});

describe("deleting the company", () => {
  test("explains what happens to reviews, and requires the name", async () => {
    const environment = await show();
    const form = section("Delete the company");
    expect(form.getAllByRole("listitem")[0]).toHaveTextContent(
      "Listings with reviews stay on the site, with their 5 reviews, Live and without a vendor.",
    );
    await press("Permanently delete the company");
    const name = form.getByLabelText("Type the company's name to confirm");
    expect(name).toHaveAccessibleDescription("Northwind Company name is required");
    expect(environment.mock.getAllOperations()).toEqual([]);
    await fill(name, "Southwind");
    await press("Permanently delete the company");
    expect(sent(environment)).toEqual({ input: { databaseId: northwind.databaseId, name: "Southwind" } });
    const message = "This is not the name of the company";
    await answer(environment, {
      deleteCompany: { __typename: "ValidationError", fields: [{ path: "name", message }] },
    });
    expect(name).toHaveAccessibleDescription(`Northwind ${message}`);
  });
});
