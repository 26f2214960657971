import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, test, vi } from "vitest";
import query, { type AdminSoftwarePageQuery } from "~/relay/__generated__/AdminSoftwarePageQuery.graphql";
import { OperationError } from "~/relay/environment";
import { ToastProvider } from "~/ui/Toast";
import { polyfillDialog } from "../../../test/dialog";
import { fill } from "../../../test/fill";
import { CurrentUrl, renderPage } from "../../../test/render";
import AdminSoftwarePage from "./AdminSoftwarePage";
import data from "./data";
import { listingDrafts } from "./EditListing";

const crm = "01900000-0000-7000-8002-000000000001";
const sales = "01900000-0000-7000-8002-000000000002";
const at = "2026-11-20T10:00:00.000Z";
const later = "2026-11-20T11:00:00.000Z";

const listing = (name: string, more: object = {}) => ({
  id: `node-${name}`,
  databaseId: `id-${name}`,
  name,
  formerName: null,
  manipulationNotice: null,
  slug: name.toLowerCase(),
  logoUrl: null,
  shortDescription: "Lights.",
  description: null,
  websiteUrl: "https://beacon.example",
  isActive: true,
  isFeatured: false,
  platforms: ["WEB", "SELF_HOSTED"],
  hasFreeTrial: null,
  languages: ["de"],
  supportKinds: [],
  integrations: [],
  licenses: [],
  avgRating: 4.25,
  reviewCount: 12,
  totalReviewCount: 13,
  planCount: 2,
  createdAt: at,
  updatedAt: at,
  category: { id: "c1", databaseId: crm, name: "CRM" },
  categories: [{ id: "c1", databaseId: crm, name: "CRM" }],
  company: { id: "co", databaseId: "id-co", name: "Northwind", isVerified: true },
  ...more,
});
const beacon = listing("Beacon");
const compass = listing("Compass", { isActive: false, isFeatured: true, company: null, reviewCount: 0 });
const allCategories = [
  { id: "c1", databaseId: crm, slug: "crm", name: "CRM", isActive: true },
  { id: "c2", databaseId: sales, slug: "sales", name: "Sales", isActive: true },
  { id: "c3", databaseId: "c3", slug: "gone", name: "Gone", isActive: false },
];

