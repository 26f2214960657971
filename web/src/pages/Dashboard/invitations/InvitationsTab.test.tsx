import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { northwind, showDashboard } from "../../../../test/dashboard";
import { polyfillDialog } from "../../../../test/dialog";
import { fill } from "../../../../test/fill";
import { linksFile } from "./NewLinks";

beforeEach(polyfillDialog);

const at = "/dashboard?tab=invitations";
const beacon = { id: "s1", databaseId: "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55", name: "Beacon" };
const batch = {
  id: "batch-1",
  databaseId: "b1",
  note: "Spring customers",
  linkCount: 50,
  counts: { open: 30, used: 12, expired: 0, revoked: 8 },
  createdBy: "Nadia",
  createdAt: "2026-11-01T10:00:00.000Z",
  expiresAt: "2027-01-30T10:00:00.000Z",
  software: beacon,
};
const company = (batches: object[] | null, live: object[] = [beacon]) => ({
  ...northwind,
  live: { edges: live.map((node) => ({ node })) },
  batches: batches && {
    edges: batches.map((node) => ({ node })),
    pageCursors: { totalPages: 1, around: [] },
  },
});
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
type Environment = Awaited<ReturnType<typeof showDashboard>>;
const input = (environment: Environment) =>
  environment.mock.getMostRecentOperation().request.variables["input"];
const answer = (environment: Environment, result: object) =>
  act(async () => environment.mock.resolveMostRecentOperation({ data: result } as never));

test("a member makes links, which are shown once, as text and as a file", async () => {
  const environment = await showDashboard([company([])], at);
  expect(screen.getByRole("link", { name: "Invitations" })).toHaveAttribute("aria-current", "page");
  expect(screen.getByText(/never offer a reward/)).toBeInTheDocument();
  await press("Invite reviewers");
  await userEvent.clear(screen.getByRole("spinbutton", { name: /^Number of links/ }));
  await fill(screen.getByRole("spinbutton", { name: /^Number of links/ }), "2");
  await fill(screen.getByRole("textbox", { name: /^Note/ }), "Spring");
  await press("Create links");
  expect(input(environment)).toEqual({ softwareId: beacon.databaseId, count: 2, note: "Spring" });
  await answer(environment, {
    createReviewInvitations: {
      __typename: "ReviewInvitationsCreated",
      paths: ["/review-invitation?token=a", "/review-invitation?token=b"],
      batch: { id: "batch-1", expiresAt: "2027-01-30T10:00:00.000Z" },
    },
  });
  const links = ["a", "b"].map((token) => `https://assay.example/review-invitation?token=${token}`);
  expect(screen.getByRole("textbox", { name: "Links" })).toHaveValue(links.join("\n"));
  const file = screen.getByRole("link", { name: "Download CSV" });
  expect(decodeURIComponent(String(file.getAttribute("href")?.split(",").slice(1).join(",")))).toBe(
    linksFile(links),
  );
  expect(linksFile(["x"])).toBe("number,link\r\n1,x\r\n");
  await press("I have saved them");
  expect(screen.queryByRole("textbox", { name: "Links" })).toBeNull();
});

test("a number that is too large is told before anything is sent", async () => {
  const environment = await showDashboard([company([])], at);
  await press("Invite reviewers");
  await userEvent.clear(screen.getByRole("spinbutton", { name: /^Number of links/ }));
  await fill(screen.getByRole("spinbutton", { name: /^Number of links/ }), "501");
  await press("Create links");
  expect(screen.getAllByText("Number of links must be from 1 to 500").length).toBeGreaterThan(0);
  expect(environment.mock.getAllOperations()).toEqual([]);
});

test("batches show counts only, and their open links can be revoked", async () => {
  const environment = await showDashboard([company([batch])], at);
  const row = within(
    within(screen.getByRole("list", { name: "Invitations" }))
      .getByText(/50 links for/)
      .closest("li")!,
  );
  const counts = row.getByRole("list", { name: "Links by state" });
  expect(counts).toHaveTextContent("12 used30 open8 revoked");
  await press("Revoke open links for Beacon: Spring customers");
  await userEvent.click(within(screen.getByRole("dialog")).getByRole("button", { name: "Revoke" }));
  expect(input(environment)).toEqual({ softwareId: beacon.databaseId, batchId: "b1" });
  await answer(environment, {
    revokeReviewInvitations: { __typename: "ReviewInvitationsRevoked", revokedCount: 30 },
  });
  expect(await screen.findByText("30 links revoked")).toBeInTheDocument();
});

test("one link is revoked by pasting it; a wrong one is told", async () => {
  const environment = await showDashboard([company([batch])], at);
  await press("Revoke a link, or all of a listing");
  await fill(
    screen.getByRole("textbox", { name: /^Link/ }),
    " https://assay.example/review-invitation?token=abc ",
  );
  await press("Revoke");
  expect(input(environment)).toEqual({ softwareId: beacon.databaseId, token: "abc" });
  const message = "This is not an open link.";
  await answer(environment, { revokeReviewInvitations: { __typename: "ConflictError", message } });
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0);
});

test("all links of a listing are revoked by leaving the field empty, after a question", async () => {
  const environment = await showDashboard([company([batch])], at);
  await press("Revoke a link, or all of a listing");
  const answerTo = (name: string) =>
    userEvent.click(
      within(screen.getByRole("dialog", { name: "Revoke all open links for Beacon?" })).getByRole("button", {
        name,
      }),
    );
  await press("Revoke");
  await answerTo("Cancel");
  expect(environment.mock.getAllOperations()).toEqual([]);
  await press("Revoke");
  await answerTo("Revoke all");
  expect(input(environment)).toEqual({ softwareId: beacon.databaseId, token: null });
  await answer(environment, {
    revokeReviewInvitations: { __typename: "ReviewInvitationsRevoked", revokedCount: 30 },
  });
  expect(await screen.findByText("30 links revoked")).toBeInTheDocument();
});

test("without a Live listing there is nothing to invite for", async () => {
  await showDashboard([company([], [])], at);
  expect(screen.getByText(/Publish a listing first/)).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: "Invite reviewers" })).toBeNull();
});

test("links are revoked on a page without batches, too", async () => {
  await showDashboard([company([])], `${at}&page=2`);
  expect(screen.getByRole("button", { name: "Revoke a link, or all of a listing" })).toBeInTheDocument();
});
