import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { northwind, showDashboard } from "../../../../test/dashboard";

const figures = () =>
  within(screen.getByRole("region", { name: "Company statistics" }))
    .getAllByRole("listitem")
    .map(({ textContent }) => textContent);
const steps = () =>
  within(screen.getByRole("region", { name: "Next steps" }))
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test("shows the company's numbers", { tags: ["2.dashboard.3"] }, async () => {
  await showDashboard([northwind]);
  expect(figures()).toEqual([
    "2live listings",
    "5reviews",
    "4.3out of 5, the average of all reviews",
    "1new lead",
  ]);
  const toLeads = screen.getByRole("link", { name: "new lead" });
  expect(toLeads).toHaveAttribute("href", "/dashboard?tab=leads");
  expect(screen.getByText("Nobody has reviewed your software yet.")).toBeInTheDocument();
});

test("without reviews there is no mean, and editors do not see leads", async () => {
  await showDashboard([{ ...northwind, reviewCount: 0, avgRating: null, newLeadCount: null }]);
  expect(figures()).toEqual(["2live listings", "0reviews"]);
});

test("lists missing steps, with links", async () => {
  const bare = { ...northwind, website: null, description: null, listings: { totalCount: 0 } };
  await showDashboard([{ ...bare, softwareCount: 0 }]);
  expect(steps()).toEqual([
    ["Add your first listing", "/dashboard?tab=software"],
    ["Add a logo", "/dashboard?tab=settings"],
    ["Describe your company", "/dashboard?tab=settings"],
    ["Add your website", "/dashboard?tab=settings"],
  ]);
});

test("editors see only steps that they can take; drafts are counted", async () => {
  const listings = { totalCount: 4 };
  await showDashboard([{ ...northwind, viewerRole: "EDITOR", description: null, listings }]);
  expect(steps()).toEqual([["Publish your 2 drafts", "/dashboard?tab=software"]]);
});

test("a complete profile has no next steps", async () => {
  await showDashboard([{ ...northwind, logoUrl: "/l.svg", softwareCount: 3 }]);
  expect(screen.queryByRole("region", { name: "Next steps" })).toBeNull();
});
