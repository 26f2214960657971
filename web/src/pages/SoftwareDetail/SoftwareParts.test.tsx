import { fireEvent, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "~/paths";
import query, { type SoftwareDetailPageQuery } from "~/relay/__generated__/SoftwareDetailPageQuery.graphql";
import { notFoundText } from "~/relay/not-found";
import { renderPage } from "../../../test/render";
import { thrownBy } from "../../../test/thrown";
import data from "./data";
import SoftwareDetailPage from "./SoftwareDetailPage";

const id = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55";
const makerId = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a56";
const quill = {
  databaseId: id,
  name: "Quill",
  logoUrl: "/demo/quill.svg",
  description: "Quill writes letters.\n\nIt reads them too.",
  shortDescription: "Writes.",
  websiteUrl: "https://quill.example/",
  isFeatured: false,
  isActive: true,
  avgRating: 4.46,
  reviewCount: 1234,
  isOwn: false,
  planCount: 1,
  plans: [],
  features: ["Seals", "Stamps"],
  featureAnswers: [],
  featureCoverage: { featureCount: 0, yesCount: 0, offeredCount: 0, confirmedCount: 0, topFeatures: [] },
  reviewSummary: {
    months: [],
    companySizes: [],
    industries: [],
    mostHelpfulPositive: null,
    mostHelpfulCritical: null,
  },
  platforms: [],
  hasFreeTrial: null,
  languages: [],
  supportKinds: [],
  integrations: [],
  licenses: [],
  screenshots: [{ url: "/demo/quill-1.png", caption: "A letter" }],
};
const bic = { databaseId: "1", name: "Bic", plans: [], avgRating: 4, reviewCount: 1 };

function renderSoftware(search = "", more: object = {}) {
  const at = `/software/${id}${search}`;
  return renderPage<SoftwareDetailPageQuery>(SoftwareDetailPage, {
    path: "/software/:id",
    at,
    query,
    variables: data.variables({ params: { id }, url: new URL(at, "http://localhost") }),
    mocks: {
      Query: { software: { ...quill, similar: [bic], ...more } },
      Company: { databaseId: makerId, name: "Northwind", description: "Makers of pens." },
    },
  });
}

test("breadcrumbs and header: logo, name, short description, rating, company and its website", {
  tags: [
    "2.software.1",
    "2.software.2",
    "2.software.3",
    "2.software.4",
    "2.software.5",
    "2.software.6",
    "2.software.7",
    "2.software.8",
    "2.software.22",
    "4.detail.2",
  ],
}, async () => {
  renderSoftware();
  const heading = await screen.findByRole("heading", { level: 1, name: "Quill" });
  const header = within(heading.closest("header") as HTMLElement);
  const way = within(header.getByRole("navigation", { name: "Breadcrumb" }));
  expect(way.getAllByRole("listitem").map((step) => step.textContent)).toEqual(["Home", "Software", "Quill"]);
  expect(way.getAllByRole("link").map((link) => link.getAttribute("href"))).toEqual(["/", "/software"]);
  expect(heading.closest("header")?.querySelector("img")).toHaveAttribute("src", "/demo/quill.svg");
  for (const words of ["Writes.", "4.5", "1,234 reviews"])
    expect(header.getByText(words)).toBeInTheDocument();
  expect(header.getByRole("link", { name: "Northwind" })).toHaveAttribute("href", paths.company(makerId));
  expect(header.getByRole("link", { name: /^Visit Website/ })).toHaveAttribute(
    "href",
    "https://quill.example/",
  );
  expect(header.queryByText("Featured")).toBeNull();
});

test("Write Review links to the choice of how to write it", { tags: ["2.software.10"] }, async () => {
  renderSoftware();
  expect(await screen.findByRole("link", { name: "Write Review" })).toHaveAttribute(
    "href",
    `/products/quill/interviews/new?product_id=${id}`,
  );
});

test.each([
  ["of one's own company", { isOwn: true }],
  ["that is a Draft", { isActive: false }],
])("software %s cannot be reviewed", async (_which, more) => {
  renderSoftware("", more);
  await screen.findByRole("heading", { level: 1, name: "Quill" });
  expect(screen.queryByRole("link", { name: "Write Review" })).toBeNull();
});

test("the preview of a Draft offers no links that others could not open", async () => {
  const offers = () =>
    ["Save to My Lists", "Share"].filter((words) => screen.queryAllByText(words).length > 0).length +
    screen.queryAllByRole("button", { name: "Compare Quill" }).length;
  const live = renderSoftware();
  await screen.findByRole("heading", { level: 1, name: "Quill" });
  expect(offers()).toBeGreaterThan(0);
  live.unmount();
  renderSoftware("", { isActive: false });
  await screen.findByText("Draft");
  expect(offers()).toBe(0);
});

test("facts are told as they are known: unknown ones are not there, a no is", async () => {
  const languages = ["de", "en", "pt-BR", "fr", "it", "es", "nl", "pl", "sv", "da"];
  const integrations = ["Mailroom", "Ledger & Sons"];
  renderSoftware("", {
    platforms: ["WEB", "IOS", "SELF_HOSTED"],
    hasFreeTrial: false,
    languages,
    integrations,
  });
  await screen.findByRole("heading", { level: 1 });
  const values = new Map(
    screen.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  );
  expect(values.get("Platforms")).toBe("Web, iOS, Self-hosted");
  expect(values.get("Free trial")).toBe("No");
  expect(values.get("Works with")).toBe("Mailroom, Ledger & Sons");
  expect(values.get("Languages")).toMatch(
    /^German, English, Portuguese \(Brazil\), .*2 moreSwedish, Danish$/,
  );
  expect([...values.keys()]).not.toEqual(expect.arrayContaining(["Support"]));
  expect(values.has("License") || values.has("Licenses")).toBe(false);
});

test("the tabs are URLs", { tags: ["2.software.15", "2.software.16", "2.software.17"] }, async () => {
  renderSoftware();
  const tabs = within(await screen.findByRole("navigation", { name: "About Quill" }));
  expect(tabs.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Overview", paths.software(id)],
    ["Reviews (1,234)", paths.software(id, { tab: "reviews" })],
    ["Pricing", paths.software(id, { tab: "pricing" })],
    ["Features", paths.software(id, { tab: "features" })],
  ]);
});

