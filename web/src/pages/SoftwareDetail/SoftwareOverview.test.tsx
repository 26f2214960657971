import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "~/paths";
import query, { type SoftwareDetailPageQuery } from "~/relay/__generated__/SoftwareDetailPageQuery.graphql";
import { renderPage } from "../../../test/render";
import data from "./data";
import SoftwareDetailPage from "./SoftwareDetailPage";

const id = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55";
const nothing = { featureCount: 0, yesCount: 0, offeredCount: 0, confirmedCount: 0, topFeatures: [] };
const noSummary = {
  months: [],
  companySizes: [],
  industries: [],
  mostHelpfulPositive: null,
  mostHelpfulCritical: null,
};
/** A listing of which only the name is known. */
const quill = {
  ...{ databaseId: id, name: "Quill", slug: "quill", isActive: true, isOwn: false },
  ...{ description: null, shortDescription: null, websiteUrl: null, logoUrl: null, company: null },
  ...{ avgRating: null, reviewCount: 0, planCount: 0, plans: [], features: [], screenshots: [], similar: [] },
  ...{ platforms: [], hasFreeTrial: null, languages: [], supportKinds: [], integrations: [], licenses: [] },
  ...{ prosAndCons: { pros: [], cons: [] }, reviewSummary: noSummary, featureCoverage: nothing },
  manipulationNotice: null,
};

async function renderOverview(more: object = {}) {
  const at = `/software/${id}`;
  renderPage<SoftwareDetailPageQuery>(SoftwareDetailPage, {
    path: "/software/:id",
    at,
    query,
    variables: data.variables({ params: { id }, url: new URL(at, "http://localhost") }),
    mocks: { Query: { software: { ...quill, ...more } } },
  });
  await screen.findByRole("heading", { level: 1, name: "Quill" });
}

const main = () => screen.getAllByRole("heading", { level: 2 }).map((heading) => heading.textContent);
const region = (name: string) => within(screen.getByRole("region", { name }));

const review = (title: string, rating: number) => ({
  ...{ databaseId: `id-${title}`, rating, title, language: "en", createdAt: "2026-05-02T10:00:00Z" },
  ...{ isVerified: true, author: { displayName: "Ada" } },
});

test("a listing with nothing but a name says what can be done, and has no empty part", async () => {
  await renderOverview();
  expect(main().filter((name) => name !== "Quick Actions")).toEqual(["About Quill", "What users say"]);
  expect(screen.getByText("No description available.")).toBeInTheDocument();
  const rest = region("What users say");
  expect(rest.getByRole("link", { name: "Write the first review" })).toHaveAttribute(
    "href",
    `/products/quill/interviews/new?product_id=${id}`,
  );
  expect(rest.getByRole("link", { name: "See alternatives" })).toHaveAttribute(
    "href",
    paths.alternatives(id),
  );
});

test("its own vendor is not asked for the first review", async () => {
  await renderOverview({ isOwn: true });
  expect(screen.queryByRole("link", { name: "Write the first review" })).toBeNull();
});

test("what people like and dislike opens the reviews that say so", async () => {
  const prosAndCons = { pros: [{ text: "Fast", count: 3 }], cons: [{ text: "Dear", count: 2 }] };
  await renderOverview({ reviewCount: 9, prosAndCons });
  const points = region("What people like and dislike");
  expect(points.getByRole("link", { name: "Fast" })).toHaveAttribute(
    "href",
    paths.software(id, { tab: "reviews", pro: "Fast" }),
  );
  expect(points.getByRole("list", { name: "Cons" })).toHaveTextContent("Dear (2 reviews)");
  expect(screen.queryByRole("region", { name: "What users say" })).toBeNull();
});

test("the most helpful reviews, one without votes as the newest", async () => {
  const reviewSummary = {
    ...noSummary,
    mostHelpfulPositive: { voteCount: 12, excerpt: "It writes…", review: review("Good ink", 5) },
    mostHelpfulCritical: { voteCount: 0, excerpt: "It blots.", review: review("Blots", 2) },
  };
  await renderOverview({ reviewCount: 9, reviewSummary });
  const first = screen.getByRole("article", { name: "Good ink" });
  expect(first).toHaveTextContent(/Most helpful positive review.*12 people found it helpful.*It writes…/);
  expect(within(first).getByRole("link", { name: "Read the whole review “Good ink”" })).toHaveAttribute(
    "href",
    paths.review("id-Good ink"),
  );
  expect(screen.getByRole("article", { name: "Blots" })).toHaveTextContent(/Newest critical review/);
});

