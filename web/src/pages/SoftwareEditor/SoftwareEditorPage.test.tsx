import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import query, { type SoftwareEditorPageQuery } from "~/relay/__generated__/SoftwareEditorPageQuery.graphql";
import { OperationError } from "~/relay/environment";
import { type ToastMessage, ToastProvider } from "~/ui/Toast";
import { VisitorContext } from "~/ui/visitor";
import { polyfillDialog } from "../../../test/dialog";
import { fill } from "../../../test/fill";
import { renderPage } from "../../../test/render";
import SoftwareEditorPage from "./SoftwareEditorPage";
import { unsavedListings } from "./unsaved-listings";

/** All toasts, including those shown while another page opens. */
const notices = vi.hoisted((): ToastMessage[] => []);
vi.mock("~/ui/Toast", async (original) => {
  const real = await original<typeof import("~/ui/Toast")>();
  return {
    ...real,
    useToast() {
      const toast = real.useToast();
      return (message: ToastMessage) => {
        notices.push(message);
        toast(message);
      };
    },
  };
});

const [crm, sales] = ["01900000-0000-7000-8002-000000000001", "01900000-0000-7000-8002-000000000002"];
const databaseId = "01900000-0000-7000-8004-000000000001";
const seen = "2026-11-20T12:00:00.000Z";
const listing = {
  id: "software-1",
  databaseId,
  name: "Beacon",
  updatedAt: seen,
  shortDescription: "Keeps promises.",
  description: null,
  websiteUrl: null,
  logoUrl: null,
  features: ["Maps"],
  platforms: ["WEB"],
  hasFreeTrial: null,
  languages: ["en"],
  supportKinds: [],
  integrations: [],
  licenses: [],
  isActive: true,
  isOwn: true,
  avgRating: 4,
  reviewCount: 3,
  totalReviewCount: 0,
  categories: [{ id: "category-1", databaseId: crm, name: "CRM" }],
  plans: [],
  featureAnswers: [],
  screenshots: [
    { url: "/a.png", caption: "A" },
    { url: "/b.png", caption: "B" },
  ],
  company: { id: "company-1", databaseId: "company", name: "Northwind", viewerRole: "OWNER" },
};
const categories = [
  { id: "category-1", databaseId: crm, name: "CRM", parent: null },
  { id: "category-2", databaseId: sales, name: "Sales tools", parent: { id: "p", name: "Sales" } },
];

interface Shown {
  software?: object | null;
  viewer?: object | null;
}

async function show(
  { software = {}, viewer = { id: "user-1", isAdmin: false } }: Shown = {},
  categoriesThere: readonly object[] = categories,
) {
  const page = renderPage<SoftwareEditorPageQuery>(
    () => (
      <VisitorContext value={{ isSignedIn: true, isAdmin: false, id: "user-1" }}>
        <ToastProvider>
          <SoftwareEditorPage />
        </ToastProvider>
      </VisitorContext>
    ),
    {
      path: "/dashboard/software/:id",
      at: `/dashboard/software/${databaseId}`,
      query,
      variables: { id: databaseId },
      mocks: {
        Query: {
          viewer: viewer && { ...viewer, software: software && { ...listing, ...software } },
          seen: { id: "software-1", databaseId },
          categories: categoriesThere,
        },
      },
    },
  );
  await screen.findByRole("heading", { level: 1 });
  return page;
}

type Environment = Awaited<ReturnType<typeof show>>["environment"];
const sent = ({ mock }: Environment) => mock.getMostRecentOperation().request.variables["input"];
const answer = ({ mock }: Environment, result: object) =>
  act(async () => mock.resolveMostRecentOperation({ data: { updateSoftware: result } } as never));
const saved = (more: object = {}) => ({
  __typename: "SoftwareSaved",
  software: {
    ...listing,
    slug: "beacon",
    isFeatured: false,
    isSaved: false,
    planCount: 0,
    category: { id: "category-1", name: "CRM", slug: "crm", categoryType: "SOFTWARE" },
    company: { ...listing.company, softwareCount: 1 },
    updatedAt: "2026-11-20T13:00:00.000Z",
    ...more,
  },
});
const button = (name: string | RegExp) => screen.getByRole("button", { name });
const name = () => screen.getByLabelText<HTMLInputElement>("Software name");
const toast = () => within(screen.getByRole("region", { name: "Notifications" }));

beforeEach(polyfillDialog);
afterEach(() => unsavedListings.forget("user-1", databaseId));

