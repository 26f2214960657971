import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { ReactNode } from "react";
import { afterEach, expect, test } from "vitest";
import { clearFlow, currentFlow, savePicked } from "~/components/review-flow/draft";
import query, { type PickProductsPageQuery } from "~/relay/__generated__/PickProductsPageQuery.graphql";
import { notFoundText } from "~/relay/not-found";
import { ToastProvider } from "~/ui/Toast";
import { renderPage } from "../../../test/render";
import { thrownBy } from "../../../test/thrown";
import data from "./data";
import PickProductsPage from "./PickProductsPage";

const path = "/write-a-review/used-products/new-review";
const idOf = (index: number) => `0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a${String(index).padStart(2, "0")}`;
const named = (name: string, index: number, more: object = {}) => ({
  databaseId: idOf(index),
  name,
  slug: name.toLowerCase(),
  logoUrl: `/demo/${name}.svg`,
  isOwn: false,
  ownReview: null,
  ...more,
});
const [quill, beacon, harbor, ember] = ["Quill", "Beacon", "Harbor", "Ember"].map((name, index) =>
  named(name, index),
);
const picked = (...software: (ReturnType<typeof named> | undefined)[]) =>
  software.flatMap((each) =>
    each ? [{ id: each.databaseId, name: each.name, slug: each.slug, logoUrl: each.logoUrl }] : [],
  );
const list = (software: readonly object[], totalCount = software.length) => ({
  totalCount,
  edges: software.map((node) => ({ node })),
  pageCursors: { totalPages: 1, around: [{ page: 1 }] },
});
const address = (search: string) => ({ params: {}, url: new URL(`http://localhost${path}${search}`) });

function renderPick(
  search: string,
  answer: object,
  Around: (props: { children: ReactNode }) => ReactNode = ({ children }) => children,
) {
  const Page = () => (
    <Around>
      <PickProductsPage />
    </Around>
  );
  renderPage<PickProductsPageQuery>(Page, {
    path,
    at: path + search,
    query,
    variables: data.variables(address(search)),
    mocks: {
      Query: {
        softwareByIds: [],
        sidebar: [
          { slug: "crm", name: "CRM" },
          { slug: "erp", name: "ERP" },
        ],
        named: [],
        one: list([]),
        two: list([]),
        three: list([]),
        rest: list([]),
        ...answer,
      },
    },
  });
}

const groups = {
  named: [
    { slug: "emotion-ai-software", name: "Emotion AI Software" },
    { slug: "conversational-intelligence-software", name: "Conversational Intelligence Software" },
  ],
  one: list([quill!], 23),
  two: list([beacon!]),
  // The third category does not exist, whatever its list contains.
  three: list([ember!]),
  rest: list([harbor!]),
};

afterEach(() => {
  // First, because the page saves its state when it is unmounted, which the next test would find.
  cleanup();
  clearFlow();
  window.history.replaceState(null, "");
});