test("only one side has no empty place for the other", async () => {
  const mostHelpfulPositive = { voteCount: 1, excerpt: "It writes.", review: review("Good ink", 5) };
  await renderOverview({ reviewCount: 1, reviewSummary: { ...noSummary, mostHelpfulPositive } });
  expect(screen.getAllByRole("article")).toHaveLength(1);
  expect(screen.getByText(/1 person found it helpful/)).toBeInTheDocument();
});

test("rating over time is a picture with words and a table; two months are no course", async () => {
  const month = (month: string, avgRating: number, reviewCount = 4) => ({ month, avgRating, reviewCount });
  const months = [month("2025-12", 3.5), month("2026-01", 4.25, 1), month("2026-03", 4.5)];
  await renderOverview({ reviewCount: 9, reviewSummary: { ...noSummary, months } });
  const part = region("Rating over time");
  expect(part.getByRole("img")).toHaveAccessibleName(
    "Chart: mean rating by month, Dec 2025 to Mar 2026: first 3.5, last 4.5, lowest 3.5, highest 4.5",
  );
  expect(part.getByText(/pale columns are of fewer than three/)).toHaveTextContent(
    "Months without a review are empty.",
  );
  const rows = within(part.getByRole("table", { hidden: true })).getAllByRole("row", { hidden: true });
  expect(rows.map((row) => row.textContent)).toEqual([
    "MonthRatingReviews",
    "Mar 20264.54",
    "Jan 20264.31",
    "Dec 20253.54",
  ]);
});

test("two months of reviews are no course of the rating", async () => {
  const months = ["2026-01", "2026-02"].map((month) => ({ month, avgRating: 4, reviewCount: 9 }));
  await renderOverview({ reviewCount: 18, reviewSummary: { ...noSummary, months } });
  expect(screen.queryByRole("region", { name: "Rating over time" })).toBeNull();
});

test("who uses it: sizes in their order, with counts", async () => {
  const companySizes = [
    { name: "1000+", count: 9 },
    { name: "11-50", count: 3 },
  ];
  await renderOverview({ reviewCount: 12, reviewSummary: { ...noSummary, companySizes } });
  const part = region("Who uses it");
  expect(part.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
    "11–503 reviewers",
    "1,000+9 reviewers",
  ]);
  expect(part.queryByText("Industries")).toBeNull();
});

test("plans and features at a glance lead to their tabs", async () => {
  const plan = (number: number) => ({
    ...{ databaseId: String(number), name: `Plan ${number}`, price: `${number}.00`, currency: "USD" },
    ...{ billingPeriod: "MONTH", unit: "PERSON", minimumPeople: null, isPopular: number === 2 },
  });
  await renderOverview({
    plans: [1, 2, 3, 4, 5, 6].map(plan),
    featureCoverage: {
      ...{ featureCount: 40, yesCount: 27, offeredCount: 20, confirmedCount: 15 },
      topFeatures: ["Seals"],
      categories: [{ name: "Letters" }, { name: "Office" }],
    },
  });
  const plans = region("Plans at a glance");
  expect(plans.getAllByRole("term").map((term) => term.textContent)).toEqual([
    "Plan 1",
    "Plan 2Popular",
    ...["Plan 3", "Plan 4", "Plan 5"],
  ]);
  expect(plans.getByRole("link", { name: "All 6 plans" })).toHaveAttribute(
    "href",
    paths.software(id, { tab: "pricing" }),
  );
  const features = region("Features");
  expect(
    features.getByText(
      "27 of 40 features of Letters and Office: 20 stated by the vendor, 15 confirmed by reviewers.",
    ),
  ).toBeInTheDocument();
  expect(features.getByRole("link")).toHaveAttribute("href", paths.software(id, { tab: "features" }));
});

test("without a vocabulary the vendor's own features are there", async () => {
  await renderOverview({ features: ["Seals", "Stamps"] });
  const features = region("Features");
  expect(features.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Seals", "Stamps"]);
  expect(features.getByText("As listed by the vendor.")).toBeInTheDocument();
  expect(features.queryByRole("link")).toBeNull();
});
