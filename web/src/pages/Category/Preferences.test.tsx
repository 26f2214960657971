import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { onePage, renderCategory } from "../../../test/category";
import { categoryHref, preferenceParams, preferencesVariable } from "./preferences";

const software = { name: "Quill", avgRating: 4.46, reviewCount: 12, plans: [], reviewers: null };
const reasons = [
  { state: "MET", text: "14 reviewers of your company size: 4.6" },
  { state: "UNKNOWN", text: "SSO: not known" },
];
const fit = { score: 0.71, metCount: 1, reasons };

const render = (search: string) =>
  renderCategory(search, {
    Category: {
      slug: "crm",
      name: "CRM",
      metaTitle: null,
      medianRating: 4,
      softwareCount: 1,
      contentSections: [],
      top: { edges: [] },
      reviewerIndustries: ["Retail", "Steel"],
      vocabulary: [{ key: "sso", name: "Single sign-on" }],
      ancestors: [],
      listings: {
        totalCount: 1,
        edges: [{ node: { score: 4.3, fit, software } }],
        pageCursors: onePage,
      },
    },
  });
const read = (search: string) => preferenceParams.read(new URL(search, "http://localhost"));

test("the plain page has a link that opens the form, and nothing else of it", async () => {
  render("");
  const link = await screen.findByRole("link", { name: "What matters to you?", expanded: false });
  expect(link).toHaveAttribute("href", "/categories/crm?weigh=1");
  expect(screen.queryByRole("form", { name: "What matters to you" })).toBeNull();
  expect(screen.queryByText(/^Fits/)).toBeNull();
  expect(document.querySelector('meta[name="robots"]')).toBeNull();
});

test("each listing says why it fits, and everyone's order is one link away", async () => {
  render("?rating=4&ease=a-lot&must=sso");
  const card = within(await screen.findByRole("article"));
  // Before everything else that is told about it.
  const fits = card.getByText("Fits 1 of 2");
  expect(fits.compareDocumentPosition(card.getByRole("tablist"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(card.getByText(reasons[0]?.text ?? "")).toBeInTheDocument();
  expect(card.getByRole("link", { name: "Its place as everyone sees it" })).toBeInTheDocument();
  expect(screen.getByRole("link", { name: "As everyone sees it" })).toHaveAttribute(
    "href",
    "/categories/crm?rating=4",
  );
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex, follow");
  expect(document.querySelector('link[rel="canonical"]')?.getAttribute("href")).toContain(
    "/categories/crm?rating=4&ease=a-lot&must=sso",
  );
});

test("what is chosen stands in a line, behind which the form is closed", async () => {
  render("?ease=a-lot&price=some&mySize=mid-market&myIndustry=Steel&must=sso,gone");
  const panel = within(await screen.findByRole("region", { name: "What matters to you" }));
  expect(panel.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Ease of use: a lot",
    "Low price: some",
    "Mid-market",
    "Steel",
    "Must have Single sign-on",
  ]);
  expect(screen.queryByRole("form", { name: "What matters to you" })).toBeNull();
  expect(panel.getByRole("link", { name: "What matters to you", expanded: false })).toHaveAttribute(
    "href",
    "/categories/crm?ease=a-lot&price=some&mySize=mid-market&myIndustry=Steel&must=sso,gone&weigh=1",
  );
});

test("applying closes the form, and the focus goes to what the order follows", async () => {
  render("?weigh=1");
  await userEvent.click(await screen.findByRole("checkbox", { name: "Single sign-on" }));
  await userEvent.click(screen.getByRole("button", { name: "Show who fits" }));
  const panel = within(await screen.findByRole("region", { name: "What matters to you" }));
  expect(await panel.findByText("Must have Single sign-on")).toBeInTheDocument();
  expect(panel.queryByRole("form")).toBeNull();
  expect(panel.getByText(/^Ordered by how well/)).toHaveFocus();
});

test("the form shows what the address says, and writes what is chosen into it, with the filters", async () => {
  render("?rating=4&ease=a-lot&mySize=mid-market&myIndustry=steel&must=sso&weigh=1");
  const ease = within(await screen.findByRole("group", { name: "Ease of use" }));
  expect(ease.getByRole("radio", { name: "A lot" })).toBeChecked();
  expect(screen.getByRole("combobox", { name: "Your company size" })).toHaveValue("mid-market");
  expect(screen.getByRole("combobox", { name: "Your industry" })).toHaveValue("Steel");
  expect(screen.getByRole("checkbox", { name: "Single sign-on" })).toBeChecked();
  const form = screen.getByRole("form", { name: "What matters to you" }) as HTMLFormElement;
  await userEvent.click(ease.getByRole("radio", { name: "None" }));
  expect(new URLSearchParams(new FormData(form) as never).toString()).toBe(
    "rating=4&ease=none&support=none&value=none&price=none&mySize=mid-market&myIndustry=Steel&must=sso",
  );
});

test("the address is short, and what cannot be meant is dropped", () => {
  expect(categoryHref("crm", { rating: "4" }, read("/?ease=a-lot&must=sso&must=api&must=sso"))).toBe(
    "/categories/crm?rating=4&ease=a-lot&must=sso,api",
  );
  expect(preferencesVariable(read("/?ease=NaN&support=-1&value=9e99&mySize=all&must=%00,A%20B"))).toBeNull();
  const many = Array.from({ length: 1_000 }, (_, index) => `f${index}`).join(",");
  const preferences = preferencesVariable(read(`/?must=${many}&myIndustry=${"a".repeat(500)}`));
  expect([preferences?.mustHave.length, preferences?.industry?.length]).toEqual([20, 120]);
});
