import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import query, { type ReviewPageQuery } from "~/relay/__generated__/ReviewPageQuery.graphql";
import { notFoundText } from "~/relay/not-found";
import { renderPage } from "../../../test/render";
import { thrownBy } from "../../../test/thrown";
import data from "./data";
import ReviewPage from "./ReviewPage";

const id = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55";
const software = {
  databaseId: "s1",
  name: "Quill",
  logoUrl: null,
  reviewCount: 12,
  avgRating: 4.46,
  plans: [],
  category: { slug: "crm", name: "CRM", categoryType: "SOFTWARE" },
};
const review = {
  databaseId: id,
  rating: 4,
  title: "It weighs well",
  content: "First.\n\nSecond.",
  isVerified: true,
  labels: [{ kind: "PROOF_OF_USE", text: "Proof of use: invoice, seen by moderators in November 2026" }],
  isEdited: true,
  helpfulCount: 3,
  createdAt: "2026-03-07T23:30:00.000Z",
  author: { displayName: "Ada Byron", designation: "Engineer" },
  role: "Design",
  companySize: "11-50",
  industry: "Shipping",
  usedFor: "1-2-years",
  easeOfUse: 5,
  support: null,
  value: 3,
  pros: ["Fast"],
  cons: ["Loud"],
  answer: null,
};
/** Another review of the same software. */
const other = (databaseId: string) => ({ node: { ...review, databaseId, title: `Said ${databaseId}` } });

function renderReview(change: object = {}, others: readonly object[] = []) {
  const about = { ...software, reviews: { edges: others } };
  return renderPage<ReviewPageQuery>(ReviewPage, {
    path: "/reviews/:id",
    at: `/reviews/${id}`,
    query,
    variables: { databaseId: id },
    mocks: { Query: { review: { ...review, software: about, ...change } } },
  });
}

test("the review is shown completely: stars, text, aspects, pros and cons, author and date", async () => {
  renderReview();
  expect(await screen.findByRole("heading", { level: 1, name: "It weighs well" })).toBeInTheDocument();
  const article = within(screen.getAllByRole("article")[0]!);
  expect(article.getByRole("img", { name: "Rated 4.0 out of 5" })).toBeInTheDocument();
  for (const words of ["First.", "Second.", "Fast", "Loud", "Ada Byron", "Engineer", "Shipping"])
    expect(article.getByText(words)).toBeInTheDocument();
  expect(article.getByText("11–50 employees")).toBeInTheDocument();
  expect(article.getByText("used for 1–2 years")).toBeInTheDocument();
  expect(article.getByRole("list", { name: "Ratings by aspect" })).toHaveTextContent(
    "Ease of use 5/5Value 3/5",
  );
  expect(article.getByText("Mar 7, 2026").parentElement).toHaveTextContent("Mar 7, 2026 · edited");
  expect(article.getByText("Verified Reviewer")).toBeInTheDocument();
  const label = "Proof of use: invoice, seen by moderators in November 2026";
  expect(article.getByRole("link", { name: label })).toHaveAttribute(
    "href",
    "/review-guidelines#what-labels-mean",
  );
  expect(article.getByText("3 people found this review helpful")).toBeInTheDocument();
  expect(article.getByRole("link", { name: "Quill" })).toHaveAttribute("href", "/software/s1");
});

test("labels such as verified, edited and helpful appear only with cause", {
  tags: ["3.review.6"],
}, async () => {
  renderReview({ isVerified: false, labels: [], isEdited: false, helpfulCount: 0, author: null });
  expect(await screen.findByText("Anonymous")).toBeInTheDocument();
  for (const words of [/Verified Reviewer/, /Proof of use/, /edited/, /helpful/])
    expect(screen.queryByText(words)).toBeNull();
});

test("the vendor's answer is below it, with author and date", async () => {
  const content = Array.from({ length: 30 }, (_, line) => `Answer ${line}.`).join("\n\n");
  const company = { databaseId: "c1", name: "<b>Ferrite</b> شركة" };
  renderReview({ answer: { content, createdAt: "2026-03-09T10:00:00.000Z", isEdited: true, company } });
  const answer = within(await screen.findByRole("article", { name: "Answer from <b>Ferrite</b> شركة" }));
  expect(answer.getByText("Answer 29.")).toBeInTheDocument();
  expect(answer.getByText("Mar 9, 2026").parentElement).toHaveTextContent("Mar 9, 2026 · edited");
  expect(answer.getByRole("link")).toHaveAttribute("href", "/companies/c1");
});

