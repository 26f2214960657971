import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, test } from "vitest";
import query, { type AdminModerationPageQuery } from "~/relay/__generated__/AdminModerationPageQuery.graphql";
import { OperationError } from "~/relay/environment";
import { ToastProvider } from "~/ui/Toast";
import { polyfillDialog } from "../../../test/dialog";
import { stubRoutes } from "../../../test/pages";
import { renderPage } from "../../../test/render";
import AdminModerationPage from "./AdminModerationPage";
import data from "./data";

beforeAll(polyfillDialog);

const at = "2026-11-20T11:00:00.000Z";
const review = (key: string, title: string) => ({
  id: `review-${key}`,
  databaseId: key,
  title,
  content: "It takes ages.",
  rating: 2,
  status: "PUBLISHED",
  isVerified: false,
  createdAt: at,
  authorId: "u1",
  author: { displayName: "Ada Lovelace" },
  software: { id: "s", databaseId: "s1", name: "Beacon" },
});
const slow = review("r1", "Too slow");
const report = {
  id: "p1",
  reason: "OFFENSIVE",
  details: "<b>Rude</b>",
  status: "OPEN",
  createdAt: at,
  decidedAt: null,
  reporter: { id: "user-2", databaseId: "u2", displayName: "Ron" },
  review: slow,
};
const again = { ...report, id: "p2", reason: "OTHER", details: null, reporter: null };
const burst = { reviews: 5, hours: 24, usualPerDay: 0 };
const flag = {
  id: "f1",
  kind: "BURST",
  evidence: burst,
  status: "OPEN",
  createdAt: at,
  decidedAt: null,
  review: slow,
  relatedReviews: [],
  relatedSoftware: [],
};
const second = { ...flag, id: "f2", review: review("r2", "Far too slow") };
const flagKinds = [
  { kind: "BURST", open: 3, upheld: 40, dismissed: 10, precision: 0.8 },
  { kind: "RING", open: 0, upheld: 2, dismissed: 1, precision: null },
  { kind: "RATING_GAP", open: 0, upheld: 0, dismissed: 0, precision: null },
];
const claim = {
  id: "c1",
  status: "PENDING",
  domain: "northwind.example",
  createdAt: at,
  decidedAt: null,
  company: {
    id: "company-1",
    databaseId: "n1",
    name: "Northwind",
    website: "https://northwind.example",
    claimDomain: "northwind.example",
    isClaimed: false,
  },
  user: {
    id: "user-2",
    databaseId: "u2",
    displayName: "Ron",
    email: "ron@elsewhere.example",
    isEmailVerified: true,
    designation: null,
    companyName: null,
    createdAt: at,
  },
};
const lead = {
  id: "lead-1",
  databaseId: "l1",
  kind: "CONTACT",
  status: "NEW",
  name: "Bea Buyer",
  email: "bea@buyer.example",
  companyName: null,
  message: "When?",
  notes: null,
  createdAt: at,
  updatedAt: at,
  software: null,
  company: { id: "company-1", databaseId: "n1", name: "Northwind", newLeadCount: 1 },
};

const variablesAt = (search: string) =>
  data.variables({ params: {}, url: new URL(`/admin/moderation${search}`, "http://localhost") });
const list = (nodes: readonly object[]) => ({
  totalCount: nodes.length,
  edges: nodes.map((node) => ({ node })),
  pageInfo: { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null },
});

async function show(search: string, waiting: object | null) {
  stubRoutes(
    "/admin",
    "/admin/login",
    "/admin/moderation",
    "/admin/reviews",
    "/admin/software",
    "/software/:id",
    "/companies/:id",
  );
  const counts = {
    openReports: 2,
    openFlags: 1_200,
    openListingFlags: 3,
    waitingProofs: 4,
    waitingSuggestions: 3,
    pendingClaims: 0,
    leadsWithoutOwner: 1,
  };
  const { environment } = renderPage<AdminModerationPageQuery>(
    () => (
      <ToastProvider>
        <AdminModerationPage />
      </ToastProvider>
    ),
    {
      path: "/admin/moderation",
      at: `/admin/moderation${search}`,
      query,
      variables: variablesAt(search),
      mocks: { Query: { administration: waiting && { counts, ...waiting } } },
    },
  );
  await screen.findByText(waiting ? "Moderation" : "Admin access required.", { selector: "h1, p" });
  return environment;
}

type Environment = Awaited<ReturnType<typeof show>>;
const article = (name: string) => within(screen.getByRole("article", { name }));
const dialog = (name: string) => within(screen.getByRole("dialog", { name }));
const press = (place: { getByRole: typeof screen.getByRole }, name: string) =>
  userEvent.click(place.getByRole("button", { name }));
