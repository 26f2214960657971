import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { clearCompared, toggleCompared, useCompared } from "~/components/compare/compared";
import query, { type ComparePageQuery } from "~/relay/__generated__/ComparePageQuery.graphql";
import { compareParams } from "~/search-params/compare";
import { renderPage, renderUi } from "../../../test/render";
import ComparePage from "./ComparePage";
import data from "./data";

const idOf = (digit: number) => `0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a5${digit}`;
const category = { slug: "crm", name: "CRM" };
const maker = { databaseId: idOf(9), name: "Northwind" };
const plan = (name: string, price: string | null) => ({
  databaseId: name,
  name,
  price,
  currency: "USD",
  billingPeriod: "MONTH",
  unit: "PERSON",
  minimumPeople: null,
});
const answer = (name: string, state: string, said: object = {}) => ({
  feature: { name, description: null },
  isOffered: state === "YES",
  confirmedCount: 0,
  deniedCount: 0,
  answer: state,
  ...said,
});
const quill = {
  databaseId: idOf(1),
  name: "Quill",
  logoUrl: null,
  avgRating: 4.46,
  reviewCount: 2,
  features: ["Search", "Offline"],
  company: maker,
  categories: [category],
  subRatings: { easeOfUse: 4.5, support: null, value: null },
  platforms: ["WEB", "SELF_HOSTED"],
  hasFreeTrial: null,
  languages: [],
  supportKinds: [],
  featureAnswers: [
    answer("Single sign-on", "YES", { confirmedCount: 12, deniedCount: 2 }),
    answer("Audit log", "UNKNOWN"),
    // The same feature as above: the first answer counts.
    answer("SINGLE SIGN-ON", "NO"),
  ],
  segmentRatings: [{ segment: "SMALL_BUSINESS", avgRating: 4.64, reviewCount: 3 }],
  prosAndCons: { pros: [{ text: "Fast", count: 2 }], cons: [] },
  plans: [plan("Team", "29.00"), plan("Large", null)],
  similar: [{ databaseId: idOf(4), name: "Ember", logoUrl: null }],
};
const beacon = {
  ...quill,
  databaseId: idOf(2),
  name: "Beacon",
  reviewCount: 0,
  avgRating: null,
  features: ["search", "Maps"],
  subRatings: { easeOfUse: null, support: null, value: null },
  segmentRatings: [],
  prosAndCons: { pros: [], cons: [] },
  featureAnswers: [answer("Single sign-on", "NO", { deniedCount: 3 }), answer("audit LOG", "YES")],
  plans: [],
  similar: [{ databaseId: idOf(1), name: "Quill", logoUrl: null }],
};

function renderCompare(softwareByIds: readonly object[], search = "", found: readonly object[] = []) {
  const at = `/compare?ids=${idOf(1)},${idOf(2)}${search}`;
  return renderPage<ComparePageQuery>(ComparePage, {
    path: "/compare",
    at,
    query,
    variables: data.variables({ params: {}, url: new URL(at, "http://localhost") }),
    mocks: { Query: { softwareByIds, found: { edges: found.map((node) => ({ node })) } } },
  });
}

afterEach(() => clearCompared());

function Tray() {
  return <output aria-label="Tray">{useCompared().map(({ name }) => name)}</output>;
}

const rowNames = () => screen.getAllByRole("rowheader").map((header) => header.textContent);
const cells = (name: string) =>
  within(screen.getByRole("rowheader", { name }).closest("tr")!)
    .getAllByRole("cell")
    .map((cell) => cell.textContent?.replaceAll("\u00a0", " "));

test("the URL contains up to four listings, without duplicates; invalid ids are ignored", () => {
  const read = (search: string) => compareParams.read(new URL(search, "http://localhost/compare"));
  const [a, b, c, d, e] = [1, 2, 3, 4, 5].map(idOf);
  expect(read(`?ids=${a},nobody,${a?.toUpperCase()},${b},,${c},${d},${e}`).ids).toEqual([a, b, c, d]);
  expect(read("?ids=").ids).toEqual([]);
  expect(compareParams.write({ ids: [a!, b!], only: "differences" })).toBe(`?ids=${a},${b}&only=differences`);
});

