import { describe, expect, test } from "vitest";
import type { Markup } from "../../inputs/index.ts";
import { parseMarkdown } from "./markdown.ts";

const text = (value: string) => ({ type: "text", value });
const paragraph = (...children: object[]) => ({ type: "paragraph", children });
const link = (url: string, words: string) => ({ type: "link", url, children: [text(words)] });

test("paragraphs, line breaks, strong, emphasis, code and links", () => {
  expect(parseMarkdown("One\r\ntwo  \nthree \\*.\n\n**A *b*** `c<d` [e](/f?g#h).")).toEqual([
    paragraph(text("One"), { type: "break" }, text("two"), { type: "break" }, text("three *.")),
    paragraph(
      { type: "strong", children: [text("A "), { type: "emphasis", children: [text("b")] }] },
      text(" "),
      { type: "inlineCode", value: "c<d" },
      text(" "),
      link("/f?g#h", "e"),
      text("."),
    ),
  ]);
});

test("lists within lists, quotes and blocks of code", () => {
  const item = (...children: object[]) => ({ type: "listItem", children });
  const list = (start: number | null, ...children: object[]) => ({
    type: "list",
    ordered: start !== null,
    start,
    children,
  });
  expect(parseMarkdown("- a\n  1. b\n-\n\n3. c\n\n> d\n>\n> > e\n\n```js\n<f>\n\n  g\n```")).toEqual([
    list(null, item(paragraph(text("a")), list(1, item(paragraph(text("b"))))), item()),
    list(3, item(paragraph(text("c")))),
    {
      type: "blockquote",
      children: [paragraph(text("d")), { type: "blockquote", children: [paragraph(text("e"))] }],
    },
    { type: "code", value: "<f>\n\n  g" },
  ]);
});

test("headings stand below the section's and skip none, however they were numbered", () => {
  const depths = (markdown: string) =>
    parseMarkdown(markdown).flatMap((block) => (block.type === "heading" ? [block.depth] : []));
  expect(depths("# a\n## b\n### c\n# d")).toEqual([3, 4, 4, 3]);
  expect(depths("### a\n## b\n#### c\n###### d")).toEqual([3, 3, 4, 4]);
  expect(depths("a\n===\n\nb\n---")).toEqual([3, 4]);
});

test("HTML stays text, tables stay lines, images become their words, and rules are left out", () => {
  expect(parseMarkdown("<script>alert(1)</script>\n\n&lt;b&gt; <i onclick=x>")).toEqual([
    paragraph(text("<script>alert(1)</script>")),
    paragraph(text("<b> <i onclick=x>")),
  ]);
  expect(parseMarkdown("| a | b |\n|---|---|\n    c")).toEqual([
    paragraph(text("| a | b |"), { type: "break" }, text("|---|---|"), { type: "break" }, text("c")),
  ]);
  expect(parseMarkdown("A ![b *c* ![d](/e)](https://x.example/f.png).\n\n***")).toEqual([
    paragraph(text("A b c d.")),
  ]);
});

describe("a link", () => {
  test.each(["https://x.example/a?b=c", "http://x.example", "mailto:ada@x.example", "/categories/crm"])(
    "to %s is one",
    (url) => expect(parseMarkdown(`[a](${url})`)).toEqual([paragraph(link(url, "a"))]),
  );

  test.each([
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "&#106;avascript:alert(1)",
    "java&Tab;script:alert(1)",
    "<\tjavascript:alert(1)>",
    "vbscript:x",
    "data:text/html,x",
    "file:///etc/passwd",
    "//evil.example",
    "///evil.example",
    "/.//evil.example",
    "https:evil.example",
    "mailto:",
    "tel:1",
    "relative",
    "#anchor",
    "",
    "/api/me",
    "/graphql",
  ])("to %j is its words", (url) => expect(parseMarkdown(`[a](${url})`)).toEqual([paragraph(text("a"))]));

  test.each([
    ["/\\evil.example", "/%5Cevil.example"],
    ["/&Tab;/evil.example", "/%09/evil.example"],
  ])("to %j stays on this site", (url, path) => {
    expect(parseMarkdown(`[a](${url})`)).toEqual([paragraph(link(path, "a"))]);
  });

  test("in <> is one too, and never within another", () => {
    expect(parseMarkdown("<https://x.example> <javascript:a> https://y.example")).toEqual([
      paragraph(link("https://x.example", "https://x.example"), text(" javascript:a https://y.example")),
    ]);
    expect(parseMarkdown("[a <https://x.example>](/b)")).toEqual([
      paragraph(link("/b", "a https://x.example")),
    ]);
  });

  test("or a heading without words is left out", () => {
    expect(parseMarkdown("#\n\n[](/a)[&nbsp;](/b)[![](/c)](/d)\n\n# [](/e)")).toEqual([]);
  });
});

const maxLength = 20_000;
const filled = (part: string) => part.repeat(Math.ceil(maxLength / part.length)).slice(0, maxLength);
const hostile = {
  nothing: "",
  "quotes 1,000 deep": `${">".repeat(1000)} a`,
  quotes: filled(">"),
  "lists as deep as they get": Array.from({ length: 190 }, (_, n) => `${" ".repeat(n)}- a`).join("\n"),
  "lists by turns": filled("-\n+\n"),
  strong: `${"*".repeat(9999)}a${"*".repeat(9999)}`,
  images: `${"![".repeat(4000)}${"]()".repeat(4000)}`,
  links: `${"[".repeat(4000)}a${"](b)".repeat(4000)}`,
  brackets: filled("["),
  "line breaks": filled("a\n"),
  letters: filled("*a*b"),
  emphasis: filled("a**b_"),
  headings: filled("# a\n"),
  code: filled("`a`b"),
  fences: filled("```\n"),
  entities: filled("&#0;"),
  halves: filled("\ud800"),
};

test.each(Object.entries(hostile))("%s: never too deep, never more nodes than characters", (_, markdown) => {
  const { count, depth } = measured(parseMarkdown(markdown));
  expect(count).toBeLessThanOrEqual(markdown.length);
  // Six lists with an item each, the paragraph in the last, six elements in it, and the words.
  expect(depth).toBeLessThanOrEqual(6 * 2 + 1 + 6 + 1);
});

test("what is too deep keeps its words", () => {
  expect(JSON.stringify(parseMarkdown(`${">".repeat(50)} deep **down**`))).toContain('"deep "');
  expect(JSON.stringify(parseMarkdown("- ".repeat(20) + "a"))).toContain('"a"');
});

/** How many nodes there are, and how deep. */
function measured(markup: Markup) {
  let count = 0;
  let depth = 0;
  const ahead: { node: object; level: number }[] = markup.map((node) => ({ node, level: 1 }));
  for (let next = ahead.pop(); next; next = ahead.pop()) {
    const { node, level } = next;
    count += 1;
    depth = Math.max(depth, level);
    if ("children" in node)
      for (const child of node.children as object[]) ahead.push({ node: child, level: level + 1 });
  }
  return { count, depth };
}