const inputs = (environment: Environment) =>
  environment.mock.getAllOperations().map(({ request }) => request.variables["input"]);
const answer = (environment: Environment, payload: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data: payload }));

test("the tabs show how much waits in each, and are in the URL", async () => {
  await show("", { reports: list([report]) });
  const tabs = within(screen.getByRole("navigation", { name: "Moderation queues" })).getAllByRole("link");
  expect(tabs.map((tab) => [tab.textContent, tab.getAttribute("href")])).toEqual([
    ["Reports (2)", "/admin/moderation"],
    ["Flags (1,200)", "/admin/moderation?tab=flags"],
    ["Listings (3)", "/admin/moderation?tab=listings"],
    ["Proofs (4)", "/admin/moderation?tab=proofs"],
    ["Suggestions (3)", "/admin/moderation?tab=suggestions"],
    ["Claims", "/admin/moderation?tab=claims"],
    ["Leads (1)", "/admin/moderation?tab=leads"],
  ]);
  expect(tabs[0]).toHaveAttribute("aria-current", "page");
});

test("open items are requested oldest first, decided ones newest first", () => {
  expect(variablesAt("")).toMatchObject({ isReports: true, status: "OPEN", sort: "OLDEST", first: 25 });
  expect(variablesAt("?status=upheld&reason=off-topic")).toMatchObject({
    isReports: true,
    status: "UPHELD",
    reason: "OFF_TOPIC",
    sort: "NEWEST",
  });
  expect(variablesAt("?tab=flags")).toMatchObject({ isGroups: true, isFlags: false, isReports: false });
  expect(variablesAt("?tab=flags&kind=burst&software=s1")).toMatchObject({
    isGroups: false,
    isFlags: true,
    kind: "BURST",
    software: "s1",
    first: 50,
    last: null,
  });
  expect(variablesAt("?tab=flags&status=dismissed&before=x")).toMatchObject({
    isFlags: true,
    status: "DISMISSED",
    software: null,
    last: 25,
    first: null,
  });
  expect(variablesAt("?tab=listings&status=dismissed")).toMatchObject({
    isListings: true,
    isFlags: false,
    isReports: false,
    status: "DISMISSED",
    sort: "NEWEST",
  });
  expect(variablesAt("?tab=claims&status=rejected")).toMatchObject({
    isClaims: true,
    claimStatus: "REJECTED",
  });
  expect(variablesAt("?tab=leads&status=spam")).toMatchObject({ isLeads: true, leadStatus: "SPAM" });
  expect(variablesAt("?tab=leads")).toMatchObject({ isLeads: true, leadStatus: null });
});

describe("a report", () => {
  test("shows the reader's complaint, as text, with the review", async () => {
    await show("", { reports: list([report]) });
    const shown = article("Report on “Too slow”");
    for (const words of ["Insults or threats", "<b>Rude</b>", "It takes ages.", "Beacon"])
      expect(shown.getByText(words), words).toBeInTheDocument();
    expect(shown.getByRole("link", { name: "Too slow" })).toHaveAttribute("href", "/admin/reviews?open=r1");
  });

  test("is dismissed at once", async () => {
    const environment = await show("", { reports: list([report]) });
    await press(screen, "Dismiss the report on “Too slow”");
    expect(inputs(environment)).toEqual([{ databaseId: "p1", decision: "DISMISSED", reason: null }]);
    const decided = { __typename: "ReportDecided", report: { id: "p1", status: "DISMISSED" } };
    await answer(environment, { decideReport: decided });
    expect(await screen.findByText("Report dismissed")).toBeInTheDocument();
    await press(screen, "Undo");
    const { node, variables } = environment.mock.getMostRecentOperation().request;
    expect(node.operation.name).toBe("useDecisionsReopenReportMutation");
    expect(variables).toEqual({ input: { databaseId: "p1" } });
  });

  test("is upheld with a reason that the author reads; after a refusal the input stays", async () => {
    const environment = await show("", { reports: list([report]) });
    await press(screen, "Uphold the report on “Too slow”");
    const asked = dialog("Uphold the report on “Too slow”?");
    expect(asked.getByRole("textbox")).toHaveValue("Insults or threats.");
    await userEvent.type(asked.getByRole("textbox"), " See the second line.");
    await press(asked, "Uphold and hide the review");
    const reason = "Insults or threats. See the second line.";
    expect(inputs(environment)).toEqual([{ databaseId: "p1", decision: "UPHELD", reason }]);
    const message = "Someone else has decided this report meanwhile";
    await answer(environment, { decideReport: { __typename: "ConflictError", message } });
    expect(asked.getByRole("alert")).toHaveTextContent(message);
    expect(asked.getByRole("textbox")).toHaveValue(reason);
    expect(asked.getByText(/The author is notified, so this cannot be undone/)).toBeInTheDocument();
    await press(asked, "Uphold and hide the review");
    const decided = { __typename: "ReportDecided", report: { id: "p1", status: "UPHELD" } };
    await answer(environment, { decideReport: decided });
    expect(await screen.findByText("Report upheld")).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  });

  test("of several about one review one is upheld, which settles the others", async () => {
    const environment = await show("", { reports: list([report, again]) });
    await userEvent.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    const bar = within(screen.getByRole("region", { name: "Selected" }));
    await press(bar, "Uphold…");
    await userEvent.type(dialog("Uphold 2 reports?").getByRole("textbox"), "It insults.");
    await press(dialog("Uphold 2 reports?"), "Uphold and hide the review");
    expect(inputs(environment)).toHaveLength(1);
    await answer(environment, {
      decideReport: { __typename: "ReportDecided", report: { id: "p2", status: "UPHELD" } },
    });
    expect(screen.queryByRole("region", { name: "Selected" })).toBeNull();
  });

  test("that was decided shows how, and has no buttons", async () => {
    const decided = { ...report, status: "UPHELD", decidedAt: at };
    await show("?status=upheld", { reports: list([decided]) });
    expect(article("Report on “Too slow”").getByText(/Upheld on/)).toBeInTheDocument();
    expect(screen.queryByRole("button", { name: /^Dismiss/ })).toBeNull();
    expect(screen.queryByRole("checkbox")).toBeNull();
  });
});

