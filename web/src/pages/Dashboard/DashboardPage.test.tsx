import { act, screen, within } from "@testing-library/react";
import { expect, onTestFinished, test, vi } from "vitest";
import { hardNavigation } from "~/ui/form/hard-navigation";
import { northwind, showDashboard } from "../../../test/dashboard";
import data from "./data";

test("signed-out visitors see no data but a message, and are redirected to sign in after half a second", {
  tags: [
    "2.routes.23",
    "2.routes.37",
    "2.routes.38",
    "2.routes.39",
    "2.dashboard.1",
    "2.dashboard.2",
    "8.unauthorized.3",
    "8.unauthorized.4",
  ],
}, async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  onTestFinished(() => void vi.useRealTimers());
  const goTo = vi.spyOn(hardNavigation, "to").mockImplementation(() => {});
  await showDashboard(null, "/dashboard?tab=software");
  expect(screen.getByText("Unauthorized")).toBeInTheDocument();
  expect(screen.getAllByText("You are logged out. Logging in again...")).toHaveLength(2);
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
  expect(screen.queryByRole("navigation", { name: "Dashboard" })).toBeNull();
  await act(async () => vi.advanceTimersByTime(250));
  expect(goTo).not.toHaveBeenCalled();
  await act(async () => vi.advanceTimersByTime(300));
  expect(goTo).toHaveBeenCalledExactlyOnceWith("/api/login?next=%2Fdashboard%3Ftab%3Dsoftware");
});

test("the tabs are in the URL, with the number of listings", {
  tags: ["2.dashboard.3", "2.dashboard.4"],
}, async () => {
  await showDashboard([northwind], "/dashboard?tab=software");
  const tabs = within(screen.getByRole("navigation", { name: "Dashboard" }));
  expect(tabs.getByRole("link", { name: "Overview" })).toHaveAttribute("href", "/dashboard");
  const software = tabs.getByRole("link", { name: "Software (3)" });
  expect(software).toHaveAttribute("href", "/dashboard?tab=software");
  expect(software).toHaveAttribute("aria-current", "page");
});

test("with several companies there is a select, which starts with the first one", {
  tags: ["2.dashboard.8", "2.dashboard.9"],
}, async () => {
  const other = { ...northwind, id: "company-2", databaseId: "other", name: "Other" };
  await showDashboard([northwind, other]);
  const choice = screen.getByRole<HTMLSelectElement>("combobox", { name: "Company" });
  expect([...choice.options].map(({ label }) => label)).toEqual(["Northwind", "Other"]);
  expect(choice).toHaveValue(northwind.databaseId);
});

test("with one company there is no select", async () => {
  await showDashboard([northwind]);
  expect(screen.queryByRole("combobox")).toBeNull();
});

test("a company id of others in the URL is corrected", () => {
  const address = (search: string) => ({ params: {}, url: new URL(`http://localhost/dashboard${search}`) });
  const response = { viewer: { company: northwind } } as never;
  const check = (search: string) => () => data.check?.(response, address(search));
  expect(check("?company=someone-else&tab=leads&page=2")).toThrow(
    expect.objectContaining({
      status: 302,
      headers: expect.toSatisfy((headers: Headers) => headers.get("Location") === "/dashboard?tab=leads"),
    }),
  );
  expect(check(`?company=${northwind.databaseId}`)).not.toThrow();
  expect(check("")).not.toThrow();
});
