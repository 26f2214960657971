import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { renderUi } from "../../../test/render";
import { RecentVisits } from "./RecentVisits";
import { clearRecent, useRecent, useRememberFilters, useRememberViewed } from "./recent";

beforeEach(() => act(clearRecent));

function View({ id, name = id, logoUrl = null }: { id: string; name?: string; logoUrl?: string | null }) {
  useRememberViewed({ id, name, logoUrl });
  return null;
}
function Filtered({ href, label }: { href: string; label: string }) {
  useRememberFilters({ href, label });
  return null;
}
function Draft() {
  useRememberViewed(null);
  useRememberFilters(null);
  return <output>{JSON.stringify(useRecent())}</output>;
}
const kept = () => {
  const { container, unmount } = render(<Draft />);
  const text = container.textContent ?? "";
  unmount();
  return JSON.parse(text) as { viewed: { id: string; name: string }[]; filters: { href: string }[] };
};
const visit = (...pages: React.ReactNode[]) => {
  for (const page of pages) render(page).unmount();
};

test("the last eight listings are remembered, the newest first and each once", () => {
  for (const id of "0123456789") visit(<View id={`s${id}`} />);
  visit(<View id="s5" name="Five, renamed" />);
  expect(kept().viewed.map(({ id }) => id)).toEqual(["s5", "s9", "s8", "s7", "s6", "s4", "s3", "s2"]);
  expect(kept().viewed[0]?.name).toBe("Five, renamed");
});

test("the last filters of four pages are remembered, and only addresses of this site", () => {
  visit(
    <Filtered href="/software?search=a" label="Software: “a”" />,
    <Filtered href="/categories/crm?rating=4" label="CRM: 4+ stars" />,
    <Filtered href="/software?search=b" label="Software: “b”" />,
    <Filtered href="//elsewhere.example" label="Elsewhere" />,
    <Filtered href="/search?query=x" label="" />,
  );
  expect(kept().filters.map(({ href }) => href)).toEqual(["/software?search=b", "/categories/crm?rating=4"]);
});

test("what something else has written is left out", () => {
  const viewed = [
    { id: 3 },
    null,
    { id: "a", name: "Ada", logoUrl: null },
    { id: "b", name: "x".repeat(501) },
  ];
  localStorage.setItem("assay-recent", JSON.stringify({ viewed, filters: "no" }));
  expect(kept()).toEqual({ viewed: [{ id: "a", name: "Ada", logoUrl: null }], filters: [] });
  localStorage.setItem("assay-recent", "{");
  expect(kept()).toEqual({ viewed: [], filters: [] });
});

test("they are links, and one button forgets them", async () => {
  visit(<View id="s1" name="نظام" />, <Filtered href="/search?query=x" label="Search: “x”" />);
  renderUi(<RecentVisits />);
  expect(await screen.findByRole("link", { name: "نظام" })).toHaveAttribute("href", "/software/s1");
  expect(screen.getByRole("link", { name: "Search: “x”" })).toHaveAttribute("href", "/search?query=x");
  await userEvent.click(screen.getByRole("button", { name: "Clear history" }));
  expect(screen.queryByRole("heading")).toBeNull();
  expect(localStorage.getItem("assay-recent")).toBeNull();
});

test("a first visit shows nothing", () => {
  renderUi(<RecentVisits />);
  expect(screen.queryByRole("heading")).toBeNull();
});
