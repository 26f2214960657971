import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, expect, test } from "vitest";
import query, { type AdminModerationPageQuery } from "~/relay/__generated__/AdminModerationPageQuery.graphql";
import { ToastProvider } from "~/ui/Toast";
import { polyfillDialog } from "../../../test/dialog";
import { stubRoutes } from "../../../test/pages";
import { renderPage } from "../../../test/render";
import AdminModerationPage from "./AdminModerationPage";
import data from "./data";

beforeAll(polyfillDialog);

const [crm, northwind, beacon] = ["1", "2", "3"].map((end) => `0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a5${end}`);
const suggestion = {
  id: "p1",
  name: "Beakon",
  websiteUrl: "https://beakon.example/<b>",
  description: "A CRM.",
  status: "WAITING",
  reason: null,
  message: null,
  hasReview: true,
  alikeCount: 2,
  createdAt: "2026-11-20T11:00:00.000Z",
  decidedAt: null,
  category: null,
  user: { databaseId: "u1", displayName: "Ada" },
  software: null,
  likelyListings: [
    {
      databaseId: beacon,
      name: "Beacon CRM",
      isActive: false,
      websiteUrl: null,
      company: { name: "Northwind" },
    },
  ],
  likelyCompanies: [{ databaseId: northwind, name: "Northwind" }],
};

async function show(nodes: readonly object[], address = "/admin/moderation?tab=suggestions") {
  stubRoutes("/admin", "/admin/login", "/admin/moderation", "/admin/users", "/software/:id");
  const counts = { openReports: 0, openFlags: 0, openListingFlags: 0, waitingProofs: 0, pendingClaims: 0 };
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
  const suggestedProducts = { totalCount: nodes.length, edges: nodes.map((node) => ({ node })), pageInfo };
  const { environment } = renderPage<AdminModerationPageQuery>(
    () => (
      <ToastProvider>
        <AdminModerationPage />
      </ToastProvider>
    ),
    {
      path: "/admin/moderation",
      at: address,
      query,
      variables: data.variables({ params: {}, url: new URL(address, "http://localhost") }),
      mocks: {
        Query: {
          administration: {
            counts: { ...counts, leadsWithoutOwner: 0, waitingSuggestions: nodes.length },
            suggestedProducts,
          },
          categories: [{ databaseId: crm, name: "CRM" }],
        },
      },
    },
  );
  await screen.findByRole("heading", { level: 1, name: "Moderation" });
  return environment;
}
type Environment = Awaited<ReturnType<typeof show>>;
const dialog = (name: string) => within(screen.getByRole("dialog", { name }));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const latest = (environment: Environment) =>
  environment.mock.getMostRecentOperation().request.variables["input"];
const answer = (environment: Environment, field: string, result: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data: { [field]: result } }));

test("a suggestion is shown with its likely duplicates, without the review that waits", async () => {
  await show([suggestion]);
  const item = within(screen.getByRole("article", { name: "Suggestion of Beakon" }));
  expect(item.getByRole("link", { name: "https://beakon.example/<b>" })).toHaveAttribute(
    "rel",
    "noopener noreferrer nofollow",
  );
  expect(item.getByText("Waits for the decision")).toBeInTheDocument();
  expect(item.getByText("2 more suggestions with this name or website")).toBeInTheDocument();
  const likely = within(item.getByRole("list", { name: "Listings that Beakon may be" }));
  expect(likely.getByRole("link", { name: "Beacon CRM" })).toHaveAttribute("href", `/software/${beacon}`);
  expect(likely.getByText("Draft")).toBeInTheDocument();
});

test("listing it needs a category, and offers the companies that it may be of", async () => {
  const environment = await show([suggestion]);
  await press("List Beakon");
  const asked = dialog("List Beakon?");
  const list = () => userEvent.click(asked.getByRole("button", { name: "List the product" }));
  await list();
  const category = asked.getByRole("combobox", { name: /Category/ });
  expect(category).toHaveAccessibleDescription(/Please select a category/);
  await userEvent.selectOptions(category, "CRM");
  await list();
  const listing = {
    name: "Beakon",
    websiteUrl: "https://beakon.example/<b>",
    shortDescription: "A CRM.",
    categoryId: crm,
  };
  expect(latest(environment)).toEqual({
    databaseId: "p1",
    listing: { ...listing, companyId: northwind, companyName: null, isActive: true },
  });
  await answer(environment, "acceptSuggestedProduct", { __typename: "ConflictError", message: "Too late." });
  expect(asked.getByRole("alert")).toHaveTextContent("Too late.");
  await userEvent.selectOptions(asked.getByRole("combobox", { name: /Company/ }), "A new company");
  await list();
  expect(asked.getByRole("textbox", { name: /Name of the new company/ })).toHaveAccessibleDescription(
    /Please choose a company, or enter the name of a new one/,
  );
  await userEvent.type(asked.getByRole("textbox", { name: /Name of the new company/ }), "Beakon Ltd");
  await userEvent.selectOptions(asked.getByRole("combobox", { name: /Visibility/ }), "draft");
  await list();
  expect(latest(environment)).toEqual({
    databaseId: "p1",
    listing: { ...listing, companyId: null, companyName: "Beakon Ltd", isActive: false },
  });
});

test("it can be one of the likely listings", async () => {
  const environment = await show([suggestion]);
  await press("It is this one: Beacon CRM");
  await userEvent.click(
    dialog("Is Beakon the listing Beacon CRM?").getByRole("button", { name: "It is this listing" }),
  );
  expect(latest(environment)).toEqual({ databaseId: "p1", softwareId: beacon });
  const done = { __typename: "SuggestionSaved", suggestion: { id: "p1", status: "ACCEPTED" } };
  await answer(environment, "acceptSuggestedProduct", done);
  expect(await screen.findByText("Suggestion accepted")).toBeInTheDocument();
});

test("refusing needs a reason, which its author reads", async () => {
  const environment = await show([suggestion]);
  await press("Refuse Beakon");
  const asked = dialog("Refuse Beakon?");
  const refuse = () => userEvent.click(asked.getByRole("button", { name: "Refuse the suggestion" }));
  await refuse();
  expect(asked.getByRole("combobox")).toHaveAccessibleDescription(
    "Please choose a reason. The author will see it",
  );
  await userEvent.selectOptions(asked.getByRole("combobox"), "not-available");
  await userEvent.type(asked.getByRole("textbox"), "It was discontinued.");
  await refuse();
  expect(latest(environment)).toEqual({
    ...{ databaseId: "p1", reason: "NOT_AVAILABLE", message: "It was discontinued." },
  });
});

test("decided ones say what was decided", async () => {
  const decided = { status: "REFUSED", reason: "OTHER", decidedAt: "2026-11-20T11:00:00.000Z" };
  await show([{ ...suggestion, ...decided }], "/admin/moderation?tab=suggestions&status=refused");
  expect(screen.getByText("We do not list it.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "List Beakon" })).toBeNull();
  expect(screen.queryByText("Is it listed already?")).toBeNull();
});
