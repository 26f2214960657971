import { describe, expect, it } from "vitest";
import { routes } from "./index.ts";

/** The contract's rows, as they are written there; a row that goes missing fails here. */
const contract = [
  "GET /api/auth/user",
  "POST /api/auth/signup",
  "POST /api/auth/signin",
  "POST /api/auth/logout",
  "POST /api/auth/forgot-password",
  "POST /api/auth/reset-password",
  "POST /api/auth/verify-email",
  "POST /api/auth/resend-verification",
  "PATCH /api/auth/profile",
  "POST /api/auth/change-password",
  "GET /api/login",
  "GET /api/logout",
  "GET /api/categories",
  "GET /api/categories/hierarchy",
  "GET /api/categories/counts",
  "GET /api/categories/{slug}",
  "PATCH /api/categories/{id}",
  "GET /api/categories/{slug}/software",
  "GET /api/categories/{slug}/related",
  "GET /api/search/suggestions",
  "GET /api/software",
  "GET /api/software/{id}",
  "GET /api/software/{id}/reviews",
  "GET /api/software/{id}/pricing",
  "POST /api/software",
  "PATCH /api/software/{id}",
  "GET /api/reviews",
  "GET /api/reviews/recent",
  "POST /api/reviews",
  "PATCH /api/reviews/{id}",
  "DELETE /api/reviews/{id}",
  "GET /api/companies/my",
  "POST /api/companies",
  "PATCH /api/companies/{id}",
  "GET /api/companies/{id}",
  "GET /api/companies/{id}/software",
  "POST /api/admin/login",
  "GET /api/admin/check",
  "GET /api/admin/companies",
  "GET /api/admin/users",
  "GET /api/admin/reviews",
  "PATCH /api/admin/companies/{id}/verify",
  "PATCH /api/admin/reviews/{id}/verify",
  "PATCH /api/admin/reviews/{id}/status",
  "PATCH /api/admin/users/{id}/admin",
  "DELETE /api/admin/users/{id}",
  "DELETE /api/admin/reviews/{id}",
  "GET /api/placeholder/{w}/{h}",
  "GET /api/openapi.json",
];

/** Ours beyond it. */
const more = [
  "GET /api/auth/export",
  "GET /api/companies/{id}/analytics.csv",
  "GET /api/login/callback",
  "GET /api/companies/{id}/leads.csv",
  "GET /api/admin/audit",
  "GET /api/admin/audit.csv",
];

const written = routes.map(({ method, path }) => `${method} ${path}`);

describe("the route table", () => {
  it.each(contract)("has %s", (row) => {
    expect(written).toContain(row);
  });

  it("has each row once, and none that nobody decided on", () => {
    expect([...written].sort()).toEqual([...contract, ...more].sort());
  });
});
