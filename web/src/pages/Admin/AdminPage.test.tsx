import { act, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import query, { type AdminPageQuery } from "~/relay/__generated__/AdminPageQuery.graphql";
import { hardNavigation } from "~/ui/form/hard-navigation";
import { ToastProvider } from "~/ui/Toast";
import { renderPage } from "../../../test/render";
import AdminPage from "./AdminPage";

const counts = {
  software: 1234,
  drafts: 1,
  companies: 75,
  users: 500,
  reviews: 1200,
  hiddenReviews: 3,
  categories: 40,
  openReports: 2,
  openFlags: 0,
  openListingFlags: 5,
  waitingProofs: 4,
  waitingSuggestions: 3,
  pendingClaims: 1,
  leadsWithoutOwner: 7,
};
const hid = {
  id: "e1",
  createdAt: "2026-11-20T11:00:00.000Z",
  action: "REVIEW_HIDE",
  actorId: "u1",
  actor: { displayName: "Ines Admin" },
  subjectType: "REVIEW",
  subjectId: "r1",
  subjectName: "Great tool",
  before: null,
};
const day = { day: "2026-11-20", signUps: 4, reviews: 2, listingViews: 90, leads: 1, reports: 0 };

async function show(entries: readonly object[] = [hid], hasNextPage = false) {
  const administration = {
    counts,
    auditEntries: { pageInfo: { hasNextPage }, edges: entries.map((node) => ({ node })) },
    days: [{ ...day, day: "2026-11-19", listingViews: 70 }, day],
  };
  const { environment } = renderPage<AdminPageQuery>(
    () => (
      <ToastProvider>
        <AdminPage />
      </ToastProvider>
    ),
    {
      path: "/admin",
      at: "/admin",
      query,
      variables: {},
      mocks: { Query: { viewer: { id: "u" }, administration } },
    },
  );
  await screen.findByRole("heading", { level: 1, name: "Admin Dashboard" });
  return environment;
}
const region = (name: string) => within(screen.getByRole("region", { name }));
const card = (name: string) =>
  screen.getByRole("heading", { level: 2, name }).closest("a") ?? expect.fail(`no card ${name}`);

test.each([
  ["Software", "/admin/software", "1,234"],
  ["Companies", "/admin/companies", "75"],
  ["Users", "/admin/users", "500"],
  ["Reviews", "/admin/reviews", "1,200"],
  ["Categories", "/admin/categories", "40"],
])(
  "the card %s links to %s and shows the count",
  { tags: ["2.admin.3", "2.admin.4", "2.admin.5", "2.admin.6", "2.admin.7", "2.admin.13"] },
  async (name, href, count) => {
    await show();
    expect(card(name)).toHaveAttribute("href", href);
    expect(card(name)).toHaveTextContent(count);
  },
);

test("the card System Settings links to the settings", { tags: ["2.admin.8"] }, async () => {
  await show();
  expect(card("System Settings")).toHaveAttribute("href", "/admin/settings");
});

test.each([
  ["Manage Software", "/admin/software"],
  ["Verify Companies", "/admin/companies?verified=no"],
  ["Manage Users", "/admin/users"],
  ["Moderate Reviews", "/admin/reviews?waiting=reported"],
])(
  "the quick action %s links to %s",
  { tags: ["2.admin.9", "2.admin.10", "2.admin.11", "2.admin.12"] },
  async (name, href) => {
    await show();
    expect(region("Quick actions").getByRole("link", { name })).toHaveAttribute("href", href);
  },
);

test("each queue shows how much waits, and links to the decisions", async () => {
  await show();
  const queues = region("Waiting for a decision").getAllByRole("listitem");
  expect(
    queues.map((queue) => [queue.textContent, within(queue).getByRole("link").getAttribute("href")]),
  ).toEqual([
    ["Review reports2", "/admin/moderation"],
    ["Review flags0", "/admin/moderation?tab=flags"],
    ["Listing flags5", "/admin/moderation?tab=listings"],
    ["Proofs of use4", "/admin/moderation?tab=proofs"],
    ["Suggested products3", "/admin/moderation?tab=suggestions"],
    ["Company claims1", "/admin/moderation?tab=claims"],
    ["Leads for unclaimed companies7", "/admin/moderation?tab=leads"],
  ]);
});

test("Recent Activity shows the audit log, with links to actors and subjects", {
  tags: ["2.admin.14"],
}, async () => {
  const gone = {
    ...hid,
    id: "e2",
    action: "SOFTWARE_DELETE",
    subjectName: null,
    before: { name: "Old CRM" },
  };
  await show([hid, { ...gone, actor: null }]);
  const activity = region("Recent Activity");
  const [first, second] = activity.getAllByRole("listitem");
  expect(first).toHaveTextContent("Ines Admin hid the review Great toolabout 1 hour ago");
  expect(activity.getByRole("link", { name: "Ines Admin" })).toHaveAttribute("href", "/admin/users?open=u1");
  expect(activity.getByRole("link", { name: "Great tool" })).toHaveAttribute(
    "href",
    "/admin/reviews?open=r1",
  );
  expect(second).toHaveTextContent("A deleted user deleted the software Old CRM");
});

/** Hidden reviews, newest first: the first was hidden an hour ago, each other one an hour earlier. */
const manyHidden = (count: number, actorId = "u1") =>
  Array.from({ length: count }, (_, index) => ({
    ...hid,
    id: `${actorId}-${index}`,
    actorId,
    createdAt: new Date(Date.parse(hid.createdAt) - index * 60 * 60_000).toISOString(),
    subjectId: `r${index}`,
    subjectName: `Review ${index}`,
  }));
const linesOf = () => [
  ...screen.getByRole("region", { name: "Recent Activity" }).querySelectorAll(":scope > ol > li"),
];

test("Recent Activity groups consecutive actions of one person, shows their time, and lists each of them", {
  tags: ["2.admin.14"],
}, async () => {
  await show([...manyHidden(3), ...manyHidden(1, "u2")]);
  const [fold, single] = linesOf();
  expect(fold?.textContent).toMatch(
    /^Ines Admin hid 3 reviewsabout 3 hours ago to about 1 hour agoShow all of them/,
  );
  const each = [...(fold?.querySelectorAll("details li") ?? [])];
  expect(each.map(({ textContent }) => textContent)).toEqual([
    "Ines Admin hid the review Review 0about 1 hour ago",
    "Ines Admin hid the review Review 1about 2 hours ago",
    "Ines Admin hid the review Review 2about 3 hours ago",
  ]);
  expect(fold?.querySelector("details")).not.toHaveAttribute("open");
  expect(single?.textContent).toBe("Ines Admin hid the review Review 0about 1 hour ago");
});

test("equal times are shown once, and a group that may continue says so", async () => {
  await show(
    manyHidden(2).map((entry) => ({ ...entry, createdAt: hid.createdAt })),
    true,
  );
  expect(linesOf()[0]?.textContent).toMatch(/^Ines Admin hid 2 or more reviewsabout 1 hour agoShow all/);
});

test("Recent Activity has at most ten lines", async () => {
  await show(
    manyHidden(1).flatMap((entry) =>
      Array.from({ length: 12 }, (_, index) => ({ ...entry, id: `${index}`, actorId: `u${index}` })),
    ),
  );
  expect(linesOf()).toHaveLength(10);
});

test("without any activity it says so", async () => {
  await show([]);
  expect(region("Recent Activity").getByText(/^No activity yet\./)).toBeInTheDocument();
});

test("the last 90 days are charts with descriptions and tables", async () => {
  await show();
  expect(
    await screen.findByRole("img", { name: "Chart: Visits to listings. Visits: from 70 to 90, at most 90." }),
  ).toBeInTheDocument();
  expect(screen.getByText("Reviews and reports as a table")).toBeInTheDocument();
});

test("Logout ends the session and sends the browser to /", { tags: ["2.admin.15"] }, async () => {
  const leaving = vi.spyOn(hardNavigation, "to").mockImplementation(() => undefined);
  const environment = await show();
  await userEvent.click(screen.getByRole("link", { name: "Logout" }));
  expect(environment.mock.getMostRecentOperation().request.node.params.name).toBe("signOutMutation");
  act(() =>
    environment.mock.resolveMostRecentOperation({
      data: { signOut: { __typename: "Acknowledgement" } },
    } as never),
  );
  await waitFor(() => expect(leaving).toHaveBeenCalledWith("/"));
});
