import { cleanup, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { paths } from "~/paths";
import query, { type SoftwareDetailPageQuery } from "~/relay/__generated__/SoftwareDetailPageQuery.graphql";
import { notFoundText } from "~/relay/not-found";
import { renderPage } from "../../../test/render";
import { thrownBy } from "../../../test/thrown";
import data from "./data";
import SoftwareDetailPage from "./SoftwareDetailPage";

const id = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55";
const quill = {
  databaseId: id,
  name: "Quill",
  formerName: null,
  manipulationNotice: null,
  description: null,
  shortDescription: null,
  websiteUrl: null,
  isFeatured: true,
  isActive: true,
  avgRating: 4.46,
  reviewCount: 2,
  plans: [],
  features: [],
  featureAnswers: [],
  platforms: [],
  hasFreeTrial: null,
  languages: [],
  supportKinds: [],
  integrations: [],
  licenses: [],
  screenshots: [],
  similar: [],
  prosAndCons: { pros: [], cons: [] },
};
const good = {
  title: "Good",
  content: "Works.",
  rating: 5,
  pros: [],
  cons: [],
  usedFor: null,
  createdAt: "2026-11-19T12:00:00.000Z",
  answer: null,
};
const histogram = [5, 4, 3, 2, 1].map((stars) => ({ stars, count: stars > 3 ? 1 : 0 }));
const onePage = { totalPages: 1, around: [{ page: 1, isCurrent: true }] };

function renderSoftware(search: string, software: object = {}, review: object = {}) {
  const at = `/software/${id}${search}`;
  const address = { params: { id }, url: new URL(at, "http://localhost") };
  renderPage<SoftwareDetailPageQuery>(SoftwareDetailPage, {
    path: "/software/:id",
    at,
    query,
    variables: data.variables(address),
    mocks: {
      Software: { ...quill, histogram, ...software },
      Review: { ...good, ...review },
      ReviewConnection: { totalCount: 2, pageCursors: onePage },
    },
  });
}

test("the header shows description and rating; without a website there is no link to it", {
  tags: ["2.software.5", "2.software.9", "8.empty.6"],
}, async () => {
  renderSoftware("");
  expect(await screen.findByRole("heading", { level: 1, name: "Quill" })).toBeInTheDocument();
  expect(screen.getByText("Featured")).toBeInTheDocument();
  expect(screen.getByRole("button", { name: "Website Not Available" })).toBeDisabled();
  expect(screen.getByText("No description available.")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "Reviews (2)" })).toHaveAttribute(
    "href",
    paths.software(id, { tab: "reviews" }),
  );
  expect(document.title).toBe("Quill: Reviews, Pricing and Features | Assay");
});

test("a notice of manipulation says what was found, and until when it is shown", async () => {
  const times = { setAt: "2026-11-01T12:00:00.000Z", endsAt: "2027-01-30T12:00:00.000Z" };
  const notice = { reason: "BOUGHT_REVIEWS", statement: "Ten were bought.", ...times };
  renderSoftware("", { manipulationNotice: notice });
  const aside = await screen.findByRole("complementary", { name: "Notice of manipulation" });
  expect(aside).toHaveTextContent("Notice of manipulation: Reviews of this listing were bought.");
  expect(aside).toHaveTextContent("Ten were bought.");
  expect(aside).toHaveTextContent("shown until Jan 30, 2027");
  cleanup();
  // This one is not about the listing's own reviews.
  renderSoftware("", { manipulationNotice: { ...notice, reason: "ATTACKS_ON_OTHERS" } });
  expect(await screen.findByRole("complementary", { name: "Notice of manipulation" })).toHaveTextContent(
    "Notice of manipulation: Competitors of this listing were given bad reviews to its advantage.",
  );
  cleanup();
  renderSoftware("");
  await screen.findByRole("heading", { level: 1, name: "Quill" });
  expect(screen.queryByRole("complementary", { name: "Notice of manipulation" })).toBeNull();
});

test("the header shows the former name under which it was reviewed, if there is one", async () => {
  renderSoftware("", { formerName: "Quoll Mail" });
  const header = (await screen.findByRole("heading", { level: 1, name: "Quill" })).closest("header");
  expect(header).toHaveTextContent("Formerly Quoll Mail");
  // Isolated, so that an Arabic name does not reorder the words before it.
  expect(within(header as HTMLElement).getByText("Quoll Mail").tagName).toBe("BDI");
});

test("without a former name none is mentioned", async () => {
  renderSoftware("");
  await screen.findByRole("heading", { level: 1, name: "Quill" });
  expect(screen.queryByText(/Formerly/)).toBeNull();
});