test("the overview has the text and the pictures", { tags: ["2.software.13", "2.software.14"] }, async () => {
  renderSoftware();
  const about = within(await screen.findByRole("region", { name: "About Quill" }));
  for (const words of ["Quill writes letters.", "It reads them too."])
    expect(about.getByText(words)).toBeInTheDocument();
  expect(screen.getByRole("img", { name: "A letter" })).toHaveAttribute("src", "/demo/quill-1.png");
});

test("an uploaded screenshot is loaded in the displayed width, and in smaller formats if supported", async () => {
  const folder = `/pictures/uploaded/${"ab".repeat(32)}`;
  renderSoftware("", { screenshots: [{ url: `${folder}/960.webp`, caption: "A letter" }] });
  const image = await screen.findByRole("img", { name: "A letter" });
  expect(image).toHaveAttribute("srcset", `${folder}/480.webp 480w, ${folder}/960.webp 960w`);
  const source = image.closest("picture")?.querySelector("source");
  expect(source).toHaveAttribute("type", "image/avif");
  expect(source).toHaveAttribute("srcset", `${folder}/480.avif 480w, ${folder}/960.avif 960w`);
  // If it does not load, only the placeholder is left.
  fireEvent.error(image);
  expect(image).not.toHaveAttribute("srcset");
  expect(image.closest("picture")?.querySelector("source")).toBeNull();
});

test("the Features tab lists the vendor's features", { tags: ["2.software.17"] }, async () => {
  renderSoftware("?tab=features");
  const list = within(await screen.findByRole("region", { name: "Features of Quill" }));
  expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual(["Seals", "Stamps"]);
});

test("the Features tab tells what is known of the vocabulary, who says so, and the vendor's other features", async () => {
  const answer = (name: string, answer: string, more: object = {}) => ({
    feature: { databaseId: name, name, description: null },
    ...{ isOffered: false, confirmedCount: 0, deniedCount: 0, answer },
    ...more,
  });
  renderSoftware("?tab=features", {
    featureAnswers: [
      answer("Envelopes", "YES", { isOffered: true, confirmedCount: 12, deniedCount: 2 }),
      answer("Post", "NO", { deniedCount: 4 }),
      answer("stamps", "YES", { isOffered: true }),
      answer("Wax", "UNKNOWN"),
    ],
    featureCoverage: {
      ...{ featureCount: 4, yesCount: 2, offeredCount: 2, confirmedCount: 1, topFeatures: [] },
      categories: [{ name: "Letters" }],
    },
  });
  const tab = within(await screen.findByRole("region", { name: "Features of Quill" }));
  expect(
    tab.getByText(/2 of 4 features of Letters: 2 stated by the vendor, 1 confirmed by reviewers\./),
  ).toBeInTheDocument();
  const items = (name: string) =>
    within(tab.getByRole("list", { name }))
      .getAllByRole("listitem")
      .map((item) => item.textContent);
  expect(items("Yes (2)")).toEqual([
    "EnvelopesStated by the vendor; 12 of 14 reviewers confirm",
    "stampsStated by the vendor",
  ]);
  expect(items("No (1)")).toEqual(["Post4 of 4 reviewers deny"]);
  expect(items("Not known (1)")).toEqual(["Wax"]);
  // What the vocabulary has is not repeated.
  expect(tab.queryByText("Stamps")).toBeNull();
  expect(tab.getByText("Seals")).toBeInTheDocument();
});

test("without a plan it refers to the vendor", { tags: ["8.empty.4"] }, async () => {
  renderSoftware("?tab=pricing");
  expect(
    await screen.findByRole("heading", { name: "Pricing information not available" }),
  ).toBeInTheDocument();
  expect(screen.getByText("Contact the vendor for pricing details")).toBeInTheDocument();
});

test("next to the tabs are the actions, the vendor and similar listings", {
  tags: ["2.software.18", "2.software.19", "2.software.20"],
}, async () => {
  renderSoftware();
  const actions = within(await screen.findByRole("region", { name: "Quick Actions" }));
  expect(actions.getByRole("link", { name: "See pricing" })).toHaveAttribute(
    "href",
    paths.software(id, { tab: "pricing" }),
  );
  const maker = within(screen.getByRole("region", { name: "About the Company" }));
  expect(maker.getByRole("link", { name: "Northwind" })).toHaveAttribute("href", paths.company(makerId));
  expect(maker.getByText("Makers of pens.")).toBeInTheDocument();
  const similar = within(screen.getByRole("region", { name: "Similar Software" }));
  expect(similar.getByRole("link", { name: "Bic" })).toHaveAttribute("href", "/software/1");
});

test("missing software is a 404 with the specification's text", {
  tags: ["2.software.23", "4.detail.3", "8.not-found.1"],
}, () => {
  const address = { params: { id }, url: new URL(`http://localhost/software/${id}`) };
  const thrown = thrownBy(() =>
    data.check?.({ software: null } as SoftwareDetailPageQuery["response"], address),
  );
  expect(thrown).toMatchObject({ init: { status: 404 } });
  expect(notFoundText(thrown)).toEqual({
    heading: "Software Not Found",
    text: "The software you're looking for doesn't exist or has been removed.",
  });
});
