import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { testDescription } from "../../../testing/described.ts";
import { routes } from "./index.ts";

/**
 * The calls of the specification's section 7, as written there: path, payload (fields of the body or the URL), and the fields of
 * the response that it names. A call that is missing here fails a test.
 */
const calls: readonly [call: string, payload: string, answer?: string][] = [
  ["GET /api/auth/user", "", "id firstName lastName email profileImageUrl isAdmin"],
  ["POST /api/auth/logout", ""],
  [
    "POST /api/auth/signup",
    "email password firstName lastName designation companyName companyUrl companyLocation",
  ],
  ["POST /api/auth/signin", "email password"],
  ["POST /api/auth/forgot-password", "email"],
  ["POST /api/auth/reset-password", "token password"],
  ["POST /api/auth/verify-email", "token"],
  ["POST /api/auth/resend-verification", "email"],
  [
    "PATCH /api/auth/profile",
    "firstName lastName designation companyName companyUrl companyLocation profileImageUrl",
  ],
  ["POST /api/auth/change-password", "currentPassword newPassword"],
  ["GET /api/categories", ""],
  ["GET /api/categories/hierarchy", "", "children"],
  ["GET /api/categories/counts", ""],
  ["GET /api/categories/{slug}", ""],
  ["GET /api/categories/{slug}/software", "page segment rating pricing", "software total totalPages"],
  ["GET /api/categories/{slug}/related", "", "id slug name"],
  ["PATCH /api/categories/{id}", "heroDescription longDescription contentSections metaTitle metaDescription"],
  ["GET /api/search/suggestions", "q limit"],
  ["GET /api/software", "featured search category"],
  ["GET /api/software/{id}", ""],
  ["GET /api/software/{id}/reviews", ""],
  ["GET /api/software/{id}/pricing", ""],
  [
    "POST /api/software",
    "name shortDescription description categoryId websiteUrl features isFeatured companyId",
  ],
  [
    "PATCH /api/software/{id}",
    "name shortDescription longDescription websiteUrl logoUrl categoryId isFeatured",
  ],
  ["GET /api/reviews", "", "software user"],
  ["GET /api/reviews/recent", "limit"],
  ["GET /api/companies/my", ""],
  ["GET /api/companies/{id}", ""],
  ["GET /api/companies/{id}/software", ""],
  ["POST /api/companies", "name website description industry employeeCount foundedYear"],
  ["POST /api/admin/login", "username password"],
  ["GET /api/admin/check", "", "isAdmin user"],
  ["GET /api/admin/companies", ""],
  ["PATCH /api/admin/companies/{id}/verify", "isVerified"],
  ["GET /api/admin/users", ""],
  ["PATCH /api/admin/users/{id}/admin", "isAdmin"],
  ["DELETE /api/admin/users/{id}", ""],
  ["GET /api/admin/reviews", ""],
  ["PATCH /api/admin/reviews/{id}/verify", "isVerified"],
  ["DELETE /api/admin/reviews/{id}", ""],
  ["GET /api/placeholder/{w}/{h}", ""],
  ["GET /api/login", ""],
  ["GET /api/logout", ""],
];

const described = testDescription(routes);

interface Schema {
  $ref?: string;
  items?: Schema;
  properties?: Record<string, object>;
}

/** The fields of a schema, of its items, or of what it refers to. */
function fieldsOf({ $ref, items, properties }: Schema): string[] {
  if ($ref) return fieldsOf(described.description.components.schemas[$ref.split("/").at(-1) ?? ""] as Schema);
  return items ? fieldsOf(items) : Object.keys(properties ?? {});
}

const schemaIn = (content: Record<string, { schema: object }> | undefined): Schema =>
  content?.["application/json"]?.schema ?? {};
const words = (text = "") => text.split(" ").filter(Boolean);

describe("section 7 of the specification", () => {
  test.each(calls)(
    "%s is a route that accepts its payload, and returns the named fields",
    (call, payload, answer) => {
      const route = routes.find(({ method, path }) => `${method} ${path}` === call);
      expect(route).toBeDefined();
      if (!route) return;
      const { parameters, requestBody, responses } = described.operation(route);
      const taken = route.body
        ? fieldsOf(schemaIn(requestBody?.content))
        : parameters.filter((parameter) => parameter.in === "query").map(({ name }) => name);
      expect(taken).toEqual(expect.arrayContaining(words(payload)));
      // Nothing else is required.
      const needed = (schemaIn(requestBody?.content) as { required?: string[] }).required ?? [];
      if (route.body) expect(words(payload)).toEqual(expect.arrayContaining(needed));
      expect(fieldsOf(schemaIn(responses[route.status]?.content))).toEqual(
        expect.arrayContaining(words(answer)),
      );
    },
  );

  test("the rest of the document names no path without a route", () => {
    const text = readFileSync(new URL("../../../../../docs/specification.md", import.meta.url), "utf8");
    const named = [...text.matchAll(/\b(GET|POST|PATCH|PUT|DELETE) (\/api\/[^\s?:;,|`"<]*[\w}])/g)];
    const written = new Set(routes.map(({ method, path }) => `${method} ${path}`));
    expect(named.length).toBeGreaterThan(calls.length);
    const documented = named.map(([, method, path]) => `${method} ${path}`);
    // One test title may cover several.
    expect(documented.filter((call) => !written.has(call) && !call.includes("%s"))).toEqual([]);
  });
});