test.each([
  ["", {}, null],
  // A Draft, as its vendor sees it.
  ["", { isActive: false }, "noindex, follow"],
  ["?tab=reviews", {}, null],
  ["?tab=reviews&sort=highest", {}, "noindex, follow"],
  ["?tab=reviews&pro=Fast", {}, "noindex, follow"],
  ["?tab=reviews&con=Dear", {}, "noindex, follow"],
  ["?tab=reviews", { reviewCount: 0 }, "noindex, follow"],
  ["?tab=pricing", { planCount: 0 }, "noindex, follow"],
  ["?tab=pricing", { planCount: 1 }, null],
  ["?tab=features", {}, "noindex, follow"],
])("search engines index a tab only if it has content: %s of %o", async (search, software, robots) => {
  renderSoftware(search, software);
  await screen.findByRole("heading", { level: 1, name: "Quill" });
  const head = (selector: string, name: string) =>
    document.head.querySelector(selector)?.getAttribute(name) ?? null;
  expect(head("meta[name=robots]", "content")).toBe(robots);
  expect(head("link[rel=canonical]", "href")).toBe(
    robots === null ? `https://assay.example/software/${id}${search}` : null,
  );
  expect(head('meta[property="og:image"]', "content")).toContain(`/pictures/software/${id}.png?v=4.5-`);
});

test("a link to another site says so and passes no ranking on", { tags: ["2.software.8"] }, async () => {
  renderSoftware("", { websiteUrl: "https://quill.example/" });
  const link = await screen.findByRole("link", { name: /Visit Website.*opens another site/ });
  expect(link).toHaveAttribute("rel", "noopener nofollow");
});

test("a review shows author and date, and whether it is verified or edited", {
  tags: ["2.software.15", "3.review.7", "9.dates.2"],
}, async () => {
  const author = { displayName: "Ada Reyes", designation: null };
  renderSoftware(
    "?tab=reviews",
    {},
    {
      author,
      role: "Sales",
      companySize: "11-50",
      isVerified: true,
      isEdited: true,
      createdAt: "2026-11-20T11:00:00.000Z",
      pros: ["Fast"],
    },
  );
  const review = within(await screen.findByRole("article", { name: "Good" }));
  for (const words of ["Ada Reyes", "Sales", "11–50 employees", "Verified Reviewer", "Fast"]) {
    expect(review.getByText(words)).toBeInTheDocument();
  }
  expect(review.getByText(/· edited/)).toBeInTheDocument();
  expect(review.getByText("about 1 hour ago")).toHaveAttribute("title", "Nov 20, 2026, 11:00 AM UTC");
});

test("labels such as verified and edited appear only with cause", { tags: ["3.review.7"] }, async () => {
  renderSoftware("?tab=reviews", {}, { author: null, isVerified: false, isEdited: false });
  expect(await screen.findByText("Anonymous")).toBeInTheDocument();
  expect(screen.queryByText("Verified Reviewer")).not.toBeInTheDocument();
  expect(screen.queryByText(/edited/)).not.toBeInTheDocument();
});

test("a bar filters the reviews and keeps the other search params; clicking it again removes the filter", async () => {
  renderSoftware("?tab=reviews&rating=4&sort=lowest");
  expect(await screen.findByRole("link", { name: "5 stars: 1 review" })).toHaveAttribute(
    "href",
    paths.software(id, { tab: "reviews", rating: "5", sort: "lowest" }),
  );
  const chosen = screen.getByRole("link", { name: "4 stars: 1 review" });
  expect(chosen).toHaveAttribute("href", paths.software(id, { tab: "reviews", sort: "lowest" }));
  expect(chosen).toHaveAttribute("aria-current", "true");
  expect(screen.getByRole("status")).toHaveTextContent("2 of 2 reviews with 4 stars");
});

const prosAndCons = {
  pros: [
    { text: "Fast search", count: 2 },
    { text: "سريع", count: 1 },
  ],
  cons: [{ text: "Fast search", count: 1 }],
};

test("each pro and con in the reviews links to all reviews that name it, with the other search params", async () => {
  renderSoftware("?tab=reviews&rating=4&con=Dear", { prosAndCons });
  const pros = within(await screen.findByRole("list", { name: "Pros" }));
  expect(pros.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Fast search (2 reviews)",
    "سريع",
  ]);
  const link = pros.getByRole("link", { name: "Fast search" });
  expect(link).toHaveAttribute(
    "href",
    paths.software(id, { tab: "reviews", rating: "4", pro: "Fast search" }),
  );
  expect(link).not.toHaveAttribute("aria-current");
  const con = within(screen.getByRole("list", { name: "Cons" })).getByRole("link");
  expect(con).toHaveAttribute(
    "href",
    paths.software(id, { tab: "reviews", rating: "4", con: "Fast search" }),
  );
});