test("listings are side by side, each with its value in every row", { tags: ["2.software.28"] }, async () => {
  renderCompare([quill, beacon]);
  const table = await screen.findByRole("table", { name: "Quill, Beacon side by side" });
  expect(document.title).toBe("Compare Quill and Beacon | Assay");
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
  const description = document.querySelector("meta[name=description]")?.getAttribute("content");
  expect(description).toMatch(/^Compare .+ side by side: /);
  const heads = within(table).getAllByRole("columnheader");
  expect(
    heads.map((head) =>
      within(head)
        .getAllByRole("link")
        .map((link) => link.getAttribute("href")),
    ),
  ).toEqual([
    [`/compare?ids=${idOf(2)}`, `/software/${idOf(1)}`],
    [`/compare?ids=${idOf(1)}`, `/software/${idOf(2)}`],
  ]);
  for (const head of heads) expect(head).toHaveAttribute("scope", "col");
  expect(cells("Vendor")).toEqual(["Northwind", "Northwind"]);
  expect(cells("Rating")).toEqual(["4.52 reviews", "No reviews yet"]);
  expect(cells("Ease of use")).toEqual(["4.5 out of 5", "Not rated"]);
  expect(cells("Small business")).toEqual(["4.6 out of 53 reviews", "No reviews"]);
  expect(cells("Platforms")).toEqual(["Web, Self-hosted", "Web, Self-hosted"]);
  expect(cells("Pros")).toEqual(["Fast2 reviews", "None mentioned"]);
  expect(cells("Single sign-on")).toEqual([
    "YesStated by the vendor; 12 of 14 reviewers confirm",
    "No3 of 3 reviewers deny",
  ]);
  expect(cells("Audit log")).toEqual(["Not known", "YesStated by the vendor"]);
  expect(cells("10 people, first year")).toEqual(["Team$3,480.00LargeOn request", "On request"]);
  expect(cells("Lowest price")).toEqual(["From $29.00 / person / month", "Contact for pricing"]);
  expect(cells("Plans")).toEqual(["Team$29.00 / person / monthLargeContact for pricing", "None listed"]);
  expect(cells("Search")).toEqual(["Listed", "Listed"]);
  expect(cells("Offline")).toEqual(["Listed", "Not known"]);
  expect(cells("Maps")).toEqual(["Not known", "Listed"]);
  // Without ratings of support and value there is no row for them.
  expect(rowNames()).not.toContain("Support");
});

test("only differences hides equal rows, and is in the URL", {
  tags: ["2.software.29"],
}, async () => {
  renderCompare([quill, beacon], "&only=differences");
  const show = within(await screen.findByRole("navigation", { name: "Show" }));
  expect(show.getByRole("link", { name: "Only Differences" })).toHaveAttribute("aria-current", "true");
  expect(show.getByRole("link", { name: "All" })).toHaveAttribute(
    "href",
    `/compare?ids=${idOf(1)},${idOf(2)}`,
  );
  for (const name of ["Vendor", "Categories", "Search"]) expect(rowNames()).not.toContain(name);
  for (const name of ["Rating", "Lowest price", "Offline", "Maps"]) expect(rowNames()).toContain(name);
  // The other links of the comparison keep it.
  expect(screen.getByRole("link", { name: "Remove Beacon" })).toHaveAttribute(
    "href",
    `/compare?ids=${idOf(1)}&only=differences`,
  );
});

test("open questions are rows in which something is not known", async () => {
  renderCompare([quill, beacon], "&only=open&people=25");
  const show = within(await screen.findByRole("navigation", { name: "Show" }));
  expect(show.getByRole("link", { name: "Open Questions" })).toHaveAttribute("aria-current", "true");
  const groups = ["About", "Ratings", "Rating by company size", "Pricing", "Features"];
  expect(rowNames().filter((name) => !groups.includes(name ?? ""))).toEqual([
    ...["Free trial", "Languages", "Support by", "Rating", "Ease of use", "Support", "Value for money"],
    ...[
      "Small business",
      "Mid-market",
      "Enterprise",
      "Lowest price",
      "Plans",
      "25 people, first year",
      "Audit log",
    ],
  ]);
  // The other links keep the number of people, and so does the file.
  expect(show.getByRole("link", { name: "All" })).toHaveAttribute(
    "href",
    `/compare?ids=${idOf(1)},${idOf(2)}&people=25`,
  );
  expect(screen.getByRole("link", { name: "Download CSV" })).toHaveAttribute(
    "href",
    `/api/compare.csv?ids=${idOf(1)},${idOf(2)}&people=25`,
  );
  expect(screen.getByRole("spinbutton", { name: /Cost for/ })).toHaveValue(25);
});

