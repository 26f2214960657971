import { describe, expect, test } from "vitest";
import { renderMarkdown } from "./render";

describe("Markdown", () => {
  test("is never interpreted as HTML, and has no dangerous links", () => {
    const { html } = renderMarkdown("<script>alert(1)</script> <img onerror=x>\n\n[go](javascript:alert)");
    expect(html).not.toMatch(/<script|<img|href="javascript/);
    expect(html).toContain("&lt;script&gt;");
  });

  test("gives headings their ids, and lists those of the second level", () => {
    const { html, headings } = renderMarkdown("## What *is* it?\n\n### More\n\n## What is it?\n");
    expect(headings).toEqual([
      { id: "what-is-it", text: "What is it?" },
      { id: "what-is-it-2", text: "What is it?" },
    ]);
    expect(html).toContain('<h2 id="what-is-it">');
    expect(html).toContain('<h3 id="more">');
  });

  test("puts tables into frames, so that a wide one scrolls instead of the page", () => {
    const { html } = renderMarkdown('| *a* | "b" |\n| --- | ---: |\n| 1 | 2 |\n');
    expect(html).toContain('<div data-table role="region" aria-label="Table: a, “b”" tabindex="0"><table>');
  });

  test("lets wide programs scroll, also by keyboard, and wraps commands", () => {
    const { html } = renderMarkdown("```python\na\n```\n\n```sh\nb\n```\n");
    expect(html).toContain('<pre dir="ltr" role="region" aria-label="Program" tabindex="0"><code>a\n');
    expect(html).toContain('<pre dir="ltr"><code>b\n');
  });
});
