import type { Markup, MarkupBlock, MarkupPhrase } from "@assay/api/inputs";
import { chakra } from "@chakra-ui/react";
import { hasPage } from "~/route-match";
import { Link } from "~/ui/Link";
import { markdownStyles } from "./markdown-styles";

const Text = chakra("div", {
  base: {
    ...markdownStyles,
    textStyle: "body",
    overflowWrap: "anywhere",
    "& > * + *, & blockquote > * + *": { mt: "1em" },
    "& h3": { textStyle: "item" },
    "& h4": { fontWeight: "semibold" },
    "& > h3, & > h4": { mt: "1.6em" },
    "& > h3 + *, & > h4 + *": { mt: "0.6em" },
    "& > :first-child": { mt: "0" },
    "& em": { fontStyle: "italic" },
    "& blockquote": {
      borderInlineStartWidth: "3px",
      borderColor: "border.strong",
      ps: "4",
      color: "fg.muted",
    },
  },
});

/** Text with marks that the API has parsed, drawn as elements. Below a heading of the second level. */
export function RichText({ markup }: { markup: Markup }) {
  return <Text>{markup.map((block, place) => drawn(block, place, "auto"))}</Text>;
}

/** `dir` is the outermost block's: within it a direction of its own would hide the words that it is told from. */
function drawn(block: MarkupBlock, key: number, dir?: "auto") {
  switch (block.type) {
    case "paragraph":
      return (
        <p key={key} dir={dir}>
          {block.children.map(phrase)}
        </p>
      );
    case "heading": {
      const Heading = block.depth === 3 ? "h3" : "h4";
      return (
        <Heading key={key} dir={dir}>
          {block.children.map(phrase)}
        </Heading>
      );
    }
    case "blockquote":
      return (
        <blockquote key={key} dir={dir}>
          {block.children.map((child, place) => drawn(child, place))}
        </blockquote>
      );
    case "list": {
      const items = block.children.map(({ children }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other name and do not move
        <li key={place}>{children.map((child, within) => drawn(child, within))}</li>
      ));
      return block.ordered ? (
        <ol key={key} dir={dir} start={block.start ?? 1}>
          {items}
        </ol>
      ) : (
        <ul key={key} dir={dir}>
          {items}
        </ul>
      );
    }
    case "code":
      return (
        <pre key={key} dir={dir}>
          <code>{block.value}</code>
        </pre>
      );
  }
}

function phrase(node: MarkupPhrase, key: number) {
  switch (node.type) {
    case "text":
      return node.value;
    case "inlineCode":
      return <code key={key}>{node.value}</code>;
    case "break":
      return <br key={key} />;
    case "strong":
      return <strong key={key}>{node.children.map(phrase)}</strong>;
    case "emphasis":
      return <em key={key}>{node.children.map(phrase)}</em>;
    case "link": {
      const { url } = node;
      const words = node.children.map(phrase);
      if (!url.startsWith("/"))
        return (
          <a key={key} href={url} rel="nofollow noopener">
            {words}
          </a>
        );
      return hasPage(url) ? (
        <Link key={key} to={url}>
          {words}
        </Link>
      ) : (
        <span key={key}>{words}</span>
      );
    }
  }
}
