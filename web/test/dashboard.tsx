import { screen } from "@testing-library/react";
import DashboardPage from "~/pages/Dashboard/DashboardPage";
import data from "~/pages/Dashboard/data";
import query, { type DashboardPageQuery } from "~/relay/__generated__/DashboardPageQuery.graphql";
import { ToastProvider } from "~/ui/Toast";
import { VisitorContext } from "~/ui/visitor";
import { renderPage } from "./render";

/** A company that its owner looks at; a test adds what it is about. */
export const northwind = {
  id: "company-1",
  databaseId: "019a0000-0000-7000-8000-000000000001",
  name: "Northwind",
  logoUrl: null,
  viewerRole: "OWNER",
  listings: { totalCount: 3 },
  softwareCount: 2,
  reviewCount: 5,
  avgRating: 4.25,
  newLeadCount: 1,
  website: "https://northwind.example",
  description: "Makers of Beacon.",
  latest: { edges: [] },
};

/** Renders /dashboard as its loader leaves it, for an owner of these companies, the first of which is shown. */
export async function showDashboard(
  companies: readonly object[] | null,
  at = "/dashboard",
  isEmailVerified = true,
) {
  const viewer = companies && {
    id: "user-1",
    companies: { edges: companies.map((node) => ({ node })) },
    company: companies[0] ?? null,
  };
  const { environment } = renderPage<DashboardPageQuery>(
    () => (
      <ToastProvider>
        <VisitorContext value={{ isSignedIn: companies !== null, isAdmin: false, isEmailVerified }}>
          <DashboardPage />
        </VisitorContext>
      </ToastProvider>
    ),
    {
      path: "*",
      at,
      query,
      variables: data.variables({ params: {}, url: new URL(at, "http://localhost") }),
      mocks: { Query: { viewer } },
    },
  );
  await screen.findByRole("heading", { level: 1 });
  return environment;
}
