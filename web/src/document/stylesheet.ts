import { createContext as createReactContext } from "react";
import { createContext } from "react-router";

/** The style sheet of the build: what every page has, the global styles and those of the layout. */
export interface Stylesheet {
  readonly href: string;
  /** The ids of the styles in it. */
  readonly ids: readonly string[];
}

/** The slot of React Router's request context for the style sheet; null in development, where documents bring all styles. */
export const stylesheetContext = createContext<Stylesheet | null>(null);

/** True while a document that links the style sheet is rendered on the server. */
export const LinkedContext = createReactContext(false);

/** The attribute of the document's style element that names the styles in it, and of the link to the style sheet. */
export const stylesAttribute = "data-styles";

/** Names the styles of the style sheet in its last rule; the attribute finds no element that it would style. */
const idsProperty = "--ids";

/** The text of the style sheet, from the styles of a document and their ids. */
export function stylesheetText(css: string, ids: string): string {
  return `${css}[${stylesAttribute}]{${idsProperty}:${ids}}`;
}

/** The ids of all styles that the document came with, in the browser; of the style sheet none if it did not come. */
export function loadedIds(): string[] {
  const [link, style] = ["link", "style"].map((tag) => document.querySelector(`${tag}[${stylesAttribute}]`));
  const rules = (link as HTMLLinkElement | null)?.sheet?.cssRules;
  const last = rules?.[rules.length - 1] as CSSStyleRule | undefined;
  const lists = [last?.style.getPropertyValue(idsProperty), style?.getAttribute(stylesAttribute)];
  return lists.flatMap((list) => list?.trim().split(" ") ?? []);
}
