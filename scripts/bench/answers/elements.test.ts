import { expect, test } from "vitest";
import { type HtmlNode, partsOf, renderParts } from "./elements.ts";

const text = (value: string): HtmlNode => ({ nodeName: "#text", value });
const element = (tagName: string, attrs: Record<string, string>, ...childNodes: HtmlNode[]): HtmlNode => ({
  nodeName: tagName,
  tagName,
  attrs: Object.entries(attrs).map(([name, value]) => ({ name, value })),
  childNodes,
});

const page: HtmlNode = {
  nodeName: "#document",
  childNodes: [
    { nodeName: "#documentType" },
    element(
      "html",
      { class: "light" },
      element("style", {}, text("a>b{}")),
      element("label", { for: "x", style: "--gap:1px;margin-top:2px;background:url(a:b)" }, text("Name"), {
        nodeName: "#comment",
      }),
      element("input", { disabled: "", "aria-label": "x" }),
    ),
  ],
};

test("a page becomes elements with React's names and its texts, and without comments", () => {
  const made = renderParts(partsOf(page), (tag, props, ...children): object => ({ tag, props, children }));
  expect(made).toEqual({
    tag: "html",
    props: { className: "light" },
    children: [
      { tag: "style", props: { dangerouslySetInnerHTML: { __html: "a>b{}" } }, children: [] },
      {
        tag: "label",
        props: { htmlFor: "x", style: { "--gap": "1px", marginTop: "2px", background: "url(a:b)" } },
        children: ["Name"],
      },
      { tag: "input", props: { disabled: true, "aria-label": "x" }, children: [] },
    ],
  });
});

test("a page without elements is an error", () => {
  expect(() => renderParts<object>(["text"], () => ({}))).toThrow(/no elements/);
});