async function show(rows: readonly object[] | null, address = "/admin/software", more: object = {}) {
  const { environment } = renderPage<AdminSoftwarePageQuery>(
    () => (
      <ToastProvider>
        <AdminSoftwarePage />
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
            directory: {
              edges: rows.map((node) => ({ node })),
              totalCount: rows.length,
              pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
            },
            allCategories,
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
const press = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));
const toast = () => screen.getByRole("region", { name: "Notifications" });
const row = (name: string) =>
  within(screen.getAllByRole("row").find((each) => within(each).queryByRole("link", { name }))!);
const toggle = (name: string) => screen.getByRole("switch", { name });
const saved = (software: object) => ({ updateSoftware: { __typename: "SoftwareSaved", software } });
const conflict = {
  updateSoftware: { __typename: "ConflictError", message: "Someone else has changed this listing." },
};

beforeEach(() => {
  polyfillDialog();
  listingDrafts.forget("", "id-Beacon");
});

test("all software is listed, including Drafts, with its filters in the URL", {
  tags: ["2.routes.26", "2.admin.16"],
}, async () => {
  await show([beacon, compass], "/admin/software?q=bea&status=live&category=crm&sort=name");
  expect(row("Beacon").getByText("Northwind")).toBeInTheDocument();
  expect(row("Beacon").getByText("4.3 (12)")).toBeInTheDocument();
  expect(row("Compass").getByText("No company")).toBeInTheDocument();
  expect(row("Compass").getByText("None yet")).toBeInTheDocument();
  expect(toggle("Live: Beacon")).toBeChecked();
  expect(toggle("Live: Compass")).not.toBeChecked();
  expect(toggle("Featured: Compass")).toBeChecked();
  const form = within(screen.getByRole("search", { name: "Software" }));
  expect(form.getByRole("searchbox")).toHaveValue("bea");
  expect(form.getByRole("combobox", { name: "Status" })).toHaveValue("live");
  expect(form.getByRole("combobox", { name: "Category" })).toHaveValue("crm");
  expect(form.getByRole("combobox", { name: "Sort by" })).toHaveValue("name");
  expect(row("Beacon").getByRole("link", { name: "Beacon" })).toHaveAttribute(
    "href",
    "/admin/software?q=bea&status=live&category=crm&sort=name&open=id-Beacon",
  );
});

test("the URL's filters are sent in the query", () => {
  const asked = (search: string) =>
    data.variables({ params: {}, url: new URL(`/admin/software${search}`, "http://localhost") });
  expect(asked("")).toMatchObject({
    search: null,
    isActive: null,
    isFeatured: null,
    sort: "NEWEST",
    first: 25,
  });
  expect(asked("?status=draft&featured=no&category=crm&company=c&sort=rating&before=x")).toMatchObject({
    isActive: false,
    isFeatured: false,
    category: "crm",
    companyId: "c",
    sort: "RATING",
    last: 25,
    before: "x",
  });
});

test("users who are not administrators get a message, and no data", {
  tags: ["2.routes.26", "6.admin.5"],
}, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  try {
    await show(null);
    expect(within(toast()).getByText("Access Denied")).toBeInTheDocument();
    expect(within(toast()).getByText("Admin access required. Redirecting to login...")).toBeInTheDocument();
    expect(screen.queryByRole("table")).toBeNull();
    expect(screen.queryByRole("search", { name: "Software" })).toBeNull();
    expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(await screen.findByText("/admin/login")).toBeInTheDocument();
  } finally {
    vi.useRealTimers();
  }
});

test("if nothing matches it says so", async () => {
  await show([]);
  expect(screen.getByRole("heading", { name: "No matching software" })).toBeInTheDocument();
});

describe("the switches of a row", () => {
  test("show the new state at once, send the displayed version, and can be undone", {
    tags: ["2.admin.32"],
  }, async () => {
    const environment = await show([beacon]);
    await userEvent.click(toggle("Featured: Beacon"));
    expect(toggle("Featured: Beacon")).toBeChecked();
    expect(sent(environment)).toEqual({
      input: { databaseId: "id-Beacon", isFeatured: true, ifUpdatedAt: at },
    });
    await answer(environment, saved({ id: beacon.id, isActive: true, isFeatured: true, updatedAt: later }));
    expect(within(toast()).getByText("Listing featured")).toBeInTheDocument();
    await press("Undo");
    expect(sent(environment)).toEqual({
      input: { databaseId: "id-Beacon", isFeatured: false, ifUpdatedAt: later },
    });
  });

  test("go back after a refusal, with the reason", async () => {
    const environment = await show([beacon]);
    await userEvent.click(toggle("Live: Beacon"));
    expect(toggle("Live: Beacon")).not.toBeChecked();
    await answer(environment, conflict);
    expect(toggle("Live: Beacon")).toBeChecked();
    expect(within(toast()).getByText("Update Failed")).toBeInTheDocument();
    expect(within(toast()).getByText("Someone else has changed this listing.")).toBeInTheDocument();
    await userEvent.click(toggle("Live: Beacon"));
    await fail(environment, new TypeError("Failed to fetch"));
    expect(toggle("Live: Beacon")).toBeChecked();
    expect(within(toast()).getByText("Failed to update software")).toBeInTheDocument();
  });
});