test("reviews that name a point are requested, with a chip that removes the filter, and so does the point", async () => {
  const at = "?tab=reviews&pro=Fast+search&q=works";
  const url = new URL(`/software/${id}${at}`, "http://localhost");
  expect(data.variables({ params: { id }, url })).toMatchObject({ pro: "Fast search", con: null });
  renderSoftware(at, { prosAndCons });
  const without = paths.software(id, { tab: "reviews", q: "works" });
  const chip = await screen.findByRole("link", { name: "Remove filter Pro: Fast search" });
  expect(chip).toHaveAttribute("href", without);
  const pros = within(screen.getByRole("list", { name: "Pros" }));
  const chosen = pros.getByRole("link", { name: "Fast search" });
  expect(chosen).toHaveAttribute("aria-current", "true");
  expect(chosen).toHaveAttribute("href", without);
  const cons = within(screen.getByRole("list", { name: "Cons" }));
  expect(cons.getByRole("link", { name: "Fast search" })).not.toHaveAttribute("aria-current");
  expect(screen.getByRole("status")).toHaveTextContent("2 of 2 reviews for “works”");
  expect(screen.getByRole("link", { name: "Clear filters" })).toHaveAttribute(
    "href",
    paths.software(id, { tab: "reviews" }),
  );
  // A search keeps the filter by point.
  const form = screen.getByRole("search", { name: "Reviews" });
  expect(form.querySelector("input[type=hidden][name=pro]")).toHaveValue("Fast search");
  expect(form.querySelector("input[name=con]")).toBeNull();
  await userEvent.click(chip);
  expect(screen.getByRole("status")).toHaveFocus();
});

test("without points in the reviews there are no lists of them", async () => {
  renderSoftware("?tab=reviews");
  await screen.findByRole("status");
  expect(screen.queryByRole("list", { name: "Pros" })).toBeNull();
  expect(screen.queryByRole("navigation", { name: "Active filters" })).toBeNull();
});

test("if its categories are hidden, none is named or linked", async () => {
  const crm = { id: "c", slug: "crm", name: "CRM" };
  renderSoftware("", { category: null, categories: [], reviewCount: 0, planCount: 0 });
  expect(await screen.findByText("About Quill")).toBeInTheDocument();
  expect(screen.queryByText(/^Categor(y|ies)$/)).toBeNull();
  expect(screen.queryByText("Quick Actions")).toBeNull();
  expect(screen.queryByRole("link", { name: /^Best / })).toBeNull();
  cleanup();
  renderSoftware("", { category: crm, categories: [crm] });
  expect(await screen.findByRole("link", { name: "Best CRM" })).toHaveAttribute("href", "/categories/crm");
  expect(screen.getByText("Category")).toBeInTheDocument();
});

test("a plan shows its price, and the popular one is marked", { tags: ["2.software.16"] }, async () => {
  const plan = {
    name: "Team",
    price: "29.00",
    currency: "EUR",
    billingPeriod: "MONTH",
    unit: "PERSON",
    minimumPeople: 5,
    features: ["Seats"],
    isPopular: true,
  };
  renderSoftware("?tab=pricing", { plans: [plan] });
  expect(await screen.findByText("€29.00")).toBeInTheDocument();
  expect(screen.getByText("per person, per month, at least 5 people")).toBeInTheDocument();
  expect(screen.getByText("Popular")).toBeInTheDocument();
  const structured = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
    ({ textContent }) => JSON.parse(textContent),
  );
  expect(structured).toContainEqual(
    expect.objectContaining({
      offers: [
        expect.objectContaining({
          price: "29.00",
          priceCurrency: "EUR",
          priceSpecification: expect.objectContaining({ billingDuration: "P1M", unitText: "person" }),
        }),
      ],
    }),
  );
});

test.each([
  ["reviews", "No reviews yet. Be the first to write a review!"],
  ["pricing", "Pricing information not available"],
  ["features", "No features listed yet."],
])(
  "an empty %s tab shows the specification's message",
  { tags: ["8.empty.3", "8.empty.5"] },
  async (tab, words) => {
    renderSoftware(`?tab=${tab}`, { reviewCount: 0 });
    expect(await screen.findByRole("heading", { name: words })).toBeInTheDocument();
  },
);

function thrownFor(response: object, path: string): unknown {
  const url = new URL(path, "http://localhost");
  const address = { params: { id: url.pathname.split("/").at(-1) }, url };
  return thrownBy(() => data.check?.(response as SoftwareDetailPageQuery["response"], address));
}

test("a missing software is a 404, and so is a page after the last one", () => {
  expect(notFoundText(thrownFor({ software: null }, `/software/${id}`))?.heading).toBe("Software Not Found");
  const reviews = { pageCursors: { totalPages: 2 } };
  const software = { databaseId: id, name: "Quill", reviews };
  expect(thrownFor({ software }, `/software/${id}?tab=reviews&page=2`)).toBeUndefined();
  expect(notFoundText(thrownFor({ software }, `/software/${id}?tab=reviews&page=3`))?.heading).toBe(
    "Page not found",
  );
});

test("a slug redirects permanently to the id, with the search params", () => {
  const moved = thrownFor(
    { software: { databaseId: id, name: "Quill" } },
    "/software/quill?tab=pricing",
  ) as Response;
  expect(moved.status).toBe(301);
  expect(moved.headers.get("location")).toBe(paths.software(id, { tab: "pricing" }));
});
