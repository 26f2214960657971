import { act, cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import query, { type AdminReviewsPageQuery } from "~/relay/__generated__/AdminReviewsPageQuery.graphql";
import { OperationError } from "~/relay/environment";
import { ToastProvider } from "~/ui/Toast";
import { polyfillDialog } from "../../../test/dialog";
import { fill } from "../../../test/fill";
import { stubRoutes } from "../../../test/pages";
import { renderPage } from "../../../test/render";
import AdminReviewsPage from "./AdminReviewsPage";
import data from "./data";

beforeAll(polyfillDialog);
afterEach(() => sessionStorage.clear());

const at = "2026-11-20T11:00:00.000Z";
const beacon = { id: "s", databaseId: "s1", name: "Beacon" };
const slow = {
  id: "review-1",
  databaseId: "r1",
  title: "Too <slow>",
  content: "It takes ages.",
  rating: 2,
  status: "PUBLISHED",
  hiddenReason: null,
  authorReply: null,
  isVerified: false,
  verifiedBy: null,
  workDomain: null,
  isEdited: true,
  helpfulCount: 4,
  openReportCount: 1,
  openFlagCount: 2,
  createdAt: at,
  updatedAt: at,
  authorId: "u1",
  author: { displayName: "Ada Lovelace", email: "ada@example.com", designation: null },
  software: beacon,
  answer: null,
  revisions: [],
  pros: ["Cheap"],
  cons: [],
};
const hidden = {
  ...slow,
  id: "review-2",
  databaseId: "r2",
  title: "Hidden one",
  status: "HIDDEN",
  hiddenReason: "It insults.",
  authorReply: "It does not.",
  isVerified: true,
  verifiedBy: "work_email",
  workDomain: "acme.example",
  isEdited: false,
  openReportCount: 0,
  openFlagCount: 0,
  authorId: null,
  author: null,
};

const variablesAt = (search: string) =>
  data.variables({ params: {}, url: new URL(`/admin/reviews${search}`, "http://localhost") });

async function show(
  search = "",
  reviews: readonly object[] | null = [slow, hidden],
  open: object | null = slow,
) {
  stubRoutes(
    "/admin",
    "/admin/login",
    "/admin/users",
    "/admin/reviews",
    "/admin/moderation",
    "/software/:id",
  );
  const report = { id: "p1", reason: "OFFENSIVE", details: "<b>Rude</b>", status: "OPEN", createdAt: at };
  const flag = { id: "f1", kind: "BURST", status: "DISMISSED", createdAt: at, review: slow };
  const { environment } = renderPage<AdminReviewsPageQuery>(
    () => (
      <ToastProvider>
        <AdminReviewsPage />
      </ToastProvider>
    ),
    {
      path: "/admin/reviews",
      at: `/admin/reviews${search}`,
      query,
      variables: variablesAt(search),
      mocks: {
        Query: {
          administration: reviews && {
            reviews: {
              totalCount: reviews.length,
              edges: reviews.map((node) => ({ node })),
              pageInfo: { hasNextPage: true, hasPreviousPage: false, startCursor: "a", endCursor: "z" },
            },
            review: open,
            reports: { edges: [{ node: report }] },
            flags: { edges: [{ node: flag }] },
          },
        },
      },
    },
  );
  await screen.findByText(reviews ? /^\d+ reviews?$|No matching reviews/ : "Admin access required.");
  return environment;
}

type Environment = Awaited<ReturnType<typeof show>>;
const drawer = (title = "Too <slow>") => within(screen.getByRole("dialog", { name: title }));
const dialog = (name: string) => within(screen.getByRole("dialog", { name }));
const press = (place: { getByRole: typeof screen.getByRole }, name: string) =>
  userEvent.click(place.getByRole("button", { name }));
const sent = (environment: Environment) => environment.mock.getMostRecentOperation().request.variables;
const answer = (environment: Environment, payload: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data: payload }));
const moderated = (more: object) => ({
  __typename: "ReviewModerated",
  review: { ...slow, updatedAt: "2026-11-20T11:05:00.000Z", ...more },
});

