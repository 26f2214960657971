import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test } from "vitest";
import query, { type AdminCompaniesPageQuery } from "~/relay/__generated__/AdminCompaniesPageQuery.graphql";
import { OperationError } from "~/relay/environment";
import { ToastProvider } from "~/ui/Toast";
import { polyfillDialog } from "../../../test/dialog";
import { CurrentUrl, renderPage } from "../../../test/render";
import AdminCompaniesPage from "./AdminCompaniesPage";
import data from "./data";
import { companyDrafts } from "./EditCompany";

const at = "2026-11-20T10:00:00.000Z";
const later = "2026-11-20T11:00:00.000Z";
const company = (name: string, more: object = {}) => ({
  id: `node-${name}`,
  databaseId: `id-${name}`,
  name,
  slug: name.toLowerCase(),
  website: `https://www.${name.toLowerCase()}.example/`,
  industry: null,
  employeeCount: "11-50",
  foundedYear: 1998,
  location: null,
  logoUrl: null,
  description: null,
  isVerified: false,
  isClaimed: true,
  claimDomain: null,
  softwareCount: 3,
  reviewCount: 5,
  newLeadCount: 0,
  createdAt: at,
  updatedAt: at,
  apiTokens: [],
  members: [{ id: "m", userId: "u", displayName: "Otto", email: "otto@northwind.example", role: "OWNER" }],
  ...more,
});
const northwind = company("Northwind");
const kiln = company("Kiln", { isVerified: true, isClaimed: false, website: null, members: [] });

async function show(rows: readonly object[] | null, address = "/admin/companies", more: object = {}) {
  const { environment } = renderPage<AdminCompaniesPageQuery>(
    () => (
      <ToastProvider>
        <AdminCompaniesPage />
        <CurrentUrl />
      </ToastProvider>
    ),
    {
      path: "*",
      at: address,
      query,
      variables: data.variables({ params: {}, url: new URL(address, "http://localhost") }),
      mocks: {
        Query: {
          administration: rows && {
            companies: {
              edges: rows.map((node) => ({ node })),
              totalCount: rows.length,
              pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: "a", endCursor: "b" },
            },
            ...more,
          },
        },
      },
    },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}
type Environment = Awaited<ReturnType<typeof show>>;

const sent = (environment: Environment) => environment.mock.getMostRecentOperation().request.variables;
const answer = (environment: Environment, result: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data: result } as never));
const fail = (environment: Environment, error: Error) =>
  act(async () => environment.mock.rejectMostRecentOperation(error));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const toast = () => within(screen.getByRole("region", { name: "Notifications" }));
const row = (name: string) =>
  within(screen.getAllByRole("row").find((each) => within(each).queryByRole("link", { name }))!);
const verified = (id: string, isVerified: boolean) => ({
  setCompanyVerified: { __typename: "CompanyVerified", company: { id, isVerified, updatedAt: later } },
});

beforeEach(() => {
  polyfillDialog();
  companyDrafts.forget("", "id-Northwind");
});

test("all companies are listed with their verification and claim, and link to their pages", {
  tags: ["2.routes.27", "2.admin.18", "2.admin.20"],
}, async () => {
  await show([northwind, kiln], "/admin/companies?q=n&claimed=yes");
  expect(row("Northwind").getByText("northwind.example")).toBeInTheDocument();
  expect(row("Northwind").getByText("Pending")).toBeInTheDocument();
  expect(row("Kiln").getByText("Verified")).toBeInTheDocument();
  const view = row("Northwind").getByRole("link", { name: "View Northwind" });
  expect(view).toHaveAttribute("href", "/companies/id-Northwind");
  expect(view).toHaveTextContent("View");
  const form = within(screen.getByRole("search", { name: "Companies" }));
  expect(form.getByRole("searchbox")).toHaveValue("n");
  expect(form.getByRole("combobox", { name: "Claimed" })).toHaveValue("yes");
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute(
    "href",
    "/admin/companies?q=n&claimed=yes&after=b",
  );
});

test("the URL's filters are sent in the query", () => {
  const asked = (search: string) =>
    data.variables({ params: {}, url: new URL(`/admin/companies${search}`, "http://localhost") });
  expect(asked("")).toMatchObject({
    search: null,
    isVerified: null,
    isClaimed: null,
    sort: "NAME",
    first: 25,
  });
  expect(asked("?verified=no&claimed=yes&sort=newest&after=x")).toMatchObject({
    isVerified: false,
    isClaimed: true,
    sort: "NEWEST",
    after: "x",
  });
});

test("users who are not administrators see no data and are sent to the login", {
  tags: ["2.routes.27"],
}, async () => {
  await show(null);
  expect(await screen.findByText("/admin/login")).toBeInTheDocument();
  expect(screen.queryByRole("table")).toBeNull();
  expect(toast().queryByText("Access Denied")).toBeNull();
});

test("if nothing matches it says so", async () => {
  await show([]);
  expect(screen.getByRole("heading", { name: "No matching companies" })).toBeInTheDocument();
});