test("facts are ticked, chosen and listed by name; what is left empty is sent as not known", async () => {
  const { environment } = await show();
  await userEvent.click(screen.getByRole("checkbox", { name: "Self-hosted" }));
  await userEvent.click(screen.getByRole("checkbox", { name: "24/7 support" }));
  await userEvent.selectOptions(screen.getByLabelText(/^Free trial/), "no");
  await fill(screen.getByRole("textbox", { name: /^Languages/ }), "\nKlingon");
  await userEvent.click(button("Save changes"));
  expect(screen.getAllByText("Language is not known: Klingon").length).toBeGreaterThan(0);
  await userEvent.clear(screen.getByRole("textbox", { name: /^Languages/ }));
  await userEvent.click(button("Save changes"));
  expect(sent(environment)).toEqual({
    databaseId,
    ifUpdatedAt: seen,
    platforms: ["WEB", "SELF_HOSTED"],
    hasFreeTrial: false,
    languages: [],
    supportKinds: ["AROUND_THE_CLOCK"],
  });
});

test("sends the changes, with the version they are based on, and says that they are published", {
  tags: ["5.software.5", "8.success.3"],
}, async () => {
  const { environment } = await show();
  expect(button("Save changes")).toHaveAttribute("aria-disabled", "true");
  await fill(name(), " 2");
  await fill(screen.getByRole("textbox", { name: /^Features/ }), "\n\nCharts");
  expect(screen.getByText("You have unsaved changes.")).toBeInTheDocument();
  await userEvent.dblClick(button("Save changes"));
  expect(environment.mock.getAllOperations()).toHaveLength(1);
  expect(sent(environment)).toEqual({
    databaseId,
    ifUpdatedAt: seen,
    name: "Beacon 2",
    features: ["Maps", "Charts"],
  });
  await answer(environment, saved({ name: "Beacon 2", features: ["Maps", "Charts"] }));
  expect(toast().getByText("Software updated")).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Edit Beacon 2");
  expect(screen.getByText("All changes are saved.")).toBeInTheDocument();
  await fill(name(), "3");
  await userEvent.click(button("Save changes"));
  expect(sent(environment)).toMatchObject({ ifUpdatedAt: "2026-11-20T13:00:00.000Z", name: "Beacon 23" });
});

test("errors are shown at the fields, and nothing is sent", async () => {
  const { environment } = await show();
  await userEvent.clear(name());
  await userEvent.click(button("Add a plan"));
  await fill(screen.getByLabelText(/^Price/), "free");
  await userEvent.click(button("Save changes"));
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(name()).toHaveFocus();
  expect(name()).toHaveAccessibleDescription("Software name is required");
  expect(screen.getByLabelText("Name")).toHaveAccessibleDescription("Plan name is required");
});

test("a refusal shows a toast with the server's message, or the specification's, and the input stays", {
  tags: ["8.update.1", "8.update.3"],
}, async () => {
  const { environment } = await show();
  await fill(name(), " 2");
  await userEvent.click(button("Save changes"));
  await answer(environment, {
    __typename: "ValidationError",
    fields: [{ path: "categoryId", message: "This category no longer exists." }],
  });
  expect(toast().getByText("Update Failed")).toBeInTheDocument();
  expect(toast().getByText("This category no longer exists.")).toBeInTheDocument();
  expect(screen.getByLabelText(/^Add a category/)).toHaveAttribute("aria-invalid", "true");
  await userEvent.click(button("Save changes"));
  await act(async () =>
    environment.mock.rejectMostRecentOperation(new OperationError("updateSoftware", ["INTERNAL"], ["x"])),
  );
  expect(toast().getByText("Failed to update software")).toBeInTheDocument();
  expect(name()).toHaveValue("Beacon 2");
});

test("after a conflict the user looks at the changes first, then saves only their own over them", async () => {
  const { environment } = await show();
  await fill(name(), " 2");
  await userEvent.click(button("Save changes"));
  await answer(environment, {
    __typename: "ConflictError",
    message: "Someone else has changed this listing meanwhile",
  });
  expect(toast().getByText("Update Failed")).toBeInTheDocument();
  expect(
    toast().getByText(
      "Someone else has changed this listing since you opened it. Your changes were not saved, but nothing you typed is lost.",
    ),
  ).toBeInTheDocument();
  const words = screen.getByText("Someone else has changed this listing since you opened it.");
  expect(words.closest("[role=alert]")).toHaveFocus();
  expect(screen.getByRole("link", { name: "View current version" })).toHaveAttribute("target", "_blank");
  expect(name()).toHaveValue("Beacon 2");
  await userEvent.click(button("Save my version"));
  expect(sent(environment)).toEqual({ databaseId, name: "Beacon 2" });
  await answer(environment, saved({ name: "Beacon 2" }));
  expect(screen.queryByText(/^Somebody else/)).toBeNull();
});

