import { expect, test } from "vitest";
import { scriptPolicy } from "./content-security";

const html = `<script>go()</script><script type="module" async="">import "/a.js"</script>
<script type="application/json">{"not":"code"}</script><script src="/b.js"></script>`;

test("names each inline script by its hash, and neither data nor files", () => {
  const policy = scriptPolicy(html);
  expect(policy.match(/'sha256-[^']+'/g)).toEqual([
    "'sha256-5KYv+PUboo5h+0+YAtGRPbwv5d/QxzHslP4YGnUaxRw='",
    expect.any(String),
  ]);
  expect(policy).toContain("object-src 'none'");
  expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
});
