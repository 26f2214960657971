import { createContext, type ReactNode, use } from "react";

/** Gives the HTML of what `render` returns, made once for each key. */
export type RenderShared = (key: string, render: () => ReactNode) => string;

/** Set while a document is rendered on the server (document/render-shared.ts), and nowhere else. */
export const SharedHtmlContext = createContext<RenderShared | null>(null);

/** Props of an element that has this content. */
interface SharedContent {
  readonly children?: ReactNode;
  readonly dangerouslySetInnerHTML?: { readonly __html: string };
}

/**
 * The content of an element that is the same on page after page, such as the hundreds of links of a menu. On the server its HTML is made
 * once for each key; the browser renders and hydrates it like any other. It must depend on nothing but the key: it is
 * rendered outside of all contexts, and without ids of React.
 */
export function useSharedHtml(key: string, render: () => ReactNode): SharedContent {
  const renderShared = use(SharedHtmlContext);
  return renderShared
    ? { dangerouslySetInnerHTML: { __html: renderShared(key, render) } }
    : { children: render() };
}