test("a row shows its software, author and state, and links to the software", {
  tags: ["2.admin.28"],
}, async () => {
  await show();
  const row = within(screen.getByRole("row", { name: /Too <slow>/ }));
  for (const words of ["Beacon", "Ada Lovelace", "Nov 20, 2026", "Edited", "Reported", "2 flags"])
    expect(row.getByText(words), words).toBeInTheDocument();
  expect(row.getByRole("img", { name: "Rated 2.0 out of 5" })).toBeInTheDocument();
  expect(row.getByRole("link", { name: "Too <slow>" })).toHaveAttribute("href", "/admin/reviews?open=r1");
  expect(row.getByRole("link", { name: "View Software: Beacon" })).toHaveAttribute("href", "/software/s1");
  const other = within(screen.getByRole("row", { name: /Hidden one/ }));
  for (const words of ["Anonymous", "Verified", "Hidden"])
    expect(other.getByText(words), words).toBeInTheDocument();
});

test("text, filters, sort order and page are in the URL and sent in the query", {
  tags: ["2.admin.25", "2.admin.39"],
}, () => {
  const all = { search: null, status: null, isVerified: null, rating: null, sort: "NEWEST", first: 25 };
  expect(variablesAt("")).toMatchObject({ ...all, isReported: null, isFlagged: null, isOpen: false });
  expect(
    variablesAt("?q=slow&status=hidden&verified=no&rating=1&waiting=reported&sort=oldest"),
  ).toMatchObject({
    search: "slow",
    status: "HIDDEN",
    isVerified: false,
    rating: 1,
    isReported: true,
    sort: "OLDEST",
  });
  expect(variablesAt("?waiting=flagged&verified=yes&status=published&before=y&open=r1")).toMatchObject({
    isFlagged: true,
    isReported: null,
    isVerified: true,
    status: "PUBLISHED",
    last: 25,
    before: "y",
    open: "r1",
    isOpen: true,
  });
});

test("the verify toggle changes the displayed version, and undo reverts it", {
  tags: ["2.admin.26"],
}, async () => {
  const environment = await show();
  const row = () => within(screen.getByRole("row", { name: /Too <slow>/ }));
  await press(row(), "Verify: Too <slow>");
  expect(sent(environment)).toEqual({ input: { databaseId: "r1", ifUpdatedAt: at, isVerified: true } });
  await answer(environment, { setReviewVerified: moderated({ isVerified: true, verifiedBy: "admin" }) });
  expect(await screen.findByText("Review verified")).toBeInTheDocument();
  expect(row().getByRole("button", { name: "Unverify: Too <slow>" })).toBeInTheDocument();
  await press(screen, "Undo");
  expect(sent(environment)).toEqual({
    input: { databaseId: "r1", ifUpdatedAt: "2026-11-20T11:05:00.000Z", isVerified: false },
  });
});

