import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import query, { type AdminSettingsPageQuery } from "~/relay/__generated__/AdminSettingsPageQuery.graphql";
import { renderPage } from "../../../test/render";
import AdminSettingsPage from "./AdminSettingsPage";

const job = {
  workers: 1,
  waiting: 0,
  failed: 0,
  lastCompletedAt: "2026-11-20T11:00:00.000Z",
  nextRunAt: null,
};
const system = {
  version: "0.1.0",
  nodeVersion: "v24.1.0",
  publicUrl: "https://assay.example",
  hasLimits: true,
  startedAt: "2026-11-20T11:00:00.000Z",
  databaseKind: "POSTGRESQL",
  database: {
    version: "17.2",
    size: 10_518_651,
    migrationCount: 14,
    latestMigration: "20261122113254_lists",
  },
  mailTransport: "SMTP",
  pictureStore: "DATABASE",
  answerCache: {
    maxBytes: 134_217_728,
    bytes: 52_000_000,
    entries: 1_430,
    hits: 98_765,
    misses: 1_235,
    stale: 0,
    evicted: 12,
    changed: 3_456,
    changeLogAge: 0.2,
    changeLogHorizonAge: 0,
  },
  jobs: [
    { ...job, kind: "mail", workers: 5, waiting: 1200, failed: 3 },
    { ...job, kind: "refresh-trends", nextRunAt: "2026-11-20T12:07:00.000Z" },
    { ...job, kind: "new-kind", lastCompletedAt: null },
  ],
};

const dataExport = {
  createdAt: "2026-11-20T11:00:00.000Z",
  finishedAt: "2026-11-20T11:00:12.340Z",
  terms: "CC-BY-4.0",
  files: [
    { records: 1_000, bytes: 2_000_000 },
    { records: 250_000, bytes: 52_000_000 },
  ],
};

async function show(
  change: object = {},
  signInProviders: readonly string[] = [],
  made: object | null = dataExport,
) {
  renderPage<AdminSettingsPageQuery>(AdminSettingsPage, {
    path: "/admin/settings",
    at: "/admin/settings",
    query,
    variables: {},
    mocks: {
      Query: { signInProviders, dataExport: made, administration: { system: { ...system, ...change } } },
    },
  });
  await screen.findByRole("heading", { level: 1, name: "System Settings" });
}
const facts = (name: string) =>
  within(screen.getByRole("region", { name }))
    .getAllByRole("term")
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);

test("shows the settings of the server", async () => {
  await show();
  expect(facts("Server")).toEqual([
    "Assay: 0.1.0",
    "Node.js: v24.1.0",
    "Started: about 1 hour ago",
    "Public address: https://assay.example",
    "Rate limits: On",
  ]);
  expect(facts("Database")).toEqual([
    "Kind: Database server",
    "PostgreSQL: 17.2",
    "Size: 10.5 MB",
    "Schema: 20261122113254_lists",
    "Migrations: 14 applied",
  ]);
  expect(facts("Services")).toEqual([
    "Mail: Sent through a mail server",
    "Pictures: In the database",
    "Google sign-in: Not configured",
  ]);
});

test("tells how the answer cache is", async () => {
  await show();
  expect(facts("Answer cache")).toEqual([
    "Memory: 52.0 MB of 134 MB",
    "Answers kept: 1,430",
    "Served from memory: 98.8% of 100,000 requests",
    "Removed after a change: 3,456",
    "Removed for lack of room: 12",
    "Served without database: 0",
    "Changes last read: Less than a second ago",
    "Oldest open change: None",
  ]);
});

test("says that the answer cache is off, and that changes were not read for long", async () => {
  const none = { maxBytes: 0, bytes: 0, entries: 0, hits: 0, misses: 0 };
  await show({
    answerCache: { ...system.answerCache, ...none, changeLogAge: 75.4, changeLogHorizonAge: 1.9 },
  });
  expect(facts("Answer cache")).toEqual(
    expect.arrayContaining([
      "Memory: Off: every page is made anew",
      "Served from memory: No requests yet",
      "Changes last read: 75 seconds ago",
      "Oldest open change: 1 second",
    ]),
  );
});

test("says what is not as it should be where people come to", async () => {
  await show({ hasLimits: false, mailTransport: "OUTBOX" }, ["GOOGLE"]);
  expect(facts("Server")).toContain("Rate limits: Off: requests are not limited");
  expect(facts("Services")).toContain("Mail: Written to the outbox, not sent");
  expect(facts("Services")).toContain("Google sign-in: Configured");
});

test("tells when the data export was made, how long it took, and its terms", async () => {
  await show();
  expect(facts("Data export")).toEqual([
    "Made: about 1 hour ago",
    "Took: 12.3 seconds",
    "Records: 251,000",
    "Size: 54.0 MB",
    "Terms of use: CC-BY-4.0",
  ]);
});

test("says that no data export was made yet, or that no terms are stated", async () => {
  await show({}, [], null);
  expect(facts("Data export")).toEqual(["Made: Not yet, but within a few minutes"]);
});

test("says which setting states the terms", async () => {
  await show({}, [], { ...dataExport, terms: null });
  expect(facts("Data export")).toContain("Terms of use: Not stated: set DATA_TERMS");
});

test("shows the state of the mails and of every kind of job", async () => {
  await show();
  expect(facts("Email queue")).toEqual([
    "Waiting: 1,200",
    "Failed: 3",
    "Last sent: Nov 20, 2026, 11:00 AM UTC",
  ]);
  const rows = within(screen.getByRole("table", { name: "Jobs by kind" }))
    .getAllByRole("row")
    .slice(1);
  const cells = rows.map((row) =>
    Array.from((row as HTMLTableRowElement).cells, ({ textContent }) => textContent),
  );
  const last = "Nov 20, 2026, 11:00 AM UTC";
  expect(cells).toEqual([
    ["Emails", "1,200", "3", last, "As needed", "5"],
    ["Trends", "0", "0", last, "Nov 20, 2026, 12:07 PM UTC", "1"],
    ["new-kind", "0", "0", "–", "As needed", "1"],
  ]);
});

test("says if the queue is not running", async () => {
  await show({ jobs: null });
  expect(screen.getByRole("heading", { name: "The job queue is not running" })).toBeInTheDocument();
});