describe("Verify and Unverify", () => {
  test("toggle a company, are shown at once and can be undone", { tags: ["2.admin.19"] }, async () => {
    const environment = await show([northwind]);
    await press("Verify Northwind");
    expect(screen.getByRole("button", { name: "Unverify Northwind" })).toHaveTextContent("Unverify");
    expect(row("Northwind").getByText("Verified")).toBeInTheDocument();
    expect(sent(environment)).toEqual({
      input: { databaseId: "id-Northwind", isVerified: true, ifUpdatedAt: at },
    });
    await answer(environment, verified(northwind.id, true));
    expect(toast().getByText("Company verified")).toBeInTheDocument();
    await press("Undo");
    expect(sent(environment)).toEqual({
      input: { databaseId: "id-Northwind", isVerified: false, ifUpdatedAt: later },
    });
  });

  test("after a refusal the old state is shown, with the reason", { tags: ["8.mutations.2"] }, async () => {
    const environment = await show([northwind]);
    await press("Verify Northwind");
    const message = "Someone else has changed this company.";
    await answer(environment, { setCompanyVerified: { __typename: "ConflictError", message } });
    expect(toast().getByText("Company Not Verified")).toBeInTheDocument();
    expect(toast().getByText(message)).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Verify Northwind" })).toHaveTextContent("Verify");
    await press("Verify Northwind");
    await fail(environment, new TypeError("Failed to fetch"));
    expect(toast().getByText("Failed to verify the company. Please try again.")).toBeInTheDocument();
  });

  test("of several change only those that are not verified yet", { tags: ["2.admin.33"] }, async () => {
    const environment = await show([northwind, kiln]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    await press("Verify");
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    expect(sent(environment)["input"]).toMatchObject({ databaseId: "id-Northwind", isVerified: true });
  });
});

test("a company is deleted after its name was typed, with the consequences explained", async () => {
  const environment = await show([northwind], "/admin/companies?open=id-Northwind", { company: northwind });
  const details = within(screen.getByRole("dialog", { name: "Northwind" }));
  expect(details.getByRole("link", { name: "Otto" })).toHaveAttribute("href", "/admin/users?open=u");
  expect(details.getByRole("link", { name: "All listings" })).toHaveAttribute(
    "href",
    "/admin/software?company=id-Northwind",
  );
  await press("Delete…");
  const dialog = within(screen.getByRole("dialog", { name: "Delete Northwind?" }));
  expect(dialog.getByText(/Listings with reviews stay/)).toBeInTheDocument();
  await userEvent.click(dialog.getByRole("button", { name: "Delete permanently" }));
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.type(dialog.getByRole("textbox"), "Northwind");
  await userEvent.click(dialog.getByRole("button", { name: "Delete permanently" }));
  expect(sent(environment)).toEqual({ input: { databaseId: "id-Northwind", name: "Northwind" } });
});

describe("the edit dialog", () => {
  const edit = async () => {
    const environment = await show([northwind], "/admin/companies?open=id-Northwind", { company: northwind });
    await press("Edit");
    await answer(environment, { administration: { company: northwind } });
    return environment;
  };
  const dialog = () => within(screen.getByRole("dialog", { name: "Edit Northwind" }));
  const save = () => userEvent.click(dialog().getByRole("button", { name: "Save changes" }));

  test("sends the changes with the version they are based on, and shows errors at the fields", async () => {
    const environment = await edit();
    const before = environment.mock.getAllOperations().length;
    await userEvent.clear(dialog().getByLabelText("Company name"));
    await userEvent.type(dialog().getByLabelText(/^Founded/), "x");
    await save();
    expect(dialog().getByLabelText("Company name")).toHaveAccessibleDescription("Company name is required");
    expect(environment.mock.getAllOperations()).toHaveLength(before);
    await userEvent.type(dialog().getByLabelText("Company name"), "Northwind Ltd");
    await userEvent.clear(dialog().getByLabelText(/^Founded/));
    await save();
    expect(sent(environment)).toEqual({
      input: { databaseId: "id-Northwind", ifUpdatedAt: at, name: "Northwind Ltd", foundedYear: null },
    });
    await answer(environment, {
      updateCompany: {
        __typename: "CompanySaved",
        company: { id: northwind.id, name: "Northwind Ltd", updatedAt: later },
      },
    });
    expect(toast().getByText("Company updated")).toBeInTheDocument();
  });

  test("a company that somebody else deleted, and a lost session, are reported", async () => {
    const environment = await edit();
    await userEvent.type(dialog().getByLabelText("Company name"), "s");
    await save();
    // Unchanged fields are not sent, so that they overwrite nothing.
    expect(sent(environment)).toEqual({
      input: { databaseId: "id-Northwind", ifUpdatedAt: at, name: "Northwinds" },
    });
    await fail(environment, new OperationError("update", ["NOT_FOUND"], ["Company not found"]));
    expect(toast().getByText("Failed to update company. Please try again.")).toBeInTheDocument();
    await save();
    await fail(environment, new OperationError("update", ["FORBIDDEN"], [""]));
    expect(toast().getByText("Session expired. Please login again...")).toBeInTheDocument();
    expect(screen.getByText("/admin")).toBeInTheDocument();
  });
});
