import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import query, { type TransparencyPageQuery } from "~/relay/__generated__/TransparencyPageQuery.graphql";
import { renderPage } from "../../../test/render";
import TransparencyPage from "./TransparencyPage";
import { hoursText, kindText, monthText } from "./words";

const count = (total: number, kinds: Record<string, number> = {}) => ({
  total,
  kinds: Object.entries(kinds).map(([kind, number]) => ({ kind, count: number })),
  others: total - Object.values(kinds).reduce((sum, number) => sum + number, 0),
});
const untold = { total: null, kinds: [], others: null };
const cases = (opened: object, times: object = { medianHours: null, p90Hours: null }) => ({
  opened,
  decided: { count: count(0), ...times },
});
const month = (name: string, more: object = {}) => ({
  month: name,
  isComplete: true,
  isReconstructed: false,
  isExample: false,
  received: 0,
  published: 0,
  restored: 0,
  removed: 0,
  noticesRemoved: 0,
  held: cases(count(0)),
  reported: cases(count(0)),
  flagged: cases(count(0)),
  listingsFlagged: cases(count(0)),
  appealed: cases(count(0)),
  hidden: count(0),
  notices: count(0),
  ...more,
});

const show = (transparency: readonly object[]) =>
  renderPage<TransparencyPageQuery>(TransparencyPage, {
    path: "/transparency",
    at: "/transparency",
    query,
    variables: {},
    mocks: { Query: { transparency } },
  });

test("months have their totals and times, and kinds are told in words as bars and by month", async () => {
  show([
    month("2026-11", {
      isComplete: false,
      received: 12,
      hidden: untold,
      flagged: cases(untold),
      removed: null,
    }),
    month("2026-10", {
      received: 1234,
      hidden: count(19, { "near-duplicate": 9, "off-topic": 6 }),
      reported: cases(count(0), { medianHours: 5, p90Hours: 72 }),
      removed: null,
      isReconstructed: true,
    }),
  ]);
  const table = within(await screen.findByRole("table", { name: "Moderation by month" }));
  expect(table.getByRole("row", { name: /^Nov 2026 \(so far\) 12 0 0 0 – – – 0/ })).toBeInTheDocument();
  expect(
    table.getByRole("row", { name: /^Oct 2026 ¹ 1,234 0 0 0 0 19 < 5 .* 5 hours 3 days$/ }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^¹ In part counted when this record began/)).toBeInTheDocument();
  expect(screen.queryByText(/^²/)).toBeNull();
  const hidden = within(screen.getByRole("region", { name: "Why reviews were hidden" }));
  expect(hidden.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "Near-duplicate text9",
    "Not about the product6",
    "Not told apart4",
  ]);
  expect(hidden.getByRole("row", { name: "Nov 2026 – – – –", hidden: true })).toBeInTheDocument();
  const reported = within(screen.getByRole("region", { name: "What readers reported" }));
  expect(reported.getByText("None in the complete months.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "CSV" })).toHaveAttribute("href", "/transparency.csv");
});

test("without any month there is a table without rows, and three years have a row each", async () => {
  show([]);
  expect(
    within(await screen.findByRole("table", { name: "Moderation by month" })).getAllByRole("row"),
  ).toHaveLength(1);
  cleanup();
  show(
    Array.from({ length: 36 }, (_, index) =>
      month(`${2026 - Math.floor(index / 12)}-${String(12 - (index % 12)).padStart(2, "0")}`),
    ),
  );
  expect(
    within(await screen.findByRole("table", { name: "Moderation by month" })).getAllByRole("row"),
  ).toHaveLength(37);
});

test("kinds, months and times are in words", () => {
  expect(
    ["burst", "offensive", "relisted", "upheld", "moderators", "bought-reviews", "new-kind"].map(kindText),
  ).toEqual([
    "Unusual volume",
    "Insults or threats",
    "Relisted",
    "Upheld",
    "Found by moderators",
    "Bought reviews",
    "new-kind",
  ]);
  expect([1, 47, 48, 120, null].map(hoursText)).toEqual(["1 hour", "47 hours", "2 days", "5 days", "–"]);
  expect(monthText("2026-01")).toBe("Jan 2026");
});
