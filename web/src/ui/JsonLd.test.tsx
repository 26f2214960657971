import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { JsonLd } from "./JsonLd";

test("user text cannot end the script early, and is parsed unchanged", () => {
  const name = "</script><script>alert(1)</script><!--";
  const html = renderToStaticMarkup(<JsonLd data={{ "@type": "Product", name }} />);
  const [, json = ""] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ "@context": "https://schema.org", "@type": "Product", name });
});
