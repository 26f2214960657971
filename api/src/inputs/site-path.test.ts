import { expect, test } from "vitest";
import { sameSitePath } from "./site-path.ts";

test.each([
  ["/", "/"],
  ["/profile?tab=security#top", "/profile?tab=security#top"],
  ["/software/0199f3a2", "/software/0199f3a2"],
  ["/search?query=a b", "/search?query=a%20b"],
  ["/search?query=http://evil.example/", "/search?query=http://evil.example/"],
  ["/categories/نظام", "/categories/%D9%86%D8%B8%D8%A7%D9%85"],
  ["/a/../profile", "/profile"],
  ["/evil.example", "/evil.example"],
  ["/%09/evil.example", "/%09/evil.example"],
  ["/apiary", "/apiary"],
])("%j is a path of this site: %j", (given, path) => {
  expect(sameSitePath(given)).toBe(path);
  expect(new URL(path, "https://assay.example").host).toBe("assay.example");
});

test.each([
  null,
  "",
  " ",
  "profile",
  "?next=/",
  "#top",
  "//evil.example",
  "///evil.example",
  "////evil.example",
  "/\\evil.example",
  "\\\\evil.example",
  "\\/evil.example",
  "/a\\..\\..\\evil.example",
  " //evil.example",
  " /profile",
  "/\t/evil.example",
  "\t//evil.example",
  "/\n/evil.example",
  "/\r\n/evil.example",
  "/profile\r\nset-cookie: a=b",
  "/\u0000/evil.example",
  "/\u007f",
  "https:evil.example",
  "https:/evil.example",
  "https://evil.example",
  "http://assay.example@evil.example",
  "HTTPS://evil.example",
  "javascript:alert(1)",
  "java\nscript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "/.//evil.example",
  "/..//evil.example",
  "/a/..//evil.example",
  "/%2e//evil.example",
  "/%2E%2e//evil.example",
  "/./\\evil.example",
  "/api/logout",
  "/a/../api/login?next=/",
  "/API/logout",
  "/graphql?query={viewer{id}}",
  `/${"a".repeat(2048)}`,
])("%j leads nowhere", (given) => {
  expect(sameSitePath(given)).toBeNull();
});
