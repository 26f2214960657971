import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { paths } from "~/paths";
import query, { type CompanyPageQuery } from "~/relay/__generated__/CompanyPageQuery.graphql";
import { notFoundText } from "~/relay/not-found";
import { renderPage } from "../../../test/render";
import { thrownBy } from "../../../test/thrown";
import CompanyPage from "./CompanyPage";
import data from "./data";

const id = "0199f3a2-1f4e-7c31-8f6e-2b1c9d0e4a55";
const northwind = {
  databaseId: id,
  name: "Northwind",
  logoUrl: "/demo/northwind.svg",
  website: "https://northwind.example/",
  description: "Makers of Beacon.",
  industry: "Shipping",
  employeeCount: "51-200",
  foundedYear: 2009,
  location: "Bergen",
  isVerified: true,
  createdAt: "2026-11-20T11:00:00.000Z",
  softwareCount: 3,
  reviewCount: 7,
  avgRating: 4.25,
};

function renderCompany(search = "") {
  const at = `/companies/${id}${search}`;
  return renderPage<CompanyPageQuery>(CompanyPage, {
    path: "/companies/:id",
    at,
    query,
    variables: data.variables({ params: { id }, url: new URL(at, "http://localhost") }),
    mocks: {
      Company: northwind,
      Software: { name: "Beacon", plans: [], avgRating: 4, reviewCount: 7 },
      PageCursors: { totalPages: 1, around: [{ page: 1, isCurrent: true }] },
    },
  });
}

test("the header has the logo, the industry, the description and the link to its website", {
  tags: [
    "2.company.1",
    "2.company.2",
    "2.company.3",
    "2.company.4",
    "2.company.5",
    "2.company.6",
    "2.company.7",
    "2.company.8",
    "2.company.18",
    "4.detail.5",
  ],
}, async () => {
  renderCompany();
  const heading = await screen.findByRole("heading", { level: 1, name: "Northwind" });
  const header = within(heading.closest("header") as HTMLElement);
  expect(heading.closest("header")?.querySelector("img")).toHaveAttribute("src", "/demo/northwind.svg");
  for (const words of ["Verified", "Shipping", "Founded 2009", "51–200 employees", "Makers of Beacon."]) {
    expect(header.getByText(words)).toBeInTheDocument();
  }
  expect(header.getByRole("link", { name: /Visit Website/ })).toHaveAttribute(
    "href",
    "https://northwind.example/",
  );
});

test("the tabs are links with their counts, and the details are next to them", {
  tags: ["2.company.9", "2.company.11", "2.company.13"],
}, async () => {
  renderCompany();
  const tabs = within(await screen.findByRole("navigation", { name: "About Northwind" }));
  expect(tabs.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
    ["Overview", paths.company(id)],
    ["Software (3)", paths.company(id, { tab: "software" })],
    ["Reviews (7)", paths.company(id, { tab: "reviews" })],
  ]);
  const information = within(screen.getByRole("region", { name: "Company information" }));
  for (const words of ["Shipping", "2009", "Bergen"])
    expect(information.getByText(words)).toBeInTheDocument();
  const details = within(screen.getByRole("complementary", { name: "Details" }));
  for (const words of ["Bergen", "Nov 20, 2026"]) expect(details.getByText(words)).toBeInTheDocument();
});

test("the Software tab lists what the company makes", { tags: ["2.company.11"] }, async () => {
  renderCompany("?tab=software");
  const list = within(await screen.findByRole("region", { name: "Software by Northwind" }));
  expect(list.getByRole("heading", { name: "Beacon" })).toBeInTheDocument();
});

test("a missing company is a 404", { tags: ["2.company.19", "4.detail.6", "8.not-found.2"] }, () => {
  const address = { params: { id }, url: new URL(`http://localhost/companies/${id}`) };
  const thrown = thrownBy(() => data.check?.({ company: null } as CompanyPageQuery["response"], address));
  expect(thrown).toMatchObject({ init: { status: 404 } });
  expect(notFoundText(thrown)?.heading).toBe("Company Not Found");
});