describe("several at once", () => {
  test("skip those in the new state already, so that undo changes nothing else", {
    tags: ["2.admin.31"],
  }, async () => {
    const environment = await show([beacon, compass]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    await press("Feature");
    expect(environment.mock.getAllOperations()).toHaveLength(1);
    expect(sent(environment)).toEqual({
      input: { databaseId: "id-Beacon", isFeatured: true, ifUpdatedAt: at },
    });
    await answer(environment, saved({ id: beacon.id, isActive: true, isFeatured: true, updatedAt: later }));
    await press("Feature");
    expect(within(toast()).getByText("Nothing to change")).toBeInTheDocument();
  });

  test("are sent with their current state, also if one was switched after it was selected", async () => {
    const environment = await show([beacon]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Select Beacon" }));
    await userEvent.click(toggle("Featured: Beacon"));
    await answer(environment, saved({ id: beacon.id, isActive: true, isFeatured: true, updatedAt: later }));
    await press("Set to Draft");
    expect(sent(environment)).toEqual({
      input: { databaseId: "id-Beacon", isActive: false, ifUpdatedAt: later },
    });
  });

  test("a conflict is reported, and can be overwritten", async () => {
    const environment = await show([beacon, listing("Cairn")]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    await press("Feature");
    await answer(environment, conflict);
    await answer(environment, saved({ id: beacon.id, isActive: true, isFeatured: true, updatedAt: later }));
    expect(screen.getByRole("dialog", { name: "Update Failed: 1" })).toBeInTheDocument();
    await press("Try these again");
    expect(sent(environment)["input"]).not.toHaveProperty("ifUpdatedAt");
  });

  test("are deleted after their number was typed, each by its name", async () => {
    const environment = await show([beacon, compass]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    await press("Delete…");
    const dialog = within(screen.getByRole("dialog", { name: "Delete 2 listings?" }));
    expect(dialog.getByText(/26 reviews are deleted too/)).toBeInTheDocument();
    await fill(dialog.getByRole("textbox"), "delete 2 listings");
    await userEvent.click(dialog.getByRole("button", { name: "Delete permanently" }));
    expect(environment.mock.getAllOperations().map(({ request }) => request.variables["input"])).toEqual([
      { databaseId: "id-Beacon", name: "Beacon" },
      { databaseId: "id-Compass", name: "Compass" },
    ]);
  });

  test("of listings name those that stay, because they have reviews and belong to the user's own company", async () => {
    const environment = await show([beacon, compass]);
    await userEvent.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    await press("Delete…");
    const dialog = within(screen.getByRole("dialog", { name: "Delete 2 listings?" }));
    expect(dialog.getByText(/of your own company stay on the site/)).toBeInTheDocument();
    await fill(dialog.getByRole("textbox"), "delete 2 listings");
    await userEvent.click(dialog.getByRole("button", { name: "Delete permanently" }));
    for (const operation of environment.mock.getAllOperations()) {
      const { databaseId } = operation.request.variables["input"] as { databaseId: string };
      const isKept = databaseId === "id-Beacon";
      await act(async () =>
        environment.mock.resolve(operation, {
          data: { deleteSoftware: { __typename: "SoftwareDeleted", databaseId, isKept } },
        }),
      );
    }
    expect(within(toast()).getByText("Listing deleted, 1 given up")).toBeInTheDocument();
    expect(
      within(toast()).getByText("Beacon has reviews, so it stays on the site, without a vendor."),
    ).toBeInTheDocument();
  });
});

describe("the details", () => {
  const open = () => show([beacon], "/admin/software?open=id-Beacon", { software: beacon });

  test("are next to the list, and link to the page, the company and the full editor", async () => {
    await open();
    const details = within(screen.getByRole("dialog", { name: "Beacon" }));
    expect(details.getByRole("link", { name: "View listing" })).toHaveAttribute(
      "href",
      "/software/id-Beacon",
    );
    expect(details.getByRole("link", { name: "Plans, features, screenshots" })).toHaveAttribute(
      "href",
      "/dashboard/software/id-Beacon",
    );
    expect(details.getByRole("link", { name: "Northwind" })).toHaveAttribute(
      "href",
      "/admin/companies?open=id-co",
    );
    expect(details.getByText("Lights.")).toBeInTheDocument();
  });

  test("show the former name under which it was reviewed, which is removed after a confirmation", async () => {
    const renamed = listing("Beacon", { formerName: "Quoll Mail" });
    const environment = await show([renamed], "/admin/software?open=id-Beacon", { software: renamed });
    expect(screen.getByText("Quoll Mail")).toBeInTheDocument();
    await press("Remove former name…");
    const dialog = within(screen.getByRole("dialog", { name: "Remove the former name of Beacon?" }));
    await userEvent.click(dialog.getByRole("button", { name: "Remove former name" }));
    expect(sent(environment)).toEqual({ input: { databaseId: "id-Beacon" } });
    const software = { id: "node-Beacon", formerName: null };
    await answer(environment, { removeFormerName: { __typename: "FormerNameRemoved", software } });
    expect(within(toast()).getByText("Former name removed")).toBeInTheDocument();
    expect(screen.queryByText("Quoll Mail")).toBeNull();
  });

  test("have no button for a former name if there is none", async () => {
    await open();
    expect(screen.queryByRole("button", { name: /former name/ })).toBeNull();
  });

  test("set a notice of manipulation with a reason and a sentence, and undo that", async () => {
    const environment = await open();
    await press("Set notice…");
    const dialog = within(screen.getByRole("dialog", { name: "Set a notice of manipulation on Beacon?" }));
    await userEvent.click(dialog.getByRole("radio", { name: "Reviews of this listing were bought." }));
    await fill(dialog.getByRole("textbox"), "Ten were bought.");
    await userEvent.click(dialog.getByRole("button", { name: "Set notice" }));
    const notice = { reason: "BOUGHT_REVIEWS", statement: "Ten were bought." };
    expect(sent(environment)).toEqual({ input: { databaseId: "id-Beacon", ...notice } });
    const software = { id: "node-Beacon", manipulationNotice: { ...notice, endsAt: later } };
    await answer(environment, {
      setManipulationNotice: { __typename: "ManipulationNoticeChanged", software },
    });
    expect(within(toast()).getByText("Notice set")).toBeInTheDocument();
    expect(screen.getByRole("button", { name: "Remove notice" })).toBeInTheDocument();
    await userEvent.click(within(toast()).getByRole("button", { name: "Undo" }));
    expect(sent(environment)).toEqual({ input: { databaseId: "id-Beacon" } });
  });

  test("one is deleted after its name was typed, with the consequences explained", async () => {
    const environment = await open();
    await press("Delete…");
    const dialog = within(screen.getByRole("dialog", { name: "Delete Beacon?" }));
    expect(dialog.getByText(/13 reviews are deleted too/)).toBeInTheDocument();
    await fill(dialog.getByRole("textbox"), "Bacon");
    await userEvent.click(dialog.getByRole("button", { name: "Delete permanently" }));
    expect(environment.mock.getAllOperations()).toEqual([]);
    await userEvent.clear(dialog.getByRole("textbox"));
    await fill(dialog.getByRole("textbox"), "Beacon");
    await userEvent.click(dialog.getByRole("button", { name: "Delete permanently" }));
    expect(sent(environment)).toEqual({ input: { databaseId: "id-Beacon", name: "Beacon" } });
    await answer(environment, {
      deleteSoftware: { __typename: "ValidationError", fields: [{ message: "This is not the name" }] },
    });
    expect(within(toast()).getByText("This is not the name")).toBeInTheDocument();
  });
});

describe("the edit dialog", () => {
  const edit = async () => {
    const environment = await show([beacon]);
    await press("Edit Beacon");
    await answer(environment, { administration: { software: beacon, allCategories } });
    return environment;
  };
  const dialog = () => within(screen.getByRole("dialog", { name: "Edit Beacon" }));
  const save = (name = "Save changes") => userEvent.click(dialog().getByRole("button", { name }));
  const name = () => dialog().getByLabelText("Software name");

  test("has the specification's fields, and sends the changes with the version they are based on", {
    tags: ["2.admin.17"],
  }, async () => {
    const environment = await edit();
    expect(name()).toHaveValue("Beacon");
    expect(dialog().getByLabelText(/^Short description/)).toHaveValue("Lights.");
    expect(dialog().getByLabelText(/^Long description/)).toHaveValue("");
    expect(dialog().getByLabelText(/^Website/)).toHaveValue("https://beacon.example");
    expect(dialog().getByLabelText("Or the URL of a picture")).toHaveValue("");
    expect(dialog().getByLabelText("Category")).toHaveValue(crm);
    expect(dialog().getByRole("radio", { name: "Not featured" })).toBeChecked();
    expect(dialog().queryByRole("option", { name: /Gone/ })).toBeNull();
    expect(dialog().getByRole("button", { name: "Save changes" })).toHaveAttribute("aria-disabled", "true");
    await fill(dialog().getByLabelText(/^Long description/), "Lights for all.");
    await userEvent.clear(dialog().getByLabelText(/^Website/));
    await userEvent.selectOptions(dialog().getByLabelText("Category"), "Sales");
    await userEvent.click(dialog().getByRole("radio", { name: "Featured" }));
    await save();
    expect(sent(environment)).toEqual({
      input: {
        databaseId: "id-Beacon",
        ifUpdatedAt: at,
        description: "Lights for all.",
        websiteUrl: null,
        categoryId: sales,
        isFeatured: true,
      },
    });
    await answer(environment, saved({ id: beacon.id, name: "Beacon", updatedAt: later }));
    expect(within(toast()).getByText("Software updated")).toBeInTheDocument();
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  test("has the facts of the vendor's editor; of ticks the whole list is sent, and only if one changed", async () => {
    const environment = await edit();
    expect(dialog().getByRole("checkbox", { name: "Self-hosted" })).toBeChecked();
    expect(dialog().getByLabelText(/^Languages/)).toHaveValue("German");
    await userEvent.click(dialog().getByRole("checkbox", { name: "Self-hosted" }));
    await userEvent.click(dialog().getByRole("checkbox", { name: "macOS" }));
    await userEvent.selectOptions(dialog().getByLabelText(/^Free trial/), "No");
    await fill(dialog().getByLabelText(/^Licenses/), "MIT");
    await save();
    expect(sent(environment)).toEqual({
      input: {
        ...{ databaseId: "id-Beacon", ifUpdatedAt: at },
        ...{ platforms: ["WEB", "MACOS"], hasFreeTrial: false, licenses: ["MIT"] },
      },
    });
  });

  test("a select item rejects an empty value: nothing is sent without a category or a name", {
    tags: ["5.select.1"],
  }, async () => {
    const environment = await edit();
    const before = environment.mock.getAllOperations().length;
    await userEvent.selectOptions(dialog().getByLabelText("Category"), "Please select a category");
    await userEvent.clear(name());
    await fill(dialog().getByLabelText(/^Website/), " beacon");
    await save();
    expect(dialog().getByLabelText("Category")).toHaveAccessibleDescription(/Please select a category/);
    expect(name()).toHaveAccessibleDescription("Software name is required");
    expect(dialog().getByLabelText(/^Website/)).toHaveAccessibleDescription("Please enter a valid URL");
    expect(environment.mock.getAllOperations()).toHaveLength(before);
  });

  test("a failure is shown with the specification's message, with the server's text if there is one", {
    tags: ["8.update.3"],
  }, async () => {
    const environment = await edit();
    await fill(name(), "s");
    await save();
    await fail(environment, new TypeError("Failed to fetch"));
    expect(within(toast()).getByText("Update Failed")).toBeInTheDocument();
    expect(within(toast()).getByText("Failed to update software")).toBeInTheDocument();
    expect(name()).toHaveValue("Beacons");
    await save();
    await answer(environment, {
      updateSoftware: {
        __typename: "ValidationError",
        fields: [{ path: "name", message: "Too odd a name" }],
      },
    });
    expect(within(toast()).getByText("Too odd a name")).toBeInTheDocument();
    expect(name()).toHaveAccessibleDescription("Too odd a name");
  });

  test("of two who change a listing the second sees the differences, and decides", async () => {
    const environment = await edit();
    await fill(name(), "s");
    await save();
    await answer(environment, conflict);
    const now = { ...beacon, name: "Beacon CRM", websiteUrl: null, updatedAt: later };
    await answer(environment, { administration: { software: now, allCategories } });
    expect(within(toast()).getByText("Update Failed")).toBeInTheDocument();
    const items = dialog().getAllByRole("listitem");
    expect(items.map(({ textContent }) => textContent)).toEqual([
      "The name is now “Beacon CRM”: saving replaces it with yours.",
      "The website is now empty: saving keeps it.",
    ]);
    expect(name()).toHaveValue("Beacons");
    await save("Save my version");
    expect(sent(environment)).toEqual({
      input: { databaseId: "id-Beacon", ifUpdatedAt: later, name: "Beacons" },
    });
  });

  test("a lost session shows the specification's message and redirects to /admin", {
    tags: ["8.unauthorized.5", "8.unauthorized.6"],
  }, async () => {
    const environment = await edit();
    await fill(name(), "s");
    await save();
    await fail(environment, new OperationError("update", ["UNAUTHENTICATED"], [""]));
    expect(await screen.findByText("/admin")).toBeInTheDocument();
    expect(within(toast()).getByText("Session expired. Please login again...")).toBeInTheDocument();
  });

  test("unsaved changes are offered in the list and restored in the form, with the version they are based on", async () => {
    const first = await edit();
    await fill(name(), "s");
    await save();
    await fail(first, new OperationError("update", ["UNAUTHENTICATED"], [""]));
    cleanup();
    const environment = await show([beacon]);
    const offer = within(screen.getByRole("region", { name: "Unsaved changes" }));
    expect(offer.getByText(/Changes to/)).toHaveTextContent("Changes to Beacon were not saved.");
    await press("Continue editing the changes to Beacon");
    const now = { ...beacon, websiteUrl: null, updatedAt: later };
    await answer(environment, { administration: { software: now, allCategories } });
    expect(name()).toHaveValue("Beacons");
    await save();
    expect(sent(environment)).toEqual({
      input: { databaseId: "id-Beacon", ifUpdatedAt: at, name: "Beacons" },
    });
    await answer(environment, saved({ id: beacon.id, name: "Beacons", updatedAt: later }));
    expect(screen.queryByRole("region", { name: "Unsaved changes" })).toBeNull();
  });

  test("unsaved changes can be discarded, in the form and in the list", async () => {
    const environment = await edit();
    await fill(name(), "s");
    await press("Cancel");
    expect(within(toast()).getByText("Not saved")).toBeInTheDocument();
    await press("Edit Beacon");
    await answer(environment, { administration: { software: beacon, allCategories } });
    await press("Discard them");
    expect(name()).toHaveValue("Beacon");
    await fill(name(), "s");
    await press("Cancel");
    await press("Discard the changes to Beacon");
    expect(screen.queryByRole("region", { name: "Unsaved changes" })).toBeNull();
  });

  test("a listing that is missing, or cannot be loaded, says so", async () => {
    const environment = await show([beacon]);
    await press("Edit Beacon");
    await answer(environment, { administration: { software: null, allCategories } });
    expect(screen.getByText("This listing no longer exists.")).toBeInTheDocument();
    await press("Close");
    await press("Edit Beacon");
    await fail(environment, new TypeError("Failed to fetch"));
    expect(screen.getByText(/could not be loaded/)).toBeInTheDocument();
  });
});