test("two equal listings have no differences, and the page says so", async () => {
  renderCompare([quill, { ...quill, databaseId: idOf(3) }], "&only=differences");
  expect(
    await screen.findByText("These products do not differ in anything listed here."),
  ).toBeInTheDocument();
});

test("a single listing has no differences filter, but open questions and suggestions to compare with", async () => {
  renderCompare([quill], "&only=differences");
  const more = within(await screen.findByRole("region", { name: "Compare it with" }));
  expect(more.getByRole("link", { name: "Ember" })).toHaveAttribute(
    "href",
    `/compare?ids=${idOf(1)},${idOf(4)}&only=differences`,
  );
  const show = within(screen.getByRole("navigation", { name: "Show" }));
  expect(show.getAllByRole("link").map((link) => link.textContent)).toEqual(["All", "Open Questions"]);
  expect(rowNames()).toContain("Vendor");
});

test("with four listings no others are suggested", async () => {
  renderCompare([1, 2, 3, 4].map((digit) => ({ ...quill, databaseId: idOf(digit), name: `Q${digit}` })));
  await screen.findByRole("table");
  expect(screen.queryByRole("region", { name: /Add another|Compare it with/ })).toBeNull();
});

test("others are found by name, without those that are compared already; what is shown stays", {
  tags: ["2.software.30"],
}, async () => {
  const ember = { databaseId: idOf(5), name: "Ember CRM", logoUrl: null };
  renderCompare([quill, beacon], "&only=open&people=3&find=ember", [ember, quill]);
  const more = within(await screen.findByRole("region", { name: "Add another" }));
  expect(more.getByRole("status")).toHaveTextContent("Best matches for “ember”");
  expect(more.queryByRole("link", { name: "Quill" })).toBeNull();
  expect(more.getByRole("link", { name: "Ember CRM" })).toHaveAttribute(
    "href",
    `/compare?ids=${idOf(1)},${idOf(2)},${idOf(5)}&only=open&people=3`,
  );
  // What a form without scripts sends.
  const form = more.getByRole("search", { name: "Products to compare" });
  expect(Object.fromEntries(new FormData(form as HTMLFormElement))).toEqual({
    ids: `${idOf(1)},${idOf(2)}`,
    only: "open",
    people: "3",
    find: "ember",
  });
});

test("a comparison can begin with a search", { tags: ["2.software.30"] }, async () => {
  renderCompare([], "&find=zzz");
  const more = within(await screen.findByRole("region", { name: "Find a product" }));
  expect(more.getByRole("status")).toHaveTextContent("Nothing to add for “zzz”");
});

test("without listings it says so, with a link to find some", async () => {
  renderCompare([]);
  expect(await screen.findByRole("heading", { name: "Nothing to compare yet" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Browse software" })).toHaveAttribute("href", "/software");
  expect(screen.queryByRole("table")).toBeNull();
});

test("a visitor with listings in the tray gets a link to compare them", async () => {
  toggleCompared({ id: idOf(1), name: "Quill", logoUrl: null });
  renderCompare([]);
  expect(await screen.findByRole("link", { name: "Compare the 1 you chose" })).toHaveAttribute(
    "href",
    `/compare?ids=${idOf(1)}`,
  );
});

test("a removed column is also removed from the tray", async () => {
  toggleCompared({ id: idOf(1), name: "Quill", logoUrl: null });
  toggleCompared({ id: idOf(2), name: "Beacon", logoUrl: null });
  renderUi(<Tray />);
  renderCompare([quill, beacon]);
  await userEvent.click(await screen.findByRole("link", { name: "Remove Beacon" }));
  expect(screen.getByRole("status", { name: "Tray" })).toHaveTextContent(/^Quill$/);
});