test("categories: the first is the primary one, others are found by part of their name", async () => {
  const { environment } = await show();
  const search = screen.getByLabelText(/^Add a category/);
  await userEvent.type(search, "TOOLS{Enter}");
  expect(environment.mock.getAllOperations()).toEqual([]);
  expect(search).toHaveFocus();
  const chosen = within(screen.getByRole("list", { name: "Chosen categories" }));
  await userEvent.click(chosen.getByRole("button", { name: "Make primary Sales tools" }));
  expect(chosen.getByRole("button", { name: "Remove Sales tools" })).toHaveFocus();
  await userEvent.click(button("Save changes"));
  expect(sent(environment)).toMatchObject({ categoryIds: [sales, crm] });
});

test("the number of suggestions is announced, and with five categories there is no search field, but an explanation", async () => {
  const more = Array.from({ length: 5 }, (_, n) => `01900000-0000-7000-8002-00000000010${n}`);
  const named = more.map((id, n) => ({ id: `c-${n}`, databaseId: id, name: `Tools ${n}`, parent: null }));
  await show({ software: { categories: named.slice(0, 4) } }, [...categories, ...named]);
  const search = screen.getByLabelText(/^Add a category/);
  await fill(search, "tools");
  expect(screen.getByText("2 found")).toHaveAttribute("role", "status");
  await userEvent.type(search, " 4{Enter}");
  expect(screen.queryByLabelText(/^Add a category/)).not.toBeInstanceOf(HTMLInputElement);
  expect(screen.getByText("5 of 5 chosen. Remove one to add another.")).toBeInTheDocument();
  expect(button("Remove Tools 4")).toHaveFocus();
  await userEvent.click(button("Remove Tools 0"));
  expect(screen.getByLabelText(/^Add a category/)).toHaveFocus();
});

test("screenshots move by keyboard with their captions; one plan is popular", {
  tags: ["6.owner.6"],
}, async () => {
  const { environment } = await show();
  const first = within(screen.getByRole("group", { name: "Screenshot 1" }));
  await fill(first.getByLabelText(/^Caption/), "1");
  const down = screen.getByRole("button", { name: "Move Screenshot 1 down" });
  down.focus();
  await userEvent.keyboard("{Enter}");
  expect(screen.getByRole("button", { name: "Move Screenshot 2 down" })).toHaveFocus();
  await userEvent.click(button("Add a plan"));
  await userEvent.keyboard("Free");
  await userEvent.click(screen.getByRole("checkbox", { name: /^Popular/ }));
  await userEvent.click(button("Add a plan"));
  const plan = within(screen.getByRole("group", { name: "Plan 2" }));
  await fill(plan.getByLabelText("Name"), "Pro");
  await fill(plan.getByLabelText(/^Price/), "9");
  await userEvent.selectOptions(plan.getByLabelText("Billed"), "year");
  await userEvent.click(plan.getByRole("checkbox"));
  await userEvent.click(button("Save changes"));
  const terms = { currency: "USD", billingPeriod: "MONTH", unit: null, minimumPeople: null };
  const free = { ...terms, name: "Free", price: null, features: [], isPopular: false };
  expect(sent(environment)).toMatchObject({
    screenshots: [
      { url: "/b.png", caption: "B" },
      { url: "/a.png", caption: "A1" },
    ],
    plans: [free, { ...free, name: "Pro", price: "9", billingPeriod: "YEAR", isPopular: true }],
  });
});

test("removing a row changes no other row, and a new one is empty", async () => {
  const { environment } = await show();
  await userEvent.click(button("Remove Screenshot 1"));
  await userEvent.click(button("Add a screenshot"));
  const rows = screen.getAllByLabelText(/^Caption/).map((field) => (field as HTMLInputElement).value);
  expect(rows).toEqual(["B", ""]);
  await userEvent.click(button("Remove Screenshot 2"));
  await userEvent.click(button("Save changes"));
  expect(sent(environment)).toMatchObject({ screenshots: [{ url: "/b.png", caption: "B" }] });
});

test("unsaved input is restored on return, until it is discarded", async () => {
  const { unmount } = await show();
  await fill(name(), " 2");
  unmount();
  await show();
  expect(screen.getByText("Your unsaved edits are still here.")).toBeInTheDocument();
  expect(name()).toHaveValue("Beacon 2");
  await waitFor(() => expect(button("Save changes")).toHaveAttribute("aria-disabled", "false"));
  await userEvent.click(button("Discard them"));
  expect(name()).toHaveValue("Beacon");
  expect(button("Save changes")).toHaveAttribute("aria-disabled", "true");
});

