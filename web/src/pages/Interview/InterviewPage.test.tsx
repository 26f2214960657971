import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import query, { type InterviewPageQuery } from "~/relay/__generated__/InterviewPageQuery.graphql";
import { notFoundText } from "~/relay/not-found";
import { addRoutes } from "../../../test/pages";
import { renderPage } from "../../../test/render";
import { thrownBy } from "../../../test/thrown";
import data from "./data";
import InterviewPage from "./InterviewPage";

const id = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a00";
const quill = {
  databaseId: id,
  name: "Quill Desk",
  slug: "stored",
  logoUrl: null,
  isActive: true,
  isOwn: false,
  ownReview: null,
};
const address = (name: string, search: string) => ({
  params: { productName: name },
  url: new URL(`http://localhost/products/${name}/interviews/new${search}`),
});
const right = address("quill-desk", `?role=HR&product_id=${id}`);

function renderInterview(more: object = {}, { url } = right) {
  renderPage<InterviewPageQuery>(InterviewPage, {
    path: "/products/:productName/interviews/new",
    at: url.pathname + url.search,
    query,
    variables: data.variables(right),
    mocks: { Query: { software: { ...quill, ...more } } },
  });
}

const check = (software: object | null, at = right) =>
  thrownBy(() => data.check?.({ software } as InterviewPageQuery["response"], at));

test("asks how to write, and shows the product", { tags: ["2.write.27", "2.write.28"] }, async () => {
  renderInterview();
  expect(
    await screen.findByRole("heading", { level: 1, name: "How would you like to leave your review?" }),
  ).toBeInTheDocument();
  expect(screen.getByText(/^You're reviewing:/)).toHaveTextContent("You're reviewing: Quill Desk");
  expect(screen.getByText("Step 2 of 4")).toBeInTheDocument();
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex");
});

test("Voice Interview is disabled and labelled Coming Soon", {
  tags: ["2.write.29", "4.wizard.3"],
}, async () => {
  renderInterview();
  const voice = await screen.findByRole("button", { name: /^Voice Interview Coming Soon/ });
  expect(voice).toBeDisabled();
});

test("typing leads to the form, with role and product", {
  tags: ["2.write.26", "2.write.30", "4.wizard.4"],
}, async () => {
  addRoutes("/write-a-review/review-form");
  renderInterview();
  expect(await screen.findByRole("link", { name: /^I'll type it myself/ })).toHaveAttribute(
    "href",
    `/write-a-review/review-form?role=HR&products=${id}`,
  );
});

test("without a role it leads on without one", async () => {
  addRoutes("/write-a-review/review-form");
  renderInterview({}, address("quill-desk", `?product_id=${id}`));
  expect(await screen.findByRole("link", { name: /^I'll type it myself/ })).toHaveAttribute(
    "href",
    `/write-a-review/review-form?products=${id}`,
  );
});

test("for a reviewed product it leads to editing that review", async () => {
  addRoutes("/write-a-review/review-form");
  renderInterview({ ownReview: { databaseId: "1" } });
  expect(await screen.findByText(/^You have already reviewed this product/)).toBeInTheDocument();
  expect(screen.getByRole("link", { name: /^I'll type it myself/ })).toHaveAttribute(
    "href",
    `/write-a-review/review-form?role=HR&products=${id}&edit=review`,
  );
});

test("a product of the user's own company cannot be reviewed", async () => {
  addRoutes("/write-a-review/review-form");
  renderInterview({ isOwn: true });
  expect(await screen.findByText(/own company/)).toBeInTheDocument();
  expect(screen.queryByRole("link", { name: /type it myself/ })).toBeNull();
  expect(screen.getByRole("link", { name: "Review another product" })).toHaveAttribute(
    "href",
    "/write-a-review",
  );
});

test.each([
  ["unknown", () => check(null)],
  ["a Draft", () => check({ ...quill, isActive: false })],
  ["without an id", () => thrownBy(() => data.variables(address("quill-desk", "?role=HR")))],
  ["with an id that is none", () => thrownBy(() => data.variables(address("quill-desk", "?product_id=7")))],
])(
  "a product that is %s is a 404 with the specification's text",
  { tags: ["2.write.31", "8.not-found.4"] },
  (_which, thrown) => {
    expect(thrown()).toMatchObject({ init: { status: 404 } });
    expect(notFoundText(thrown())).toEqual({
      heading: "Product not found",
      text: "The product you're looking for doesn't exist.",
    });
  },
);

test("a wrong name in the path is redirected", () => {
  expect(check(quill)).toBeUndefined();
  const thrown = check(quill, address("other", `?role=HR&product_id=${id}`)) as Response;
  expect(thrown.status).toBe(301);
  expect(thrown.headers.get("location")).toBe(`/products/quill-desk/interviews/new?role=HR&product_id=${id}`);
});

test("a name without usable characters has the stored slug in the path", () => {
  const arabic = { ...quill, name: "دليل", slug: "دليل" };
  const at = { ...right, params: { productName: "دليل" } };
  expect(check(arabic, at)).toBeUndefined();
  expect((check(arabic) as Response).headers.get("location")).toContain(encodeURIComponent("دليل"));
});