describe("flags", () => {
  test("are in groups, each of which links to its flags", async () => {
    const group = { kind: "BURST", count: 14, latestAt: at, software: slow.software };
    await show("?tab=flags", { flagGroups: [group], flagKinds });
    const shown = within(screen.getByRole("list", { name: "Groups of flags" }));
    expect(shown.getByText("Unusual volume")).toBeInTheDocument();
    expect(shown.getByText(/^14 reviews/)).toBeInTheDocument();
    expect(shown.getByRole("link")).toHaveAttribute(
      "href",
      "/admin/moderation?tab=flags&kind=burst&software=s1",
    );
  });

  test("tell how often their kind was right so far, where moderators have decided often enough", async () => {
    await show("?tab=flags", { flagGroups: [], flagKinds });
    await userEvent.click(screen.getByText("Kinds of flags, and how often each was right"));
    const kinds = within(screen.getByRole("group"));
    expect(kinds.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
      "Unusual volume, 3 openRight in 80%: 40 of 50 upheld",
      "Same group of accountsNot decided often enough yet (3)",
      "Far from proven reviewersNot decided yet",
    ]);
    expect(kinds.getByRole("link", { name: "Same group of accounts" })).toHaveAttribute(
      "href",
      "/admin/moderation?tab=flags&kind=ring",
    );
  });

  test("of a ring show the products that its accounts have in common, and the precision of the kind", async () => {
    const evidence = { softwareIds: ["s1", "s2"], accounts: 9, reviews: 8, days: 365, reviewIds: [] };
    const relatedSoftware = [{ id: "s-2", databaseId: "s2", name: "Harbor" }];
    const ring = { ...flag, kind: "RING", evidence, relatedSoftware };
    await show("?tab=flags&kind=ring", { flags: list([ring]), flagKinds });
    const shown = article("Flag on “Too slow”");
    expect(shown.getByText(/^9 accounts reviewed the same products/)).toBeInTheDocument();
    expect(shown.getByText(/this kind: not decided often enough yet \(3\)/)).toBeInTheDocument();
    expect(shown.getByRole("link", { name: "Harbor" })).toHaveAttribute("href", "/admin/software?open=s2");
  });

  test("of a group are dismissed all together", async () => {
    const environment = await show("?tab=flags&software=s1", { flags: list([flag, second]), flagKinds });
    expect(screen.getByRole("heading", { level: 2, name: "Beacon" })).toBeInTheDocument();
    expect(
      article("Flag on “Too slow”").getByText(/^5 reviews of this software were written within 24 hours/),
    ).toBeInTheDocument();
    await press(screen, "Dismiss all 2");
    expect(inputs(environment)).toEqual([{ databaseIds: ["f1", "f2"], decision: "DISMISSED", reason: null }]);
    await answer(environment, { decideFlags: { __typename: "FlagsDecided", flags: [] } });
    expect(await screen.findByText("2 flags dismissed")).toBeInTheDocument();
  });

  test("that were selected are upheld with one reason", async () => {
    const environment = await show("?tab=flags&software=s1", { flags: list([flag, second]), flagKinds });
    await userEvent.click(screen.getByRole("checkbox", { name: "Select “Far too slow”" }));
    await press(within(screen.getByRole("region", { name: "Selected" })), "Uphold…");
    await userEvent.type(dialog("Uphold the flag on “Far too slow”?").getByRole("textbox"), "A campaign.");
    await press(dialog("Uphold the flag on “Far too slow”?"), "Uphold and hide the review");
    expect(inputs(environment)).toEqual([{ databaseIds: ["f2"], decision: "UPHELD", reason: "A campaign." }]);
  });
});

