import type { Markup, MarkupBlock } from "@assay/api/inputs";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { stubRoutes } from "../../../test/pages";
import { renderUi } from "../../../test/render";
import { RichText } from "./RichText";

beforeEach(() => stubRoutes("/categories/:slug"));

const text = (value: string) => ({ type: "text", value }) as const;
const paragraph = (value: string): MarkupBlock => ({ type: "paragraph", children: [text(value)] });
const show = (...markup: Markup) => renderUi(<RichText markup={markup} />);

test("renders every kind as its element", { tags: ["2.category.56"] }, () => {
  show(
    { type: "heading", depth: 3, children: [text("Large")] },
    { type: "heading", depth: 4, children: [text("Small")] },
    {
      type: "paragraph",
      children: [
        { type: "strong", children: [text("bold "), { type: "emphasis", children: [text("both")] }] },
        { type: "break" },
        { type: "inlineCode", value: "<b>" },
      ],
    },
    { type: "blockquote", children: [paragraph("Said.")] },
    {
      type: "list",
      ordered: true,
      start: 3,
      children: [
        {
          type: "listItem",
          children: [
            paragraph("First"),
            {
              type: "list",
              ordered: false,
              start: null,
              children: [{ type: "listItem", children: [paragraph("Within")] }],
            },
          ],
        },
      ],
    },
    { type: "code", value: "a\n  b" },
  );
  expect(screen.getByRole("heading", { level: 3, name: "Large" })).toBeInTheDocument();
  expect(screen.getByRole("heading", { level: 4, name: "Small" })).toBeInTheDocument();
  expect(screen.getByText("both").tagName).toBe("EM");
  expect(screen.getByText("both").parentElement?.tagName).toBe("STRONG");
  expect(screen.getByText("<b>").tagName).toBe("CODE");
  expect(screen.getByText("Said.").closest("blockquote")).toBeInTheDocument();
  expect(screen.getByText("Within").closest("ul")?.closest("ol")).toHaveAttribute("start", "3");
  expect(document.querySelector("pre")?.textContent).toBe("a\n  b");
});

test("links to pages of this site, to other sites with nofollow, and not to missing pages", () => {
  const link = (url: string) => ({ type: "link", url, children: [text(url)] }) as const;
  show({
    type: "paragraph",
    children: [link("/categories/crm?page=2"), link("https://x.example/"), link("/nowhere/at/all")],
  });
  expect(screen.getByRole("link", { name: "/categories/crm?page=2" })).not.toHaveAttribute("rel");
  expect(screen.getByRole("link", { name: "https://x.example/" })).toHaveAttribute(
    "rel",
    "nofollow noopener",
  );
  expect(screen.getByText("/nowhere/at/all").tagName).toBe("SPAN");
});

test("only the outermost block sets a direction, so that a list follows its text", () => {
  show({
    type: "list",
    ordered: false,
    start: null,
    children: [{ type: "listItem", children: [paragraph("مرحبا")] }],
  });
  expect(screen.getByRole("list")).toHaveAttribute("dir", "auto");
  expect(screen.getByText("مرحبا")).not.toHaveAttribute("dir");
});
