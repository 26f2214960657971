import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import query, { type ReviewsPageQuery } from "~/relay/__generated__/ReviewsPageQuery.graphql";
import { renderPage } from "../../../test/render";
import { notFoundHeading } from "../../../test/thrown";
import data from "./data";
import ReviewsPage from "./ReviewsPage";

const review = {
  databaseId: "r1",
  rating: 5,
  title: "It weighs well",
  content: "Every day.",
  isVerified: false,
  isEdited: false,
  createdAt: "2026-03-07T23:30:00.000Z",
  author: null,
  role: null,
  pros: [],
  cons: [],
  software: { databaseId: "s1", name: "Quill", logoUrl: null },
  language: null,
};
const address = (search: string) => ({ params: {}, url: new URL(search, "http://localhost/reviews") });
const edges = (nodes: readonly object[]) => ({ edges: nodes.map((node) => ({ node })) });

interface Shown {
  reviews?: readonly object[];
  top?: readonly object[];
  filtered?: number;
  languages?: readonly object[];
}

function renderReviews(
  search: string,
  { reviews = [review], top = [], filtered = 41, languages = [] }: Shown = {},
) {
  renderPage<ReviewsPageQuery>(ReviewsPage, {
    path: "/reviews",
    at: `/reviews${search}`,
    query,
    choices: data.choices,
    variables: data.variables(address(search)),
    mocks: {
      Query: {
        directoryCounts: { reviews: 3398 },
        categories: [
          { slug: "crm", name: "CRM" },
          { slug: "erp", name: "ERP" },
        ],
        chosen: [search.includes("crm") ? { slug: "crm", name: "CRM" } : { slug: "erp", name: "ERP" }],
        reviews: {
          ...edges(reviews),
          totalCount: filtered,
          pageCursors: { totalPages: 3, around: [{ page: 1 }, { page: 2 }, { page: 3 }] },
        },
        top: edges(top),
        reviewLanguages: languages,
      },
    },
  });
}

const optionsOf = (select: HTMLElement) =>
  within(select)
    .getAllByRole("option")
    .map((option) => [(option as HTMLOptionElement).value, option.textContent]);

test("the header, the filters and the sort orders are the specification's", {
  tags: [
    "2.reviews.1",
    "2.reviews.3",
    "2.reviews.4",
    "2.reviews.5",
    "2.reviews.6",
    "2.reviews.7",
    "2.reviews.8",
  ],
}, async () => {
  renderReviews("");
  expect(await screen.findByRole("heading", { level: 1, name: "Software Reviews" })).toBeInTheDocument();
  expect(
    screen.getByText("Read authentic reviews from real users to make informed software decisions"),
  ).toBeInTheDocument();
  expect(optionsOf(screen.getByRole("combobox", { name: "Category" }))).toEqual([
    ["", "All Categories"],
    ["crm", "CRM"],
    ["erp", "ERP"],
  ]);
  expect(optionsOf(screen.getByRole("combobox", { name: "Rating" }))).toEqual([
    ["", "All Ratings"],
    ["5", "5 Stars"],
    ["4", "4 Stars"],
    ["3", "3 Stars"],
    ["low", "1-2 Stars"],
  ]);
  expect(optionsOf(screen.getByRole("combobox", { name: "Sort By" }))).toEqual([
    ["", "Most Recent"],
    ["highest", "Highest Rating"],
    ["lowest", "Lowest Rating"],
  ]);
});

test("all reviews and those that match the filters are counted", {
  tags: ["2.reviews.9", "2.reviews.10"],
}, async () => {
  renderReviews("?q=mail&category=crm&rating=low", { filtered: 41 });
  const counts = await screen.findByRole("status");
  expect(counts).toHaveTextContent("Total Reviews 3,398");
  expect(counts).toHaveTextContent("Filtered Results 41");
});

