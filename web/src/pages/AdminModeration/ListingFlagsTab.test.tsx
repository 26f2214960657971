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

const at = "2026-11-20T11:00:00.000Z";
const listing = (key: string, name: string, more: object = {}) => ({
  id: `software-${key}`,
  databaseId: key,
  name,
  formerName: null,
  manipulationNotice: null,
  isActive: true,
  avgRating: 4.5,
  reviewCount: 12,
  company: { id: "c", name: "Northwind" },
  ...more,
});
const open = { status: "OPEN", createdAt: at, decidedAt: null };
const repurposed = {
  ...open,
  id: "f1",
  kind: "REPURPOSED",
  relatedSoftware: [],
  evidence: {
    name: "Zephyr",
    formerName: "Quoll Mail",
    reviews: 12,
    rating: 4.5,
    categories: ["Accounting"],
    formerCategories: ["CRM"],
  },
  software: listing("s1", "Zephyr", { formerName: "Quoll Mail" }),
};
const former = listing("s3", "Acme Old", { isActive: false, avgRating: 1, reviewCount: 3, company: null });
const relisted = {
  ...open,
  id: "f2",
  kind: "RELISTED",
  evidence: { softwareIds: ["s3"] },
  software: listing("s2", "Acme", { reviewCount: 0 }),
  relatedSoftware: [former],
};

async function show(nodes: readonly object[], search = "?tab=listings") {
  stubRoutes("/admin", "/admin/login", "/admin/moderation", "/admin/software");
  const counts = {
    openReports: 0,
    openFlags: 0,
    openListingFlags: nodes.length,
    waitingProofs: 0,
    pendingClaims: 0,
    leadsWithoutOwner: 0,
  };
  const address = `/admin/moderation${search}`;
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
            counts,
            listingFlags: {
              totalCount: nodes.length,
              edges: nodes.map((node) => ({ node })),
              pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
            },
          },
        },
      },
    },
  );
  await screen.findByRole("heading", { level: 1, name: "Moderation" });
  return environment;
}
type Environment = Awaited<ReturnType<typeof show>>;
const article = (name: string) => within(screen.getByRole("article", { name }));
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const latest = (environment: Environment) => {
  const { node, variables } = environment.mock.getMostRecentOperation().request;
  return [node.operation.name, variables["input"]];
};
const answer = (environment: Environment, payload: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data: payload } as never));

test("a listing that has become another product shows its old and new values, and a link to its editor", async () => {
  await show([repurposed]);
  const shown = article("Flag on Zephyr");
  expect(shown.getByRole("heading", { level: 2, name: "Product changed" })).toBeInTheDocument();
  expect(
    shown.getByText("It had 12 reviews with an average of 4.5 stars when this changed."),
  ).toBeInTheDocument();
  expect(screen.getByRole("article")).toHaveTextContent("Name: Quoll Mail became Zephyr");
  expect(screen.getByRole("article")).toHaveTextContent("Categories: CRM became Accounting");
  expect(shown.getByRole("link", { name: "Zephyr" })).toHaveAttribute("href", "/admin/software?open=s1");
});

test("a listing that was created again names the abandoned one, with its rating", async () => {
  await show([relisted]);
  const shown = article("Flag on Acme");
  expect(shown.getByRole("heading", { level: 2, name: "Relisted" })).toBeInTheDocument();
  const left = within(shown.getByRole("listitem"));
  expect(left.getByRole("link", { name: "Acme Old" })).toHaveAttribute("href", "/admin/software?open=s3");
  for (const words of ["Draft", "No vendor", "3 reviews"]) expect(left.getByText(words)).toBeInTheDocument();
  expect(shown.queryByRole("button", { name: /former name/ })).toBeNull();
});

test.each([
  ["Dismiss", "DISMISSED", "Flag dismissed"],
  ["Uphold", "UPHELD", "Flag upheld"],
])("a flag is decided at once, and can be undone: %s", async (verb, decision, toast) => {
  const environment = await show([relisted]);
  await press(`${verb} the flag on Acme`);
  const given = { databaseId: "f2", decision };
  expect(latest(environment)).toEqual(["useListingDecisionsDecideMutation", given]);
  const flag = { id: "f2", status: decision };
  await answer(environment, { decideListingFlag: { __typename: "ListingFlagDecided", flag } });
  expect(await screen.findByText(toast)).toBeInTheDocument();
  await press("Undo");
  expect(latest(environment)).toEqual(["useListingDecisionsReopenMutation", { databaseId: "f2" }]);
});

test("a flag that somebody else decided meanwhile stays, with a message", async () => {
  const environment = await show([relisted]);
  await press("Dismiss the flag on Acme");
  const message = "Someone else has decided this flag meanwhile";
  await answer(environment, { decideListingFlag: { __typename: "ConflictError", message } });
  expect(await screen.findByText("Flag Not Decided")).toBeInTheDocument();
  expect(screen.getByText(message)).toBeInTheDocument();
});

test("a former name is removed after a confirmation", async () => {
  const environment = await show([repurposed]);
  await press("Remove the former name of Zephyr");
  expect(environment.mock.getAllOperations()).toEqual([]);
  const asked = within(screen.getByRole("dialog", { name: "Remove the former name of Zephyr?" }));
  expect(asked.getByText(/will no longer show “Formerly Quoll Mail”/)).toBeInTheDocument();
  await userEvent.click(asked.getByRole("button", { name: "Remove former name" }));
  expect(latest(environment)).toEqual(["useRemoveFormerNameMutation", { databaseId: "s1" }]);
  const software = { id: "software-s1", formerName: null };
  await answer(environment, { removeFormerName: { __typename: "FormerNameRemoved", software } });
  expect(await screen.findByText("Former name removed")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
});

test("a decided flag shows its decision, and only the buttons about the listing", async () => {
  await show([{ ...repurposed, status: "UPHELD", decidedAt: at }], "?tab=listings&status=upheld");
  const shown = article("Flag on Zephyr");
  expect(shown.getByText(/Upheld on/)).toBeInTheDocument();
  expect(shown.getAllByRole("button").map((each) => each.textContent)).toEqual([
    "Remove former name…",
    "Set notice…",
  ]);
});
