import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { forgetValues } from "~/ui/form/form-memory";
import { northwind, showDashboard } from "../../../../test/dashboard";
import { polyfillDialog } from "../../../../test/dialog";
import { answer, fail, press, sent } from "../../../../test/profile";

beforeEach(() => {
  polyfillDialog();
  forgetValues("company");
});

const dialog = () => within(screen.getByRole("dialog", { name: "Create a company" }));
const type = (label: RegExp, text: string) => userEvent.type(dialog().getByLabelText(label), text);

/** The dialog for a user without a company. */
async function open() {
  const environment = await showDashboard([]);
  await press("Create company");
  return environment;
}
const create = () => userEvent.click(dialog().getByRole("button", { name: "Create company" }));

test("without a company there is a button to create the first one", { tags: ["2.dashboard.7"] }, async () => {
  await showDashboard([]);
  expect(screen.getByRole("heading", { level: 1, name: "Create Your First Company" })).toBeInTheDocument();
  expect(screen.queryByRole("navigation", { name: "Dashboard" })).toBeNull();
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("a member of a company can create another", async () => {
  await showDashboard([northwind]);
  await press("New company");
  expect(dialog().getByLabelText("Company name")).toBeInTheDocument();
});

test("errors are shown at the fields, and nothing is sent", async () => {
  const environment = await open();
  await type(/^Website/, "kiln");
  await type(/^Founded/, "long ago");
  await create();
  expect(dialog().getByLabelText("Company name")).toHaveAccessibleDescription("Company name is required");
  expect(dialog().getByLabelText(/^Website/)).toHaveAccessibleDescription(
    "Including https:// Please enter a valid URL",
  );
  expect(dialog().getByLabelText(/^Founded/)).toHaveAccessibleDescription(
    "Founded year must be a year such as 1998",
  );
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("the company sizes are the five of the specification, or none", async () => {
  await open();
  const choice = dialog().getByRole<HTMLSelectElement>("combobox", { name: /^Employees/ });
  expect([...choice.options].map(({ value }) => value)).toEqual([
    "",
    "1-10",
    "11-50",
    "51-200",
    "201-1000",
    "1000+",
  ]);
});

test("a company that could not be created is reported, and the input stays", {
  tags: ["8.create.1"],
}, async () => {
  const environment = await open();
  await type(/^Company name/, "Kiln");
  await type(/^Founded/, "1998");
  await userEvent.selectOptions(dialog().getByRole("combobox", { name: /^Employees/ }), "11-50");
  await create();
  expect(sent(environment)).toEqual({
    input: {
      name: "Kiln",
      website: null,
      description: null,
      industry: null,
      employeeCount: "11-50",
      foundedYear: 1998,
      location: null,
      logoUrl: null,
    },
  });
  await fail(environment);
  const words = "Failed to create company. Please try again.";
  expect(within(screen.getByRole("region", { name: "Notifications" })).getByText(words)).toBeInTheDocument();
  expect(dialog().getByRole("alert")).toHaveTextContent(words);
  expect(dialog().getByLabelText("Company name")).toHaveValue("Kiln");
  // Also after the dialog was closed.
  await userEvent.click(dialog().getByRole("button", { name: "Cancel" }));
  await press("Create company");
  expect(dialog().getByLabelText("Company name")).toHaveValue("Kiln");
  expect(dialog().getByLabelText(/^Founded/)).toHaveValue("1998");
});

test("a created company is confirmed, and its dashboard opens", {
  tags: ["2.dashboard.10", "8.success.1"],
}, async () => {
  const environment = await open();
  await type(/^Company name/, "Kiln");
  await create();
  const company = { id: "c2", databaseId: "kiln-1", name: "Kiln" };
  await answer(environment, { createCompany: { __typename: "CompanySaved", company } });
  const notifications = within(screen.getByRole("region", { name: "Notifications" }));
  expect(notifications.getByText("Company created")).toBeInTheDocument();
  expect(notifications.getByText("Kiln")).toBeInTheDocument();
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("a user at the maximum number of companies sees the reason", async () => {
  const environment = await open();
  await type(/^Company name/, "Kiln");
  await create();
  const message = "You are a member of 100 companies already";
  await answer(environment, { createCompany: { __typename: "ConflictError", message } });
  expect(dialog().getByRole("alert")).toHaveTextContent(message);
});