test("a review shows its software and its date, each a link", {
  tags: ["2.reviews.16", "2.reviews.17", "3.review.6", "9.dates.1"],
}, async () => {
  renderReviews("");
  const card = within(await screen.findByRole("article", { name: "It weighs well" }));
  expect(card.getByRole("link", { name: "Quill" })).toHaveAttribute("href", "/software/s1");
  expect(card.getByRole("link", { name: "Mar 7, 2026" })).toHaveAttribute("href", "/reviews/r1");
  expect(card.getByText("Anonymous")).toBeInTheDocument();
});

test("the top reviews are next to the list, none of them under four stars", {
  tags: ["2.reviews.13", "2.reviews.16", "2.reviews.17", "9.review.4"],
}, async () => {
  const rated = (rating: number) => ({
    ...review,
    databaseId: `t${rating}`,
    rating,
    title: `Given ${rating}`,
  });
  renderReviews("", { top: [rated(5), rated(4), rated(3)] });
  const best = within(await screen.findByRole("region", { name: "Top Reviews" }));
  const cards = best.getAllByRole("article");
  expect(cards.map((card) => within(card).getByRole("heading").textContent)).toEqual(["Given 5", "Given 4"]);
  for (const card of cards) {
    expect(within(card).getByRole("link", { name: "Quill" })).toHaveAttribute("href", "/software/s1");
    expect(within(card).getByText("Mar 7, 2026")).toBeInTheDocument();
  }
});

test("six are requested, by stars, whatever the filters", {
  tags: ["2.reviews.12", "2.reviews.14", "9.review.5"],
}, () => {
  const top = JSON.stringify(query.operation).split('"alias":"top"')[1]?.split('"concreteType"')[0] ?? "";
  expect(top).toContain('"name":"first","value":6}');
  expect(top).toContain('"name":"sort","value":"HIGHEST"');
  expect(top).not.toContain("variableName");
});

test("without top reviews it says so", { tags: ["2.reviews.15"] }, async () => {
  renderReviews("", { top: [{ ...review, rating: 3 }] });
  expect(await screen.findByText("No highly rated reviews yet")).toBeInTheDocument();
});

test.each([
  ["", { search: null, category: null, chosen: [], rating: null, sort: "RECENT", page: 1 }],
  ["?q=+mail+&category=crm&page=2", { search: "mail", category: "crm", chosen: ["crm"], page: 2 }],
  ["?rating=5", { rating: "FIVE" }],
  ["?rating=4", { rating: "FOUR" }],
  ["?rating=3", { rating: "THREE" }],
  ["?rating=low", { rating: "LOW" }],
  ["?rating=1", { rating: null }],
  ["?sort=recent", { sort: "RECENT" }],
  ["?sort=highest", { sort: "HIGHEST" }],
  ["?sort=lowest", { sort: "LOWEST" }],
])(
  "%s in the URL requests %o",
  { tags: ["2.reviews.2", "2.reviews.3", "2.reviews.4", "2.reviews.5", "2.reviews.6"] },
  (search, asked) => {
    expect(data.variables(address(search))).toMatchObject(asked);
  },
);

test("a page holds 20", { tags: ["2.reviews.20"] }, () => {
  expect(JSON.stringify(query.operation)).toContain('"name":"first","value":20}');
});

test("each filter has a chip that removes it, and keeps the sort order", async () => {
  renderReviews("?q=mail&category=crm&rating=low&sort=lowest&page=2");
  const chips = within(await screen.findByRole("navigation", { name: "Active filters" }));
  expect(chips.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["“mail”", "/reviews?category=crm&rating=low&sort=lowest"],
    ["CRM", "/reviews?q=mail&rating=low&sort=lowest"],
    ["1-2 Stars", "/reviews?q=mail&category=crm&sort=lowest"],
    ["Clear Filters", "/reviews?sort=lowest"],
  ]);
  expect(screen.getByRole("link", { name: "Page 3" })).toHaveAttribute(
    "href",
    "/reviews?q=mail&category=crm&rating=low&sort=lowest&page=3",
  );
});