describe("a claim", () => {
  test("shows the claimant, and how their address compares with the website", async () => {
    await show("?tab=claims", { claims: list([claim]) });
    const shown = article("Claim to Northwind");
    for (const words of [
      "ron@elsewhere.example",
      "Email at elsewhere.example, website at northwind.example.",
      "an address at northwind.example, not opened yet",
    ])
      expect(shown.getByText(words), words).toBeInTheDocument();
  });

  test.each([
    ["Approve", "Give Northwind to Ron?", "Approve claim", "APPROVED", "Claim approved"],
    ["Reject", "Reject the claim of Ron to Northwind?", "Reject claim", "REJECTED", "Claim rejected"],
  ])("is decided after a confirmation: %s", async (verb, question, confirm, decision, toast) => {
    const environment = await show("?tab=claims", { claims: list([claim]) });
    await press(screen, `${verb} the claim to Northwind`);
    expect(inputs(environment)).toEqual([]);
    await press(dialog(question), confirm);
    expect(inputs(environment)).toEqual([{ databaseId: "c1", decision }]);
    await answer(environment, {
      decideClaim: { __typename: "ClaimDecided", claim: { id: "c1", status: decision } },
    });
    expect(await screen.findByText(toast)).toBeInTheDocument();
  });

  test("that somebody else decided meanwhile stays, with a message", async () => {
    const environment = await show("?tab=claims", { claims: list([claim]) });
    await press(screen, "Approve the claim to Northwind");
    await press(dialog("Give Northwind to Ron?"), "Approve claim");
    const message = "Someone else has decided this claim meanwhile";
    await answer(environment, { decideClaim: { __typename: "ConflictError", message } });
    expect(await screen.findByText("Claim Not Decided")).toBeInTheDocument();
    expect(screen.getByText(message)).toBeInTheDocument();
  });
});

test("a session lost while a lead is being marked is reported as everywhere, and redirects to /admin", async () => {
  const environment = await show("?tab=leads", { leadsWithoutOwner: list([lead]) });
  await userEvent.selectOptions(screen.getByRole("combobox", { name: /^Status of the lead/ }), "Closed");
  await act(async () =>
    environment.mock.rejectMostRecentOperation(new OperationError("m", ["UNAUTHENTICATED"], [""])),
  );
  expect(await screen.findByText("/admin")).toBeInTheDocument();
});

test("a lead without an owner shows whom it was sent to, and how to answer", async () => {
  await show("?tab=leads", { leadsWithoutOwner: list([lead]) });
  const shown = article("Lead from Bea Buyer");
  expect(shown.getByRole("link", { name: "Northwind" })).toHaveAttribute("href", "/companies/n1");
  expect(shown.getByRole("link", { name: "Reply by email: Bea Buyer" }).getAttribute("href")).toMatch(
    /^mailto:bea%40buyer\.example\?subject=/,
  );
});

test.each([
  ["", { reports: list([]) }, "Nothing to review"],
  ["?tab=flags", { flagGroups: [], flagKinds }, "Nothing to review"],
  ["?tab=flags&kind=burst", { flags: list([]), flagKinds }, "No matching flags"],
  ["?tab=listings", { listingFlags: list([]) }, "Nothing to review"],
  ["?tab=listings&status=upheld", { listingFlags: list([]) }, "No matching listing flags"],
  ["?tab=claims&status=approved", { claims: list([]) }, "No matching claims"],
  ["?tab=leads&after=x", { leadsWithoutOwner: list([]) }, "There are no leads on this page"],
])("an empty queue says so: %s", async (search, waiting, words) => {
  await show(search, waiting);
  expect(screen.getByRole("heading", { name: words })).toBeInTheDocument();
});

test("users who are not administrators see no data and are sent to the login", async () => {
  await show("", null);
  expect(await screen.findByText("/admin/login")).toBeInTheDocument();
});
