import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { MockPayloadGenerator } from "relay-test-utils";
import { afterEach, expect, onTestFinished, test, vi } from "vitest";
import { clearFlow, currentFlow, savePicked } from "~/components/review-flow/draft";
import query, { type ProductsPickedPageQuery } from "~/relay/__generated__/ProductsPickedPageQuery.graphql";
import { fill } from "../../../test/fill";
import { renderPage } from "../../../test/render";
import { thrownBy } from "../../../test/thrown";
import data from "./data";
import ProductsPickedPage from "./ProductsPickedPage";

const path = "/write-a-review/used-products/new-review/success";
const idOf = (index: number) => `0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a0${index}`;
const named = (name: string, index: number, more: object = {}) => ({
  id: idOf(index),
  databaseId: idOf(index),
  name,
  slug: name.toLowerCase().replaceAll(" ", "-"),
  logoUrl: null,
  isOwn: false,
  ownReview: null,
  ...more,
});
const list = (software: readonly object[]) => ({ edges: software.map((node) => ({ node })) });
/** Resolvers for what a search finds. */
const finding = (...software: readonly object[]) =>
  Object.fromEntries([["SoftwareConnection", () => list(software)]]);
const address = (search: string) => ({ params: {}, url: new URL(`http://localhost${path}${search}`) });
const products = `${idOf(0)},${idOf(1)}`;
const defaultSearch = `?last_completed_step=1&role=HR&products=${products}`;

function renderPicked(search: string, software: readonly object[], found: readonly object[] = []) {
  return renderPage<ProductsPickedPageQuery>(ProductsPickedPage, {
    path,
    at: path + search,
    query,
    variables: data.variables(address(search)),
    mocks: { Query: { softwareByIds: software, directory: list(found) } },
  }).environment;
}

afterEach(() => {
  // First, because the page saves its state when it is unmounted, which the next test would find.
  cleanup();
  clearFlow();
  window.history.replaceState(null, "");
});

const rows = (name: string) => within(screen.getByRole("list", { name })).getAllByRole("listitem");
const more = () => within(screen.getByRole("region", { name: "Find more to review" }));
test("each chosen product has a Review button that links to its interview", {
  tags: ["2.write.17", "2.write.18", "2.write.19", "2.write.23"],
}, async () => {
  renderPicked(defaultSearch, [named("Quill Desk", 0), named("Abacus & Partners", 1)]);
  expect(
    await screen.findByRole("heading", {
      level: 1,
      name: "Write a short review on one of the products you use!",
    }),
  ).toBeInTheDocument();
  expect(screen.getByText("Step 2 of 4")).toBeInTheDocument();
  expect(screen.getByText("Select").closest("li")).toHaveTextContent("Select (completed)");
  expect(rows("Selected products").map((row) => row.textContent)).toEqual([
    "Quill DeskReview",
    "Abacus & PartnersReview",
  ]);
  expect(screen.getByRole("link", { name: "Review Quill Desk" })).toHaveAttribute(
    "href",
    `/products/quill-desk/interviews/new?role=HR&product_id=${idOf(0)}`,
  );
  expect(screen.getByRole("link", { name: "Review Abacus & Partners" })).toHaveAttribute(
    "href",
    `/products/abacus-partners/interviews/new?role=HR&product_id=${idOf(1)}`,
  );
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("reviewed products are edited, and products of the user's own company are not reviewed", async () => {
  renderPicked(defaultSearch, [
    named("Quill", 0, { ownReview: { databaseId: "1" } }),
    named("Beacon", 1, { isOwn: true }),
  ]);
  expect(await screen.findByRole("link", { name: "Edit Quill" })).toBeInTheDocument();
  expect(screen.getByText("Already reviewed")).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /Beacon/ })).toBeNull();
  expect(screen.getByText("You cannot review your own company’s product.")).toBeInTheDocument();
  // Neither waits for a review.
  expect(currentFlow().picked).toEqual([]);
});

test("products in the URL are picked initially, and not again after they were removed", async () => {
  const software = [named("Quill", 0), named("Beacon", 1)];
  renderPicked(defaultSearch, software);
  await expect.poll(() => currentFlow().picked.map(({ name }) => name)).toEqual(["Quill", "Beacon"]);
  cleanup();
  savePicked([]);
  // By Back, to the same history entry.
  renderPicked(defaultSearch, software);
  expect(await screen.findByRole("link", { name: "Review Quill" })).toBeInTheDocument();
  expect(currentFlow().picked).toEqual([]);
});

test("products that are no longer listed are reported, and removed", async () => {
  savePicked([{ id: idOf(1), name: "Gone", slug: "gone", logoUrl: null }]);
  renderPicked(defaultSearch, []);
  expect(await screen.findByText("The products you selected are no longer listed here.")).toBeInTheDocument();
  await expect.poll(() => currentFlow().picked).toEqual([]);
});

