/** A node of parse5, as far as it is read here. */
export interface HtmlNode {
  nodeName: string;
  tagName?: string;
  attrs?: readonly { name: string; value: string; prefix?: string }[];
  childNodes?: readonly HtmlNode[];
  value?: string;
}

/** An element or text of a page, from which a React element can be made. */
export type Part =
  | string
  | { tag: string; props: Readonly<Record<string, unknown>>; children: readonly Part[] };

/** Names that differ in React; it writes all others unchanged. */
const names: Readonly<Record<string, string>> = {
  class: "className",
  for: "htmlFor",
  checked: "defaultChecked",
  charset: "charSet",
  srcset: "srcSet",
};

/** Boolean attributes. */
const flags: ReadonlySet<string> = new Set(
  "async autofocus checked defer disabled hidden inert itemscope multiple nomodule open readonly required selected".split(
    " ",
  ),
);

/** Elements whose content is raw text: React takes it unescaped. */
const raw: ReadonlySet<string> = new Set(["script", "style"]);

/** The elements of a parsed page with their attributes and texts; comments, which React adds by itself, are left out. */
export function partsOf(node: HtmlNode): Part[] {
  if (node.nodeName === "#text") return [node.value ?? ""];
  if (node.tagName === undefined) return node.nodeName === "#document" ? childrenOf(node) : [];
  const props = Object.fromEntries((node.attrs ?? []).map(propOf));
  if (raw.has(node.tagName)) {
    const __html = (node.childNodes ?? []).map(({ value = "" }) => value).join("");
    return [{ tag: node.tagName, props: { ...props, dangerouslySetInnerHTML: { __html } }, children: [] }];
  }
  return [{ tag: node.tagName, props, children: childrenOf(node) }];
}

/** Adjacent texts, which React separates by comments, stay separate. */
const childrenOf = ({ childNodes = [] }: HtmlNode): Part[] => childNodes.flatMap(partsOf);

function propOf({
  name,
  value,
  prefix,
}: {
  name: string;
  value: string;
  prefix?: string;
}): [string, unknown] {
  if (name === "style") return [name, styleOf(value)];
  const whole = prefix ? `${prefix}:${name}` : name;
  return [names[whole] ?? whole, flags.has(whole) ? true : value];
}

/** Style declarations under React's property names. */
function styleOf(text: string): Record<string, string> {
  const declarations = text.split(";").filter((declaration) => declaration.includes(":"));
  return Object.fromEntries(
    declarations.map((declaration): [string, string] => {
      const colon = declaration.indexOf(":");
      const name = declaration.slice(0, colon).trim();
      const camel = name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
      return [name.startsWith("--") ? name : camel, declaration.slice(colon + 1).trim()];
    }),
  );
}

/** The first part that is an element (a document's html), as a React element. */
export function renderParts<Element>(
  parts: readonly Part[],
  createElement: (tag: string, props: object, ...children: (Element | string)[]) => Element,
): Element {
  const make = (part: Part): Element | string =>
    typeof part === "string" ? part : createElement(part.tag, part.props, ...part.children.map(make));
  const document = parts.find((part) => typeof part !== "string");
  if (document === undefined) throw new Error("The page has no elements.");
  return make(document) as Element;
}
