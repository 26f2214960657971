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
const proof = (id: string, title: string, more: object = {}) => ({
  ...{ id, kind: "INVOICE", format: "PDF", size: 2_048, filePath: `/uploads/proofs/${id}`, createdAt: at },
  review: {
    ...{ id: `r-${id}`, databaseId: `d-${id}`, title, content: "It held.", rating: 4, updatedAt: at },
    ...{ status: "PUBLISHED", isVerified: false, createdAt: at, authorId: "u1" },
    author: { displayName: "Ada" },
    software: { databaseId: "s1", name: "Quill" },
  },
  ...more,
});

async function show(nodes: readonly object[]) {
  stubRoutes(
    "/admin",
    "/admin/login",
    "/admin/moderation",
    "/admin/reviews",
    "/admin/users",
    "/software/:id",
  );
  const address = "/admin/moderation?tab=proofs";
  const counts = { openReports: 0, openFlags: 0, openListingFlags: 0, waitingProofs: nodes.length };
  const pageInfo = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
  const proofs = { totalCount: nodes.length, edges: nodes.map((node) => ({ node })), pageInfo };
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
        Query: { administration: { counts: { ...counts, pendingClaims: 0, leadsWithoutOwner: 0 }, proofs } },
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
const answer = (environment: Environment, result: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data: { decideReviewProof: result } }));

test("a proof of one's own review, or of one's company's software, is left to another moderator", async () => {
  await show([proof("p1", "Holds", { filePath: null })]);
  expect(screen.getByText(/Another moderator has to/)).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Download the PDF" })).toBeNull();
  for (const what of ["Accept", "Refuse"])
    expect(screen.queryByRole("button", { name: `${what} the proof for “Holds”` })).toBeNull();
});

test("a proof shows what it is said to be, its file, and the review", async () => {
  await show([proof("p1", "Holds"), proof("p2", "Shows", { kind: "ACCOUNT", format: "WEBP" })]);
  const [pdf, picture] = [screen.getByRole("article", { name: "Proof for “Holds”" })].concat(
    screen.getByRole("article", { name: "Proof for “Shows”" }),
  );
  expect(within(pdf!).getByRole("heading", { name: "Invoice or receipt" })).toBeInTheDocument();
  expect(within(pdf!).getByRole("link", { name: "Download the PDF" })).toHaveAttribute(
    "href",
    "/uploads/proofs/p1",
  );
  expect(pdf).toHaveTextContent("2 KB, as it was sent: open it in a viewer that runs no scripts");
  expect(within(picture!).getByRole("link", { name: "Open the picture" })).toHaveAttribute(
    "target",
    "_blank",
  );
});

test("accepting asks first, and names the version that was seen", async () => {
  const environment = await show([proof("p1", "Holds")]);
  await press("Accept the proof for “Holds”");
  const asked = dialog("Accept the proof for “Holds”?");
  await userEvent.click(asked.getByRole("button", { name: "Accept the proof" }));
  expect(latest(environment)).toEqual({ databaseId: "p1", decision: "ACCEPTED", ifUpdatedAt: at });
  await answer(environment, { __typename: "ReviewModerated", review: { id: "r-p1", isVerified: true } });
  expect(await screen.findByText("Proof accepted")).toBeInTheDocument();
});

test("refusing needs a reason; what fails keeps the dialog open", async () => {
  const environment = await show([proof("p1", "Holds")]);
  await press("Refuse the proof for “Holds”");
  const asked = dialog("Refuse the proof for “Holds”?");
  const refuse = () => userEvent.click(asked.getByRole("button", { name: "Refuse the proof" }));
  await refuse();
  expect(asked.getByRole("combobox")).toHaveAccessibleDescription(
    "Please choose a reason. The reviewer will see it",
  );
  await userEvent.selectOptions(asked.getByRole("combobox"), "not-genuine");
  await userEvent.type(asked.getByRole("textbox"), "It is a template.");
  await refuse();
  expect(latest(environment)).toEqual({
    ...{ databaseId: "p1", decision: "REFUSED", ifUpdatedAt: at },
    ...{ reason: "NOT_GENUINE", message: "It is a template." },
  });
  await answer(environment, { __typename: "ConflictError", message: "This proof is no longer waiting." });
  expect(asked.getByRole("alert")).toHaveTextContent("This proof is no longer waiting.");
});

test("without proofs, the tab says how they come", async () => {
  await show([]);
  expect(screen.getByText(/Proofs of use that reviewers send appear here/)).toBeInTheDocument();
});
