import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { northwind, showDashboard } from "../../../../test/dashboard";

const none = { listingViews: 0, companyViews: 0, listSaves: 0, compares: 0, leads: 0, reviews: 0 };
const day = (of: string, change: object, rating: number | null) => ({
  day: of,
  rating,
  counts: { ...none, ...change },
});
const analytics = {
  total: { ...none, listingViews: 1234, leads: 2 },
  previous: { ...none, listingViews: 1200 },
  perDay: [
    day("2026-11-18", { listingViews: 4, companyViews: 2 }, null),
    day("2026-11-19", { listingViews: 1000, companyViews: 1, leads: 2 }, 4.25),
    day("2026-11-20", { listingViews: 230 }, 4),
  ],
  listings: [
    { databaseId: "id-Beacon", name: "Beacon", counts: { ...none, listingViews: 1200 } },
    { databaseId: "id-شركة", name: "شركة", counts: { ...none, listingViews: 34 } },
  ],
};
const listing = (name: string) => ({ node: { id: name, databaseId: `id-${name}`, name } });

const show = (search = "", change: object | null = {}, company: object = {}) =>
  showDashboard(
    [
      {
        ...northwind,
        choices: { edges: [listing("Beacon"), listing("Quill")] },
        analytics: change && { ...analytics, ...change },
        ...company,
      },
    ],
    `/dashboard?tab=analytics${search}`,
  );

test("each number is next to that of the previous period", async () => {
  await show();
  const views = screen.getByText("Listing views", { selector: "dt" }).parentElement;
  expect(views).toHaveTextContent("Listing views1,2341,200 in the 30 days before");
  expect(screen.getByText("Company page views", { selector: "dt" })).toBeInTheDocument();
});

test("a chart has a text alternative, labels at the ends of its lines, and a table", {
  tags: ["2.dashboard.14"],
}, async () => {
  await show();
  const chart = await screen.findByRole("img", { name: /^Chart: Views\./ });
  expect(chart).toHaveAccessibleName(
    "Chart: Views. Listings: from 4 to 230, at most 1,000. Company page: from 2 to 0, at most 2.",
  );
  expect(within(chart).getByText("Listings")).toBeInTheDocument();
  // No line is identified by its colour alone.
  const strokes = [...chart.querySelectorAll("path")].map((path) => path.getAttribute("stroke-dasharray"));
  expect(new Set(strokes).size).toBe(strokes.length);
  await userEvent.click(screen.getByText("Views as a table"));
  const rows = within(screen.getByRole("table", { name: "Views, day by day" })).getAllByRole("row");
  expect(rows.map((row) => row.textContent)).toEqual([
    "DayListingsCompany page",
    "Nov 20, 20262300",
    "Nov 19, 20261,0001",
    "Nov 18, 202642",
  ]);
});

test("days without a rating have none, and a rating has one decimal", async () => {
  await show();
  await userEvent.click(await screen.findByText("Rating over time as a table"));
  const table = within(screen.getByRole("table", { name: "Rating over time, day by day" }));
  expect(table.getAllByRole("cell").map((cell) => cell.textContent)).toEqual(["4.0", "4.3", "–"]);
});

test("days and listing are in the page's URL, and in that of the file", async () => {
  await show("&days=90&listing=id-Beacon");
  const time = within(screen.getByRole("navigation", { name: "Period" }));
  expect(time.getByRole("link", { name: "90 days" })).toHaveAttribute("aria-current", "true");
  expect(time.getByRole("link", { name: "30 days" })).toHaveAttribute(
    "href",
    "/dashboard?tab=analytics&listing=id-Beacon",
  );
  expect(screen.getByRole("combobox", { name: "Listing" })).toHaveValue("id-Beacon");
  expect(screen.getByRole("link", { name: "Download CSV" })).toHaveAttribute(
    "href",
    `/api/companies/${northwind.databaseId}/analytics.csv?days=90&softwareId=id-Beacon`,
  );
  // The views of the company's page belong to no listing.
  expect(screen.queryByText("Company page views")).toBeNull();
});

test("each listing links to its own counts", async () => {
  await show();
  const table = within(screen.getByRole("table", { name: "Activity of each listing in the last 30 days" }));
  expect(table.getByRole("link", { name: "Beacon" })).toHaveAttribute(
    "href",
    "/dashboard?tab=analytics&listing=id-Beacon",
  );
});

test("editors see neither the tab nor a number", async () => {
  await show("", null, { viewerRole: "EDITOR" });
  expect(screen.getByRole("heading", { name: "Owners only" })).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Analytics" })).toBeNull();
});