test("closing the tab with unsaved changes asks for confirmation", async () => {
  await show();
  const leaves = () => !window.dispatchEvent(new Event("beforeunload", { cancelable: true }));
  expect(leaves()).toBe(false);
  await fill(name(), " 2");
  expect(leaves()).toBe(true);
});

/** Opens the dialog, types the name and submits it; resolves the mutation with the result. */
async function end(
  environment: Environment,
  words: { open: string; heading: string; submit: string },
  isKept: boolean,
) {
  await userEvent.click(button(words.open));
  const dialog = within(screen.getByRole("dialog", { name: words.heading }));
  const consequence = dialog.getByText(/^The listing /).textContent;
  await fill(dialog.getByLabelText("Type the listing's name to confirm"), "beacon");
  await userEvent.click(dialog.getByRole("button", { name: words.submit }));
  expect(sent(environment)).toEqual({ databaseId, name: "beacon" });
  await act(async () =>
    environment.mock.resolveMostRecentOperation({
      data: { deleteSoftware: { __typename: "SoftwareDeleted", isKept } },
    } as never),
  );
  await waitFor(() =>
    expect(screen.getByRole("status")).toHaveTextContent("/dashboard?company=company&tab=software"),
  );
  return consequence;
}
const deleting = {
  open: "Delete listing…",
  heading: "Delete “Beacon”?",
  submit: "Delete permanently",
};

test("deleting a listing without reviews asks for the name", async () => {
  const { environment } = await show();
  expect(screen.getByText("It has no reviews yet.")).toBeInTheDocument();
  expect(await end(environment, deleting, false)).toBe("The listing is deleted permanently.");
  expect(notices.at(-1)).toEqual({ title: "Listing deleted", description: "Beacon" });
});

test("a vendor is told before and after that a reviewed listing stays, with its reviews", async () => {
  const { environment } = await show({ software: { totalReviewCount: 3 } });
  expect(
    screen.getByText(/its 3 reviews stay on the site, and the listing stays with them/),
  ).toBeInTheDocument();
  const words = {
    open: "Give up listing…",
    heading: "Give up “Beacon”?",
    submit: "Give up permanently",
  };
  expect(await end(environment, words, true)).toBe(
    "The listing leaves your company permanently. It will be Live, without a vendor, and its 3 reviews stay on the site.",
  );
  expect(notices.at(-1)).toEqual({
    title: "Listing given up",
    description: "Beacon stays on the site with its reviews, without a vendor.",
  });
});

test("an administrator is told that the reviews are deleted too", async () => {
  const viewer = { id: "user-1", isAdmin: true };
  const company = { ...listing.company, viewerRole: null };
  const { environment } = await show({ software: { totalReviewCount: 1, company }, viewer });
  expect(screen.getByText("Its 1 review is deleted with it.")).toBeInTheDocument();
  expect(await end(environment, deleting, false)).toBe(
    "The listing is deleted permanently. Its 1 review is deleted with it.",
  );
});

test("an administrator of its own company gives it up like every owner", async () => {
  await show({ software: { totalReviewCount: 1 }, viewer: { id: "user-1", isAdmin: true } });
  expect(button("Give up listing…")).toBeInTheDocument();
});

test("an editor changes it and cannot delete it; a stranger sees Forbidden and no form", async () => {
  const editor = await show({ software: { company: { ...listing.company, viewerRole: "EDITOR" } } });
  expect(name()).toHaveValue("Beacon");
  expect(screen.queryByRole("button", { name: "Delete listing…" })).toBeNull();
  editor.unmount();
  await show({ software: null });
  expect(screen.getByRole("heading", { level: 1, name: "Forbidden" })).toBeInTheDocument();
  expect(screen.queryByRole("form")).toBeNull();
});

test("signed-out visitors see no data, and search engines do not index it", async () => {
  await show({ viewer: null });
  expect(await screen.findByText("Unauthorized")).toBeInTheDocument();
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(screen.queryByText(/Beacon/)).toBeNull();
});

test("a Draft says so, and its page is a preview", async () => {
  await show({ software: { isActive: false } });
  expect(screen.getByText("Draft")).toBeInTheDocument();
  expect(screen.getByRole("radio", { name: /^Draft/ })).toBeChecked();
  expect(screen.getByRole("link", { name: "Preview" })).toHaveAttribute("href", `/software/${databaseId}`);
});