test("a review that a mailbox has verified is confirmed in its details, which cannot be undone", async () => {
  const proved = { ...slow, isVerified: true, verifiedBy: "work_email", workDomain: "acme.example" };
  const environment = await show("?open=r1", [proved], proved);
  await press(drawer(), "Confirm the use");
  expect(sent(environment)).toEqual({ input: { databaseId: "r1", ifUpdatedAt: at, isVerified: true } });
  await answer(environment, { setReviewVerified: moderated({ isVerified: true, verifiedBy: "admin" }) });
  expect(await screen.findByText("Review verified")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();
  expect(drawer().queryByRole("button", { name: "Confirm the use" })).toBeNull();
});

describe("a change that is refused", () => {
  test("shows the server's message", { tags: ["8.mutations.1"] }, async () => {
    const environment = await show();
    await press(screen, "Verify: Too <slow>");
    const conflict = { __typename: "ConflictError", message: "Someone else has changed this review" };
    await answer(environment, { setReviewVerified: conflict });
    expect(await screen.findByText("Review Not Verified")).toBeInTheDocument();
    expect(screen.getByText(conflict.message)).toBeInTheDocument();
  });

  test("because there was no response is reported too", { tags: ["8.mutations.1"] }, async () => {
    const environment = await show();
    await press(screen, "Verify: Too <slow>");
    await act(async () => environment.mock.rejectMostRecentOperation(new TypeError("Failed to fetch")));
    expect(await screen.findByText("Failed to change the review. Please try again.")).toBeInTheDocument();
  });

  test("because the session ended redirects to /admin", async () => {
    const environment = await show();
    await press(screen, "Verify: Too <slow>");
    await act(async () =>
      environment.mock.rejectMostRecentOperation(new OperationError("m", ["UNAUTHENTICATED"], [""])),
    );
    expect(await screen.findByText("/admin")).toBeInTheDocument();
  });
});

describe("hiding", () => {
  test("needs a reason; the input survives a refusal", {
    tags: ["2.admin.40", "8.mutations.1"],
  }, async () => {
    const environment = await show("?open=r1");
    await press(drawer(), "Hide…");
    const asked = () => dialog("Hide “Too <slow>”?");
    await press(asked(), "Hide review");
    expect(asked().getByRole("textbox")).toHaveAccessibleDescription(/Please give a reason/);
    await fill(asked().getByRole("textbox"), "It insults.");
    await press(asked(), "Hide review");
    expect(sent(environment)).toEqual({
      input: { databaseId: "r1", ifUpdatedAt: at, status: "HIDDEN", reason: "It insults." },
    });
    await answer(environment, {
      setReviewStatus: { __typename: "ConflictError", message: "Someone else has changed this review" },
    });
    expect(asked().getByRole("textbox")).toHaveValue("It insults.");
    expect(asked().getByRole("alert")).toHaveTextContent("Someone else has changed this review");
    await press(asked(), "Hide review");
    await answer(environment, {
      setReviewStatus: moderated({ status: "HIDDEN", hiddenReason: "It insults." }),
    });
    expect(await screen.findByText("Review hidden")).toBeInTheDocument();
    expect(screen.queryByRole("dialog", { name: /^Hide/ })).toBeNull();
    await press(screen, "Undo");
    expect(sent(environment)).toMatchObject({ input: { status: "PUBLISHED", reason: null } });
  });

  test("of several sets one reason for all that are not hidden yet", { tags: ["2.admin.38"] }, async () => {
    const environment = await show();
    await userEvent.click(screen.getByRole("checkbox", { name: "Select all on this page" }));
    const bar = within(screen.getByRole("region", { name: "Selected" }));
    await press(bar, "Hide…");
    await fill(dialog("Hide 1 review?").getByRole("textbox"), "A campaign.");
    await press(dialog("Hide 1 review?"), "Hide 1 review");
    const inputs = environment.mock.getAllOperations().map(({ request }) => request.variables["input"]);
    expect(inputs).toEqual([{ databaseId: "r1", ifUpdatedAt: at, status: "HIDDEN", reason: "A campaign." }]);
  });

  test("keeps the reason if the session ends meanwhile, and restores it for the same review", async () => {
    const environment = await show("?open=r1");
    await press(drawer(), "Hide…");
    await fill(dialog("Hide “Too <slow>”?").getByRole("textbox"), "It insults.");
    await press(dialog("Hide “Too <slow>”?"), "Hide review");
    await act(async () =>
      environment.mock.rejectMostRecentOperation(new OperationError("m", ["UNAUTHENTICATED"], [""])),
    );
    expect(await screen.findByText("/admin")).toBeInTheDocument();
    cleanup();
    const later = await show("?open=r1");
    expect(screen.getByRole("region", { name: "Unsaved changes" })).toHaveTextContent(
      "Reason for hiding “Too <slow>” was not saved.",
    );
    await press(drawer(), "Hide…");
    expect(dialog("Hide “Too <slow>”?").getByRole("textbox")).toHaveValue("It insults.");
    await press(dialog("Hide “Too <slow>”?"), "Hide review");
    await answer(later, { setReviewStatus: moderated({ status: "HIDDEN", hiddenReason: "It insults." }) });
    expect(screen.queryByRole("region", { name: "Unsaved changes" })).toBeNull();
  });

  test("is undone by publishing, and the reason can be changed", async () => {
    const environment = await show("?open=r2", [hidden], hidden);
    const open = drawer("Hidden one");
    expect(open.getByText("It insults.")).toBeInTheDocument();
    expect(open.getByText("It does not.")).toBeInTheDocument();
    await press(open, "Edit reason…");
    expect(dialog("Why “Hidden one” is hidden").getByRole("textbox")).toHaveValue("It insults.");
    await press(dialog("Why “Hidden one” is hidden"), "Cancel");
    await press(open, "Publish again");
    expect(sent(environment)).toEqual({
      input: { databaseId: "r2", ifUpdatedAt: at, status: "PUBLISHED", reason: null },
    });
  });
});

test("the details show its text, author, and the reports and flags about it", async () => {
  await show("?open=r1");
  for (const words of ["It takes ages.", "Cheap", "ada@example.com", "Insults or threats", "“<b>Rude</b>”"])
    expect(drawer().getByText(words), words).toBeInTheDocument();
  expect(drawer().getByRole("link", { name: "Ada Lovelace" })).toHaveAttribute(
    "href",
    "/admin/users?open=u1",
  );
  expect(drawer().getByRole("link", { name: "Decide" })).toHaveAttribute("href", "/admin/moderation");
  expect(drawer().getByText(/Dismissed/)).toBeInTheDocument();
});

test("details of a deleted review say so, and link back to the list", async () => {
  await show("?q=slow&open=r9", [slow], null);
  const gone = drawer("Not found");
  expect(gone.getByText(/This review was deleted/)).toBeInTheDocument();
  await press(gone, "Close");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the details show how a review was verified, and that its author's account is deleted", async () => {
  await show("?open=r2", [hidden], hidden);
  expect(drawer("Hidden one").getByText("Yes, by an email address at acme.example")).toBeInTheDocument();
  expect(drawer("Hidden one").getByText("Anonymous (deleted account)")).toBeInTheDocument();
});

test("deleting requires typing the title, and explains the consequences", {
  tags: ["2.admin.27"],
}, async () => {
  const environment = await show("?open=r1");
  await press(drawer(), "Delete…");
  const asked = dialog("Delete “Too <slow>”?");
  expect(asked.getByText("Its author is notified by email.")).toBeInTheDocument();
  await fill(asked.getByRole("textbox"), "slow");
  await press(asked, "Delete permanently");
  expect(environment.mock.getAllOperations()).toEqual([]);
  await userEvent.clear(asked.getByRole("textbox"));
  await fill(asked.getByRole("textbox"), "Too <slow>");
  await press(asked, "Delete permanently");
  expect(sent(environment)).toEqual({ input: { databaseId: "r1", ifUpdatedAt: at } });
  await answer(environment, { deleteReviewAsAdmin: { __typename: "ReviewDeleted", databaseId: "r1" } });
  expect(await screen.findByText("Review deleted")).toBeInTheDocument();
});

test("if nothing matches it says so", async () => {
  await show("?q=nothing", []);
  expect(screen.getByRole("heading", { name: "No matching reviews" })).toBeInTheDocument();
});

test("users who are not administrators see no data and are sent to the login", {
  tags: ["2.routes.29", "2.routes.38"],
}, async () => {
  await show("", null);
  expect(screen.queryByText("Too <slow>")).toBeNull();
  expect(await screen.findByText("/admin/login")).toBeInTheDocument();
});
