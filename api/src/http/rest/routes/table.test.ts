import { describe, expect, it } from "vitest";
import { testDescription } from "../../../testing/described.ts";
import type { Who } from "../route.ts";
import { routes } from "./index.ts";

/**
 * The contract's rows, as written there. A missing row fails here, and so does one that changes who may call it, its status, its
 * input (fields of the body or the URL) or the shape of its response.
 */
const contract: readonly [call: string, who: Who, status: number, answer: string, takes?: string][] = [
  ["GET /api/auth/user", "user", 200, "User"],
  [
    ...(["POST /api/auth/signup", "anyone", 201, "User"] as const),
    "email password firstName lastName designation companyName companyUrl companyLocation",
  ],
  ["POST /api/auth/signin", "anyone", 200, "User", "email password"],
  ["POST /api/auth/logout", "anyone", 204, ""],
  ["POST /api/auth/forgot-password", "anyone", 200, "Message", "email"],
  ["POST /api/auth/reset-password", "anyone", 200, "Message", "token password"],
  ["POST /api/auth/verify-email", "anyone", 200, "Message", "token"],
  ["POST /api/auth/resend-verification", "anyone", 200, "Message", "email"],
  [
    ...(["PATCH /api/auth/profile", "user", 200, "User"] as const),
    "firstName lastName designation companyName companyUrl companyLocation profileImageUrl",
  ],
  ["POST /api/auth/change-password", "user", 200, "Message", "currentPassword newPassword"],
  ["GET /api/login", "anyone", 302, "", "next"],
  ["GET /api/logout", "anyone", 302, ""],
  ["GET /api/categories", "anyone", 200, "Category[]"],
  ["GET /api/categories/hierarchy", "anyone", 200, "CategoryTree[]"],
  ["GET /api/categories/counts", "anyone", 200, "object"],
  ["GET /api/categories/{slug}", "anyone", 200, "CategoryDetail"],
  [
    ...(["PATCH /api/categories/{id}", "admin", 200, "Category"] as const),
    "heroDescription longDescription contentSections metaTitle metaDescription",
  ],
  [
    ...(["GET /api/categories/{slug}/software", "anyone", 200, "RankedListing"] as const),
    "page segment rating pricing limit",
  ],
  ["GET /api/categories/{slug}/related", "anyone", 200, "RelatedCategory[]"],
  ["GET /api/search/suggestions", "anyone", 200, "Suggestion[]", "q limit"],
  ["GET /api/software", "anyone", 200, "Software[]", "featured search category sort status limit after"],
  ["GET /api/software/{id}", "anyone", 200, "Software"],
  ["GET /api/software/{id}/reviews", "anyone", 200, "Review[]", "limit after"],
  ["GET /api/software/{id}/alternatives", "anyone", 200, "Alternative[]"],
  ["GET /api/software/{id}/moves", "anyone", 200, "Moves"],
  ["GET /api/software/{id}/review-summary", "anyone", 200, "ReviewSummary"],
  ["GET /api/software/{id}/pricing", "anyone", 200, "PricingPlan[]"],
  ["GET /api/software/{id}/features", "anyone", 200, "FeatureAnswer[]"],
  ["GET /api/compare.csv", "anyone", 200, "text/csv", "ids people"],
  [
    ...(["POST /api/software", "user", 201, "Software"] as const),
    "name shortDescription description categoryId websiteUrl features isFeatured companyId isActive longDescription logoUrl screenshots categoryIds platforms hasFreeTrial languages supportKinds integrations licenses",
  ],
  [
    ...(["PATCH /api/software/{id}", "user", 200, "Software"] as const),
    "name shortDescription description categoryId websiteUrl features isFeatured longDescription logoUrl isActive screenshots categoryIds platforms hasFreeTrial languages supportKinds integrations licenses",
  ],
  ["GET /api/reviews", "anyone", 200, "Review[]", "limit after"],
  ["GET /api/reviews/recent", "anyone", 200, "Review[]", "limit"],
  [
    ...(["POST /api/reviews", "user", 201, "Review"] as const),
    "softwareId rating title content pros cons role companySize industry usedFor easeOfUse support value invitation usedBeforeId consideredIds",
  ],
  [
    ...(["PATCH /api/reviews/{id}", "user", 200, "Review"] as const),
    "rating title content pros cons role companySize industry usedFor easeOfUse support value usedBeforeId consideredIds",
  ],
  ["DELETE /api/reviews/{id}", "user", 204, ""],
  ["GET /api/companies/my", "user", 200, "Company[]", "limit after"],
  [
    ...(["POST /api/companies", "user", 201, "Company"] as const),
    "name website description industry employeeCount foundedYear location logoUrl",
  ],
  [
    ...(["PATCH /api/companies/{id}", "user", 200, "Company"] as const),
    "name website description industry employeeCount foundedYear location logoUrl",
  ],
  ["GET /api/companies/{id}", "anyone", 200, "Company"],
  ["GET /api/companies/{id}/software", "anyone", 200, "Software[]", "limit after"],
  ["POST /api/admin/login", "anyone", 200, "isAdmin user", "username password"],
  ["GET /api/admin/check", "anyone", 200, "isAdmin user"],
  ["GET /api/admin/companies", "admin", 200, "Company[]", "search limit after"],
  ["GET /api/admin/users", "admin", 200, "User[]", "search limit after"],
  ["GET /api/admin/reviews", "admin", 200, "Review[]", "search limit after"],
  ["PATCH /api/admin/companies/{id}/verify", "admin", 200, "Company", "isVerified"],
  ["PATCH /api/admin/reviews/{id}/verify", "admin", 200, "Review", "isVerified"],
  ["PATCH /api/admin/reviews/{id}/status", "admin", 200, "Review", "status reason"],
  ["PATCH /api/admin/users/{id}/admin", "admin", 200, "User", "isAdmin"],
  ["DELETE /api/admin/users/{id}", "admin", 204, ""],
  ["DELETE /api/admin/reviews/{id}", "admin", 204, ""],
  ["GET /api/placeholder/{w}/{h}", "anyone", 200, "image/svg+xml"],
  ["GET /api/openapi.json", "anyone", 200, "openapi"],
];

