import { createContext as createReactContext } from "react";
import { createContext } from "react-router";

/** The style sheet of the build: the styles of every page, that is the global ones, the layout's and those of shared parts. */
export interface Stylesheet {
  readonly href: string;
  /** The ids of the styles it contains. */
  readonly ids: readonly string[];
}

/** The slot of React Router's request context for the style sheet; null in development, where documents bring all styles. */
export const stylesheetContext = createContext<Stylesheet | null>(null);

/** True while a document that links the style sheet is rendered on the server. */
export const LinkedContext = createReactContext(false);

/** The attribute of the document's style element, with the ids of its styles, and of the link to the style sheet. */
export const stylesAttribute = "data-styles";

/** A property in the last rule of the style sheet with the ids of its styles; the rule's selector matches no element. */
const idsProperty = "--ids";

/** The text of the style sheet, from the styles of a document and their ids. */
export function stylesheetText(css: string, ids: string): string {
  return `${css}[${stylesAttribute}]{${idsProperty}:${ids}}`;
}

/** In the browser, the ids of all styles that the document came with; those of the style sheet only if it was loaded. */
export function loadedIds(): string[] {
  const [link, style] = ["link", "style"].map((tag) => document.querySelector(`${tag}[${stylesAttribute}]`));
  const rules = (link as HTMLLinkElement | null)?.sheet?.cssRules;
  const last = rules?.[rules.length - 1] as CSSStyleRule | undefined;
  const lists = [last?.style.getPropertyValue(idsProperty), style?.getAttribute(stylesAttribute)];
  return lists.flatMap((list) => list?.trim().split(" ") ?? []);
}