test("one helpful vote uses the singular", async () => {
  renderReview({ helpfulCount: 1 });
  expect(await screen.findByText("1 person found this review helpful")).toBeInTheDocument();
});

test("a long review is not truncated", async () => {
  const content = Array.from({ length: 50 }, (_, line) => `Line ${line}.`).join("\n\n");
  renderReview({ content });
  expect(await screen.findByText("Line 49.")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /Show/ })).toBeNull();
});

test("up to three other reviews of the same software follow", async () => {
  renderReview({}, [other("a"), other(id), other("b"), other("c")]);
  const more = within(await screen.findByRole("region", { name: "More reviews of Quill" }));
  expect(more.getAllByRole("heading", { level: 3 }).map((heading) => heading.textContent)).toEqual([
    "Said a",
    "Said b",
    "Said c",
  ]);
  expect(more.getByRole("link", { name: "Read all 12 reviews" })).toHaveAttribute(
    "href",
    "/software/s1?tab=reviews",
  );
});

test("without other reviews there is no section for them", async () => {
  renderReview({}, [other(id)]);
  await screen.findByRole("heading", { level: 1 });
  expect(screen.queryByText(/More reviews/)).toBeNull();
});

test("the head and the structured data match the page", async () => {
  renderReview();
  await screen.findByRole("heading", { level: 1 });
  expect(document.title).toBe("“It weighs well”: a review of Quill | Assay");
  expect(document.querySelector("link[rel=canonical]")).toHaveAttribute(
    "href",
    `https://assay.example/reviews/${id}`,
  );
  expect(document.querySelector("meta[name=description]")).toHaveAttribute(
    "content",
    "4 out of 5 for Quill. First. Second.",
  );
  expect(document.querySelector('meta[property="og:type"]')).toHaveAttribute("content", "article");
  expect(document.querySelector('meta[property="og:image"]')).toHaveAttribute(
    "content",
    "https://assay.example/pictures/software/s1.png?v=4.5-12",
  );
  expect(document.querySelector('link[type="application/rss+xml"]')).toHaveAttribute(
    "href",
    "https://assay.example/software/s1/reviews.rss",
  );
  const things = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent),
  );
  expect(things.find((thing) => thing["@type"] === "Review")).toEqual({
    "@context": "https://schema.org",
    "@type": "Review",
    url: `https://assay.example/reviews/${id}`,
    name: "It weighs well",
    reviewBody: "First.\n\nSecond.",
    datePublished: "2026-03-07",
    author: { "@type": "Person", name: "Ada Byron" },
    reviewRating: { "@type": "Rating", ratingValue: 4, bestRating: 5, worstRating: 1 },
    itemReviewed: {
      "@type": "SoftwareApplication",
      name: "Quill",
      url: "https://assay.example/software/s1",
      applicationCategory: "CRM",
    },
  });
});

test.each([
  [{ name: "Bookkeeping", categoryType: "SERVICE" }, "Service"],
  // A hidden category may be of either type.
  [null, "Product"],
])("for software in the category %j structured data have the type %s", async (category, type) => {
  renderReview({ software: { ...software, category, reviews: { edges: [] } } });
  await screen.findByRole("heading", { level: 1 });
  const things = [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) =>
    JSON.parse(script.textContent),
  );
  expect(things.find((thing) => thing["@type"] === "Review").itemReviewed).toEqual({
    "@type": type,
    name: "Quill",
    url: "https://assay.example/software/s1",
  });
});

test.each([
  ["no review", () => data.check?.({ review: null }, address(id))],
  ["an address that is no id", () => data.variables(address("no-such-review"))],
])("%s is a 404", (_, run) => {
  const thrown = thrownBy(() => run());
  expect(thrown).toMatchObject({ init: { status: 404 } });
  expect(notFoundText(thrown)?.heading).toBe("Review Not Found");
});

test("an id in upper case is redirected", () => {
  expect(data.variables(address(id.toUpperCase()))).toEqual({ databaseId: id });
  const thrown = thrownBy(() =>
    data.check?.({ review: { databaseId: id } } as never, address(id.toUpperCase())),
  );
  expect((thrown as Response).status).toBe(301);
  expect((thrown as Response).headers.get("location")).toBe(`/reviews/${id}`);
});

function address(param: string) {
  return { params: { id: param }, url: new URL(`http://localhost/reviews/${param}`) };
}
