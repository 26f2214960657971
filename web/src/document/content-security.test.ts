import { expect, test } from "vitest";
import { scriptPolicy } from "./content-security";

test("contains the hash of each script of the page", () => {
  const policy = scriptPolicy(["go()", 'import "/a.js"', "go()"], "any");
  expect(policy.match(/'sha256-[^']+'/g)).toEqual([
    "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
    expect.any(String),
  ]);
  for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
    expect(policy.split("; ")).toContain(directive);
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});

test.each([
  ["any", "img-src 'self' data: https:"],
  ["own", "img-src 'self' data:"],
] as const)("of pictures it allows %s", (pictures, directive) => {
  expect(scriptPolicy([], pictures).split("; ")).toContain(directive);
});
