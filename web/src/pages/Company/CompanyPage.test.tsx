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
  website: null,
  description: "Makers of Beacon.",
  industry: "Software",
  employeeCount: "1000+",
  foundedYear: 2009,
  isVerified: true,
  createdAt: "2026-11-20T11:00:00.000Z",
  softwareCount: 3,
  reviewCount: 7,
  avgRating: 4.25,
};

function renderCompany(search: string, company: object = {}) {
  const at = `/companies/${id}${search}`;
  const onePage = { totalPages: 1, around: [{ page: 1, isCurrent: true }] };
  renderPage<CompanyPageQuery>(CompanyPage, {
    path: "/companies/:id",
    at,
    query,
    variables: data.variables({ params: { id }, url: new URL(at, "http://localhost") }),
    mocks: {
      Company: { ...northwind, ...company },
      Review: {
        rating: 4,
        createdAt: "2026-11-20T11:00:00.000Z",
        pros: [],
        cons: [],
        namedProducts: [],
        answer: null,
      },
      Software: { name: "Beacon", plans: [], avgRating: 4, reviewCount: 7 },
      PageCursors: onePage,
    },
  });
}

test("the header and the overview describe the company", {
  tags: ["2.company.6", "2.company.10"],
}, async () => {
  renderCompany("");
  expect(await screen.findByRole("heading", { level: 1, name: "Northwind" })).toBeInTheDocument();
  expect(screen.getByText("1,000+ employees")).toBeInTheDocument();
  expect(screen.getByText("Founded 2009")).toBeInTheDocument();
  const information = within(screen.getByRole("region", { name: "Company information" }));
  expect(information.getByText("Verified")).toBeInTheDocument();
});

test("an unverified company has no badge, and says so", {
  tags: ["2.company.3", "2.company.10"],
}, async () => {
  renderCompany("", { isVerified: false });
  expect(await screen.findByText("Unverified")).toBeInTheDocument();
  expect(screen.queryByText("Verified")).not.toBeInTheDocument();
});

test("reviews come with the company's mean and name their software", {
  tags: ["2.company.12", "2.company.20"],
}, async () => {
  renderCompany("?tab=reviews");
  const region = within(await screen.findByRole("region", { name: "Reviews of software by Northwind" }));
  expect(region.getByText("out of 5 · 7 reviews")).toBeInTheDocument();
  expect(within(region.getByRole("article")).getByRole("link", { name: "Beacon" })).toBeInTheDocument();
});

function thrownFor(response: object, path: string): unknown {
  const url = new URL(path, "http://localhost");
  const address = { params: { id: url.pathname.split("/").at(-1) }, url };
  return thrownBy(() => data.check?.(response as CompanyPageQuery["response"], address));
}

test("a missing company is a 404, a page after the last one too, and a slug redirects permanently", () => {
  expect(notFoundText(thrownFor({ company: null }, `/companies/${id}`))?.heading).toBe("Company Not Found");
  const company = { databaseId: id, name: "Northwind", software: { pageCursors: { totalPages: 1 } } };
  expect(notFoundText(thrownFor({ company }, `/companies/${id}?tab=software&page=2`))?.heading).toBe(
    "Page not found",
  );
  const moved = thrownFor({ company }, "/companies/northwind?tab=software") as Response;
  expect(moved.status).toBe(301);
  expect(moved.headers.get("location")).toBe(paths.company(id, { tab: "software" }));
});