test("a choice is in the URL at once, a text after submitting, both on page 1", async () => {
  renderReviews("?rating=5&page=2");
  await userEvent.selectOptions(await screen.findByRole("combobox", { name: "Category" }), "erp");
  expect(await screen.findByRole("link", { name: "Remove filter ERP" })).toHaveAttribute(
    "href",
    "/reviews?rating=5",
  );
  await userEvent.type(screen.getByRole("searchbox", { name: "Search reviews" }), "chat{Enter}");
  expect(await screen.findByRole("link", { name: "Remove filter “chat”" })).toHaveAttribute(
    "href",
    "/reviews?category=erp&rating=5",
  );
  await waitFor(() => expect(screen.getByRole("combobox", { name: "Category" })).toHaveValue("erp"));
});

test("without results: the specification's message, and a link to all", {
  tags: ["2.reviews.11", "8.empty.10"],
}, async () => {
  renderReviews("?q=zzz&sort=lowest", { reviews: [], filtered: 0 });
  expect(await screen.findByRole("heading", { name: "No reviews found" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Clear Filters" })).toHaveAttribute("href", "/reviews?sort=lowest");
});

test("search engines index the plain list, page by page, and no filtered one", async () => {
  renderReviews("?page=2");
  await screen.findByRole("heading", { level: 1 });
  expect(document.title).toBe("Software Reviews, page 2 | Assay");
  expect(document.querySelector("link[rel=canonical]")).toHaveAttribute(
    "href",
    "https://assay.example/reviews?page=2",
  );
  expect(document.querySelector("meta[name=robots]")).toBeNull();
  const texts = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    (script) => script.textContent,
  );
  expect(JSON.parse(texts[1] ?? "")).toMatchObject({
    "@type": "ItemList",
    itemListElement: [{ position: 21, name: "It weighs well", url: "https://assay.example/reviews/r1" }],
  });
});

test("a filtered list is followed, but not indexed", async () => {
  renderReviews("?sort=highest");
  await screen.findByRole("heading", { level: 1 });
  expect(document.querySelector("meta[name=robots]")).toHaveAttribute("content", "noindex, follow");
  expect(document.querySelector("link[rel=canonical]")).toHaveAttribute(
    "href",
    "https://assay.example/reviews?sort=highest",
  );
});

test("a page after the last one is not found, an empty list is shown", () => {
  const answer = (totalPages: number) => ({ reviews: { pageCursors: { totalPages } } }) as never;
  expect(notFoundHeading(() => data.check?.(answer(0), address("")))).toBeNull();
  expect(notFoundHeading(() => data.check?.(answer(8), address("?page=8")))).toBeNull();
  expect(notFoundHeading(() => data.check?.(answer(8), address("?page=9")))).toBe("Page not found");
});

test("reviews are filtered by language, and their texts have language and direction", async () => {
  const languages = [
    { tag: "en", name: "English", count: 3000 },
    { tag: "ar", name: "Arabic", count: 2 },
  ];
  const arabic = { ...review, title: "أداة سهلة", content: "واضحة", pros: ["سريعة"], language: "ar" };
  renderReviews("?language=ar-EG", { reviews: [arabic], languages });
  const select = await screen.findByRole("combobox", { name: "Language" });
  expect(optionsOf(select)).toEqual([
    ["", "All Languages"],
    ["en", "English (3,000)"],
    ["ar", "Arabic (2)"],
  ]);
  expect(select).toHaveValue("ar");
  for (const text of ["أداة سهلة", "واضحة", "سريعة"]) {
    expect(screen.getByText(text)).toHaveAttribute("dir", "rtl");
    expect(screen.getByText(text).closest("[lang]")).toHaveAttribute("lang", "ar");
  }
  expect(screen.getByRole("link", { name: /Arabic/ })).toHaveAttribute("href", "/reviews");
  expect(data.variables(address("?language=<b>"))).toMatchObject({ language: null });
});

test("where all reviews are in one language nothing filters by it, and an unknown one has no direction", async () => {
  renderReviews("", { languages: [{ tag: "en", name: "English", count: 3 }] });
  expect(await screen.findByText("It weighs well")).toHaveAttribute("dir", "auto");
  expect(screen.queryByRole("combobox", { name: "Language" })).toBeNull();
});