const box = (name: string) => screen.findByRole("checkbox", { name: new RegExp(`^${name}`) });
const panel = () => within(screen.getByRole("region", { name: "You use:" }));
const goOn = () => screen.getByRole("button", { name: "Continue" });
test("software is in groups of the role's categories, and the rest under Other", {
  tags: ["2.write.7", "2.write.10", "2.write.11", "2.write.12"],
}, async () => {
  renderPick("?role=HR", groups);
  await box("Quill");
  const headings = screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
  expect(headings.slice(0, 3)).toEqual([
    "Conversational Intelligence Software",
    "Emotion AI Software",
    "Other",
  ]);
  for (const [heading, name] of [
    ["Conversational Intelligence Software", "Quill"],
    ["Emotion AI Software", "Beacon"],
    ["Other", "Harbor"],
  ] as const) {
    const group = screen.getByRole("region", { name: heading });
    expect(within(group).getByRole("checkbox").closest("label")).toHaveTextContent(name);
    expect(within(group).getByRole("heading").querySelector("a")).toBeNull();
  }
  expect(
    screen.getByRole("link", { name: "Show more of Conversational Intelligence Software (22)" }),
  ).toHaveAttribute("href", `${path}?role=HR&category=conversational-intelligence-software`);
  expect(screen.getByText("Step 1 of 4")).toBeInTheDocument();
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("there are a search box and a list of categories, which begins with all", {
  tags: ["2.write.8", "2.write.9"],
}, async () => {
  renderPick("?role=HR&q=mail&category=erp", { rest: list([quill!]), named: [{ slug: "erp", name: "ERP" }] });
  expect(await screen.findByRole("searchbox", { name: "Search software" })).toHaveValue("mail");
  const links = within(screen.getByRole("navigation", { name: "Categories" })).getAllByRole("link");
  expect(
    links.map((link) => [link.textContent, link.getAttribute("href"), link.getAttribute("aria-current")]),
  ).toEqual([
    ["All Categories", `${path}?role=HR&q=mail`, null],
    ["CRM", `${path}?role=HR&q=mail&category=crm`, null],
    ["ERP", `${path}?role=HR&q=mail&category=erp`, "true"],
  ]);
  expect(screen.getByRole("heading", { level: 2, name: "“mail” in ERP" })).toBeInTheDocument();
});

test("the list of categories contains the first 15 of all, by name", {
  tags: ["2.write.9", "9.review.1"],
}, async () => {
  const sidebar = Array.from({ length: 15 }, (_, index) => ({
    slug: `c${index}`,
    name: `Category ${index}`,
  }));
  renderPick("?role=HR", { sidebar });
  const list = within(await screen.findByRole("navigation", { name: "Categories" }));
  expect(list.getAllByRole("link").map((link) => link.textContent)).toEqual([
    "All Categories",
    ...sidebar.map(({ name }) => name),
  ]);
  const asked = query.operation.selections.find((field) => "alias" in field && field.alias === "sidebar");
  expect(asked).toMatchObject({ name: "categories", args: [{ name: "first", value: 15 }] });
});

test("Continue is disabled until a product is picked, and passes on role and products", {
  tags: ["2.write.15", "2.write.16", "5.review.2"],
}, async () => {
  renderPick("?role=HR", groups);
  const quillBox = await box("Quill");
  expect(goOn()).toBeDisabled();
  await userEvent.click(quillBox);
  await userEvent.click(await box("Harbor"));
  expect(goOn()).toBeEnabled();
  await userEvent.click(goOn());
  expect(await screen.findByText(/success/)).toHaveTextContent(
    `${path}/success?last_completed_step=1&role=HR&products=${idOf(0)},${idOf(2)}`,
  );
});

test("the panel lists the picked products, with logos and their number, and removes them", {
  tags: ["2.write.13", "2.write.14"],
}, async () => {
  renderPick("?role=HR", groups);
  await userEvent.click(await box("Quill"));
  await userEvent.click(await box("Beacon"));
  expect(panel().getByRole("status")).toHaveTextContent("2 products");
  const items = panel().getAllByRole("listitem");
  expect(items.map((item) => item.textContent)).toEqual(["Quill", "Beacon"]);
  expect(items.map((item) => item.querySelector("img")?.getAttribute("src"))).toEqual([
    "/demo/Quill.svg",
    "/demo/Beacon.svg",
  ]);
  await userEvent.click(panel().getByRole("button", { name: "Remove Quill" }));
  expect(panel().getByRole("button", { name: "Remove Beacon" })).toHaveFocus();
  expect(await box("Quill")).not.toBeChecked();
  await userEvent.click(await box("Beacon"));
  expect(panel().getByRole("status")).toHaveTextContent("0 products");
  expect(goOn()).toBeDisabled();
  expect(currentFlow().picked).toEqual([]);
});

test("initially the products stored in the browser and those in the URL are picked", async () => {
  savePicked(picked(harbor));
  renderPick(`?role=HR&products=${idOf(0)}`, { ...groups, softwareByIds: [quill] });
  await expect.poll(async () => (await box("Quill")).matches(":checked")).toBe(true);
  expect(await box("Harbor")).toBeChecked();
  expect(await box("Beacon")).not.toBeChecked();
  expect(currentFlow()).toMatchObject({ role: "HR", picked: picked(harbor, quill) });
});

test("Back to a URL does not pick removed products again", async () => {
  renderPick(`?role=HR&products=${idOf(0)}`, { ...groups, softwareByIds: [quill] });
  await userEvent.click(await box("Quill"));
  expect(currentFlow().picked).toEqual([]);
  cleanup();
  renderPick(`?role=HR&products=${idOf(0)}`, { ...groups, softwareByIds: [quill] });
  expect(await box("Quill")).not.toBeChecked();
});

test("if the products in the URL exceed the maximum, it says so", async () => {
  const many = Array.from({ length: 19 }, (_, index) => named(`Thing ${index}`, index + 10));
  savePicked(picked(...many));
  const asked = { ...groups, softwareByIds: [quill, beacon, harbor] };
  renderPick(`?role=HR&products=${[0, 1, 2].map(idOf)}`, asked, ToastProvider);
  expect(await screen.findByText(/^2 products were not added\./)).toBeInTheDocument();
  expect(currentFlow().picked).toEqual(picked(...many, quill));
});

test("products of the user's own company cannot be picked; reviewed ones can, for editing", async () => {
  renderPick(`?role=HR&products=${idOf(0)}`, {
    ...groups,
    softwareByIds: [{ ...quill, isOwn: true }],
    one: list([{ ...quill, isOwn: true }]),
    two: list([{ ...beacon, ownReview: { databaseId: "1" } }]),
  });
  const own = await box("Quill");
  expect(own).toBeDisabled();
  expect(own).not.toBeChecked();
  expect(own.closest("label")).toHaveTextContent("Your own company’s product");
  const reviewed = await box("Beacon");
  expect(reviewed.closest("label")).toHaveTextContent("Already reviewed");
  await userEvent.click(reviewed);
  expect(
    panel()
      .getAllByRole("listitem")
      .map((item) => item.textContent),
  ).toEqual(["Beacon"]);
});

test("20 can be picked; another one is refused with a message", async () => {
  const many = Array.from({ length: 20 }, (_, index) => named(`Thing ${index}`, index + 10));
  savePicked(picked(...many));
  renderPick("?role=HR", groups);
  const quillBox = await box("Quill");
  expect(panel().getByText("You have selected as many as you can review at once.")).toBeInTheDocument();
  await userEvent.click(quillBox);
  expect(quillBox).not.toBeChecked();
  expect(panel().getAllByRole("listitem")).toHaveLength(20);
  expect(currentFlow().picked).toHaveLength(20);
});

test("without results: the specification's message, and a link back to all", {
  tags: ["8.empty.7"],
}, async () => {
  renderPick("?role=HR&q=zzz", {});
  expect(
    await screen.findByRole("heading", { name: "No software found matching your criteria." }),
  ).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Show all software" })).toHaveAttribute("href", `${path}?role=HR`);
});

test("a submitted search is in the URL, without the products stored in the browser", async () => {
  renderPick(`?role=HR&products=${idOf(0)}`, { ...groups, softwareByIds: [quill] });
  await userEvent.type(await screen.findByRole("searchbox", { name: "Search software" }), " mail {Enter}");
  const all = await screen.findByRole("link", { name: "CRM" });
  await expect.poll(() => all.getAttribute("href")).toBe(`${path}?role=HR&q=mail&category=crm`);
});

test("the query has the values of the URL", () => {
  const hr = ["conversational-intelligence-software", "emotion-ai-software", "data-labeling-software"];
  expect(data.variables(address(`?role=HR&products=${idOf(0)},no-id`))).toMatchObject({
    products: [idOf(0)],
    search: null,
    category: null,
    page: 1,
    isGrouped: true,
    slugs: hr,
    outside: hr,
    one: hr[0],
    three: hr[2],
    outsideThree: hr.slice(0, 2),
  });
  expect(data.variables(address("?role=HR&page=2"))).toMatchObject({
    isGrouped: false,
    outside: hr,
    page: 2,
  });
  for (const search of ["?role=Other", "?role=HR&q=mail", "?role=HR&category=crm"])
    expect(data.variables(address(search))).toMatchObject({ isGrouped: false, outside: [], one: null });
  // A form without scripts names the parameter once for each box.
  expect(data.variables(address(`?role=HR&products=${idOf(0)}&products=${idOf(1)}`))).toMatchObject({
    products: [idOf(0), idOf(1)],
  });
});

test.each(["", "?role=Wizard", "?role=", `?products=${idOf(0)}`])(
  "%j redirects to the page that asks for the role",
  (search) => {
    const thrown = thrownBy(() => data.variables(address(search))) as Response;
    expect(thrown.status).toBe(302);
    expect(thrown.headers.get("location")).toBe("/write-a-review");
  },
);

test("a page after the last one is not found", () => {
  const answer = { rest: { pageCursors: { totalPages: 2 } } } as never;
  expect(thrownBy(() => data.check?.(answer, address("?role=HR&page=2")))).toBeUndefined();
  const thrown = thrownBy(() => data.check?.(answer, address("?role=HR&page=3")));
  expect(notFoundText(thrown)?.heading).toBe("Page not found");
});