/** Routes of this product that the contract does not have. */
const more = [
  "GET /api/auth/export",
  "GET /api/changes",
  "DELETE /api/reviews/{id}/proof",
  "GET /api/export",
  "GET /api/export/{file}",
  "GET /api/categories/{slug}/ranking",
  "GET /api/categories/{slug}/facets",
  "GET /api/software/facets",
  "GET /api/companies",
  "GET /api/companies/facets",
  "GET /api/reviews/languages",
  "GET /api/software/{id}/review-languages",
  "POST /api/contact",
  "GET /api/transparency",
  "GET /api/companies/{id}/analytics.csv",
  "GET /api/login/callback",
  "GET /api/companies/{id}/leads.csv",
  "GET /api/companies/{id}/review-invitations",
  "POST /api/software/{id}/review-invitations",
  "POST /api/software/{id}/review-invitations/revoke",
  "GET /api/suggested-products",
  "POST /api/suggested-products",
  "PUT /api/suggested-products/{id}/review",
  "DELETE /api/suggested-products/{id}",
  "GET /api/webhooks",
  "POST /api/webhooks",
  "GET /api/webhooks/{id}",
  "PUT /api/webhooks/{id}",
  "DELETE /api/webhooks/{id}",
  "POST /api/webhooks/{id}/rotate",
  "POST /api/webhooks/{id}/test",
  "GET /api/webhooks/{id}/deliveries",
  "POST /api/webhooks/deliveries/{id}/replay",
  "GET /api/admin/audit",
  "GET /api/admin/audit.csv",
];

const written = routes.map(({ method, path }) => `${method} ${path}`);
const described = testDescription(routes);

interface Schema {
  $ref?: string;
  type?: string;
  items?: Schema;
  properties?: Record<string, object>;
}

/** How the contract writes a shape: its name, followed by "[]" for a list, or its keys if it has no name. */
function shapeOf({ $ref, type, items, properties }: Schema): string {
  if ($ref) return $ref.split("/").at(-1) ?? "";
  if (items) return `${shapeOf(items)}[]`;
  return properties ? Object.keys(properties).join(" ") : (type ?? "");
}

describe("the route table", () => {
  it.each(contract)("has %s for %s: %i %s", (call, who, status, answer, takes = "") => {
    const route = routes.find(({ method, path }) => `${method} ${path}` === call);
    if (!route) throw new Error(`${call} is missing`);
    expect([route.who, route.status]).toEqual([who, status]);
    const { parameters, requestBody, responses } = described.operation(route);
    const body = requestBody?.content["application/json"]?.schema as Schema | undefined;
    const fields = body
      ? Object.keys(body.properties ?? {})
      : parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
    expect(fields).toEqual(expect.arrayContaining(takes.split(" ").filter(Boolean)));
    const [[type, content] = []] = Object.entries(responses[status]?.content ?? {});
    const schema = content?.schema as Schema | undefined;
    expect(type === "application/json" ? shapeOf(schema ?? {}) : (type ?? "")).toBe(answer);
  });

  it("has each row once, and no row that is not in the contract", () => {
    expect([...written].sort()).toEqual([...contract.map(([call]) => call), ...more].sort());
  });
});
