import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import query, { type AdminAuditPageQuery } from "~/relay/__generated__/AdminAuditPageQuery.graphql";
import { renderPage } from "../../../test/render";
import AdminAuditPage from "./AdminAuditPage";
import data from "./data";

const ines = { databaseId: "u1", displayName: "Ines Admin" };
const hid = {
  id: "e1",
  createdAt: "2026-11-20T11:00:00.000Z",
  action: "REVIEW_HIDE",
  actorId: "u1",
  actor: { displayName: "Ines Admin" },
  subjectType: "REVIEW",
  subjectId: "r1",
  subjectName: "Great tool",
  before: { status: "published" },
  after: { status: "hidden", reason: "Names people.\nTwice." },
};

const variablesOf = (at: string) => data.variables({ params: {}, url: new URL(at, "http://localhost") });

async function show(entries: readonly object[], search = "", pageInfo: object = {}) {
  const at = `/admin/audit${search}`;
  const none = { hasNextPage: false, hasPreviousPage: false, startCursor: null, endCursor: null };
  const auditEntries = {
    totalCount: entries.length,
    pageInfo: { ...none, ...pageInfo },
    edges: entries.map((node) => ({ node })),
  };
  const administration = { auditEntries, administrators: { edges: [{ node: ines }] } };
  renderPage<AdminAuditPageQuery>(AdminAuditPage, {
    path: "/admin/audit",
    at,
    query,
    variables: variablesOf(at),
    mocks: { Query: { administration } },
  });
  await screen.findByRole("heading", { level: 1, name: "Audit log" });
}
const entries = () => within(screen.getByRole("list", { name: "Entries" })).getAllByRole("listitem");
const rowsOf = (entry: HTMLElement) =>
  within(entry)
    .getAllByRole("row")
    .map((row) => Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent));

test("an entry shows who did what and when, with the values before and after", async () => {
  await show([hid]);
  const [entry = expect.fail("no entry")] = entries();
  expect(entry).toHaveTextContent("Ines Admin hid the review Great tool");
  expect(entry).toHaveTextContent("Nov 20, 2026, 11:00 AM UTC");
  expect(rowsOf(entry)).toEqual([
    ["Field", "Before", "After"],
    ["Status", "published", "hidden"],
    ["Reason", "–", "Names people.\nTwice."],
  ]);
  expect(within(entry).getByRole("link", { name: "Great tool" })).toHaveAttribute(
    "href",
    "/admin/reviews?open=r1",
  );
});

test("unchanged values are shown once, and ids are links", async () => {
  const facts = { name: "Northwind", softwareId: "s1" };
  const about = { action: "COMPANY_VERIFY", subjectType: "COMPANY", subjectName: null };
  await show([
    { ...hid, ...about, before: { ...facts, isVerified: false }, after: { ...facts, isVerified: true } },
  ]);
  const [entry = expect.fail("no entry")] = entries();
  expect(entry).toHaveTextContent("verified the company Northwind");
  expect(rowsOf(entry).slice(1)).toEqual([
    ["Name", "Northwind"],
    ["Software id", "s1"],
    ["Is verified", "No", "Yes"],
  ]);
  expect(within(entry).getByRole("link", { name: "s1" })).toHaveAttribute("href", "/admin/software?open=s1");
});

test("created subjects have no old values, deleted ones no new values", async () => {
  const about = { action: "CATEGORY_CREATE", subjectType: "CATEGORY", subjectName: "CRM" };
  const made = { ...hid, ...about, id: "e2", before: null, after: { isActive: true } };
  const gone = { ...hid, action: "SOFTWARE_DELETE", subjectName: null, before: { name: "Old" }, after: null };
  await show([made, gone, { ...hid, id: "e3", subjectName: null }]);
  const [first = expect.fail("no entry"), second = expect.fail("no entry"), third] = entries();
  expect(rowsOf(first)).toEqual([
    ["Field", "After"],
    ["Is active", "Yes"],
  ]);
  expect(second).toHaveTextContent("deleted the software Old");
  expect(third).toHaveTextContent("hid the review (deleted)");
  expect(rowsOf(second)).toEqual([
    ["Field", "Before"],
    ["Name", "Old"],
  ]);
});

test("the filters are in the URL, and are sent in the query", () => {
  const at =
    "/admin/audit?q=tool&action=review.hide&actor=u1&type=review&subject=r1&from=2026-11-01&to=2026-11-20&after=c1";
  expect(variablesOf(at)).toEqual({
    search: "tool",
    action: "REVIEW_HIDE",
    actorId: "u1",
    subjectType: "REVIEW",
    subjectId: "r1",
    from: "2026-11-01T00:00:00.000Z",
    until: "2026-11-21T00:00:00.000Z",
    first: 25,
    after: "c1",
    last: null,
    before: null,
  });
});

test("the form shows the current filters, and the file has the same", async () => {
  await show(
    [hid],
    "?q=great+tool&action=review.hide&actor=u1&subject=r1&from=2026-11-01&to=2026-11-20&after=c1",
  );
  expect(screen.getByRole("searchbox", { name: "Search by person, item or reason" })).toHaveValue(
    "great tool",
  );
  expect(screen.getByRole("combobox", { name: "Action" })).toHaveDisplayValue("Hid the review");
  expect(screen.getByRole("combobox", { name: "Person" })).toHaveDisplayValue("Ines Admin");
  expect(screen.getByLabelText("From")).toHaveValue("2026-11-01");
  expect(screen.getByLabelText("To")).toHaveValue("2026-11-20");
  expect(screen.getByRole("link", { name: "Download CSV" })).toHaveAttribute(
    "href",
    "/api/admin/audit.csv?search=great+tool&action=review.hide&actor=u1&subject=r1&from=2026-11-01T00%3A00%3A00.000Z&until=2026-11-21T00%3A00%3A00.000Z",
  );
  expect(screen.getByRole("link", { name: "Show all items" })).toHaveAttribute(
    "href",
    "/admin/audit?q=great+tool&action=review.hide&actor=u1&from=2026-11-01&to=2026-11-20",
  );
});

test("an entry links to all entries of its subject and of its actor", async () => {
  await show([hid], "?type=review&after=c1");
  const href = (name: string) => screen.getByRole("link", { name }).getAttribute("href");
  expect(href("All for this item")).toBe("/admin/audit?type=review&subject=r1");
  expect(href("All by this person")).toBe("/admin/audit?actor=u1&type=review");
});

test("pages use cursors and keep the filters", async () => {
  await show([hid], "?type=review", { hasNextPage: true, endCursor: "c2" });
  expect(screen.getByRole("link", { name: "Next" })).toHaveAttribute(
    "href",
    "/admin/audit?type=review&after=c2",
  );
});

test("an empty log says so; if only the filters match nothing, there is a link to the whole log", async () => {
  await show([]);
  expect(screen.getByRole("heading", { name: "No entries yet" })).toBeInTheDocument();
});

test("if no entry matches, the whole log is offered", async () => {
  await show([], "?type=user");
  expect(screen.getByRole("link", { name: "Show the full log" })).toHaveAttribute("href", "/admin/audit");
});
