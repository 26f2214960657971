import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { OperationError } from "~/relay/environment";
import { forgetValues } from "~/ui/form/form-memory";
import { northwind, showDashboard } from "../../../../test/dashboard";
import { polyfillDialog } from "../../../../test/dialog";

const category = "01900000-0000-7000-8002-000000000001";
const row = (name: string, more: object = {}) => ({
  node: {
    id: name,
    databaseId: `id-${name}`,
    name,
    logoUrl: null,
    isActive: true,
    avgRating: 4,
    reviewCount: 2,
    category: { id: "c", name: "CRM" },
    ...more,
  },
});
const withListings = (edges: object[], totalPages = 1) => ({
  ...northwind,
  software: {
    edges,
    pageCursors: { totalPages, around: [1, 2].map((page) => ({ page, isCurrent: page === 1 })) },
  },
});
const open = async (edges: object[] = []) => {
  const environment = await showDashboard([withListings(edges)], "/dashboard?tab=software");
  await userEvent.click(screen.getByRole("button", { name: "Create a software listing" }));
  await screen.findByRole("dialog", { name: "Create a software listing" });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { categories: [{ id: "c", databaseId: category, name: "CRM" }] },
    } as never),
  );
  return environment;
};
const fill = async () => {
  await userEvent.type(screen.getByLabelText("Software name"), " Kiln ");
  await userEvent.selectOptions(screen.getByLabelText("Category"), "CRM");
  await userEvent.type(screen.getByRole("textbox", { name: /^Features/ }), "Ovens\n\n Timers ");
};
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));

beforeEach(() => {
  polyfillDialog();
  forgetValues(`new listing of ${northwind.databaseId}`);
});

test("each listing shows whether it is Live, and links to its page and its editor", {
  tags: ["2.dashboard.4"],
}, async () => {
  await showDashboard(
    [withListings([row("Beacon"), row("Compass", { isActive: false, reviewCount: 0 })], 2)],
    "/dashboard?tab=software",
  );
  const [beacon, compass] = screen
    .getAllByRole("listitem")
    .filter((item) => within(item).queryByRole("heading"));
  expect(beacon).toHaveTextContent("Live");
  expect(within(beacon!).getByRole("link", { name: "View Beacon" })).toHaveAttribute(
    "href",
    "/software/id-Beacon",
  );
  expect(compass).toHaveTextContent("Draft");
  expect(within(compass!).getByRole("link", { name: "Preview Compass" })).toBeInTheDocument();
  expect(within(compass!).getByRole("link", { name: "Edit Compass" })).toHaveAttribute(
    "href",
    "/dashboard/software/id-Compass",
  );
  const pages = within(screen.getByRole("navigation", { name: "Pages" }));
  expect(pages.getByRole("link", { name: "Page 2" })).toHaveAttribute(
    "href",
    "/dashboard?tab=software&page=2",
  );
});

test("a listing whose category is hidden says so", async () => {
  await showDashboard([withListings([row("Beacon", { category: null })])], "/dashboard?tab=software");
  expect(screen.getByText("No active category")).toBeInTheDocument();
});

test("a listing is created from the input, and its editor opens", {
  tags: ["2.dashboard.11", "2.dashboard.18", "5.software.6", "8.success.2"],
}, async () => {
  const environment = await open();
  await fill();
  await press("Create listing");
  expect(environment.mock.getMostRecentOperation().request.variables["input"]).toEqual({
    companyId: northwind.databaseId,
    name: "Kiln",
    categoryId: category,
    shortDescription: null,
    description: null,
    websiteUrl: null,
    features: ["Ovens", "Timers"],
    isActive: true,
  });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: {
        createSoftware: {
          __typename: "SoftwareSaved",
          software: { id: "new", databaseId: "new", name: "Kiln", isActive: true },
        },
      },
    } as never),
  );
  expect(screen.getByText("Software listing created")).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("or it is saved as a draft; Enter creates it Live", { tags: ["2.dashboard.18"] }, async () => {
  const environment = await open();
  const input = () => environment.mock.getMostRecentOperation().request.variables["input"];
  const refuse = () =>
    act(async () =>
      environment.mock.rejectMostRecentOperation(new OperationError("create", ["INTERNAL"], [""])),
    );
  await fill();
  await press("Save as draft");
  expect(input()).toMatchObject({ isActive: false });
  await refuse();
  await userEvent.type(screen.getByLabelText("Software name"), "{Enter}");
  expect(input()).toMatchObject({ isActive: true });
  await refuse();
});

test("missing values are reported at the fields; nothing is sent", {
  tags: ["5.software.1", "5.software.3"],
}, async () => {
  const environment = await open();
  const before = environment.mock.getAllOperations().length;
  await press("Create listing");
  expect(screen.getByLabelText("Software name")).toHaveAccessibleDescription("Software name is required");
  expect(screen.getByLabelText("Category")).toHaveAccessibleDescription(/Please select a category/);
  expect(environment.mock.getAllOperations()).toHaveLength(before);
});

test("a failure is shown with the specification's message, and the input survives it and closing the dialog", {
  tags: ["8.create.2"],
}, async () => {
  const environment = await open();
  await fill();
  await press("Create listing");
  await act(async () => environment.mock.rejectMostRecentOperation(new TypeError("Failed to fetch")));
  expect(screen.getAllByText("Failed to create software listing. Please try again.")).not.toHaveLength(0);
  expect(screen.getByLabelText("Software name")).toHaveValue(" Kiln ");
  await press("Cancel");
  await press("Create a software listing");
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { categories: [{ id: "c", databaseId: category, name: "CRM" }] },
    } as never),
  );
  expect(screen.getByLabelText("Software name")).toHaveValue(" Kiln ");
  expect(screen.getByLabelText("Category")).toHaveValue(category);
});

test("without a listing it explains what listings are for", async () => {
  await showDashboard([withListings([])], "/dashboard?tab=software");
  expect(screen.getByRole("heading", { name: "No software listed yet" })).toBeInTheDocument();
});

test("a page after the last one says so", async () => {
  await showDashboard([withListings([], 2)], "/dashboard?tab=software&page=9");
  expect(screen.getByRole("heading", { name: "There are no listings on this page" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Go to the first page" })).toHaveAttribute(
    "href",
    "/dashboard?tab=software",
  );
});

test("the form is loaded after the dialog, and takes the focus", async () => {
  await open();
  expect(screen.getByLabelText("Software name")).toHaveFocus();
});