test("the search sends a request for more than 2 characters, and shows the results", {
  tags: ["2.write.20", "2.write.21", "5.search.3", "9.review.2"],
}, async () => {
  const environment = renderPicked(defaultSearch, [named("Quill", 0)]);
  const field = await screen.findByRole("searchbox", { name: "Search software" });
  await userEvent.type(field, "no");
  await userEvent.type(field, "t");
  await expect.poll(() => environment.mock.getAllOperations().length).toBe(1);
  const asked = environment.mock.getMostRecentOperation();
  expect(asked.request.variables).toEqual({ text: "not" });
  act(() => {
    environment.mock.resolveMostRecentOperation((operation) =>
      MockPayloadGenerator.generate(operation, finding(named("Notebook", 2))),
    );
  });
  expect(await screen.findByRole("link", { name: "Review Notebook" })).toHaveAttribute(
    "href",
    `/products/notebook/interviews/new?role=HR&product_id=${idOf(2)}`,
  );
  expect(more().getByRole("status")).toHaveTextContent("1 product found");
});

test("two characters send no request, however long the pause; three do", {
  tags: ["2.write.21", "5.search.3", "9.review.2"],
}, async () => {
  const environment = renderPicked(defaultSearch, [named("Quill", 0)]);
  const field = await screen.findByRole("searchbox", { name: "Search software" });
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const asked = (value: string) => {
    fireEvent.input(field, { target: { value } });
    act(() => void vi.advanceTimersByTime(60_000));
    return environment.mock.getAllOperations().length;
  };
  expect([asked("no"), asked("not")]).toEqual([0, 1]);
});

test("a late response does not replace a newer one", async () => {
  const environment = renderPicked(defaultSearch, [named("Quill", 0)]);
  const field = await screen.findByRole("searchbox", { name: "Search software" });
  const answer = (text: string, name: string) =>
    act(() => {
      const operation = environment.mock.findOperation((each) => each.request.variables["text"] === text);
      environment.mock.resolve(
        operation,
        MockPayloadGenerator.generate(operation, finding(named(name, name.length))),
      );
    });
  await userEvent.type(field, "not");
  await expect.poll(() => environment.mock.getAllOperations().length).toBe(1);
  await userEvent.clear(field);
  await fill(field, "mail");
  await expect.poll(() => environment.mock.getAllOperations().length).toBe(2);
  answer("mail", "Mailer");
  expect(await screen.findByRole("link", { name: "Review Mailer" })).toBeInTheDocument();
  answer("not", "Notebook");
  expect(screen.queryByRole("link", { name: "Review Notebook" })).toBeNull();
  expect(screen.getByRole("link", { name: "Review Mailer" })).toBeInTheDocument();
});

test("at most 5 results are requested", { tags: ["2.write.22", "9.review.3"] }, () => {
  expect(JSON.stringify(query.operation)).toContain('"name":"first","value":5');
});

test("a search in the URL is shown at once; one without results says so", async () => {
  renderPicked(`${defaultSearch}&q=zzz`, [named("Quill", 0)]);
  expect(await screen.findByRole("searchbox", { name: "Search software" })).toHaveValue("zzz");
  expect(more().getByRole("status")).toHaveTextContent("No software found for “zzz”.");
});

test("without scripts its form keeps role and products", async () => {
  renderPicked(defaultSearch, [named("Quill", 0)]);
  const form = await screen.findByRole("search", { name: "Find more to review" });
  expect(form).toHaveAttribute("action", `${path}?last_completed_step=1`);
  const hidden = [...form.querySelectorAll<HTMLInputElement>("input[type=hidden]")];
  expect(hidden.map(({ name, value }) => `${name}=${value}`)).toEqual([
    "last_completed_step=1",
    "role=HR",
    `products=${products}`,
  ]);
});

test("the query has the values of the URL", { tags: ["2.write.18", "5.search.3"] }, () => {
  expect(data.variables(address(defaultSearch))).toEqual({
    products: [idOf(0), idOf(1)],
    search: "",
    isSearched: false,
  });
  expect(data.variables(address(`${defaultSearch}&q=no`))).toMatchObject({ isSearched: false });
  expect(data.variables(address(`${defaultSearch}&q=not`))).toMatchObject({
    search: "not",
    isSearched: true,
  });
});

test.each([
  [`?products=${idOf(0)}`, "/write-a-review"],
  [`?role=Wizard&products=${idOf(0)}`, "/write-a-review"],
  ["?role=HR", "/write-a-review/used-products/new-review?role=HR"],
  ["?role=HR&products=,nonsense,", "/write-a-review/used-products/new-review?role=HR"],
  // As the form of the previous page submits it without scripts.
  [
    `?role=HR&category=&q=mail&products=${idOf(0)}&products=${idOf(1)}&last_completed_step=1`,
    `${path}?last_completed_step=1&role=HR&products=${products}`,
  ],
])("%s leads to %s", (search, target) => {
  const thrown = thrownBy(() => data.variables(address(search))) as Response;
  expect(thrown.status).toBe(302);
  expect(thrown.headers.get("location")).toBe(target);
});
