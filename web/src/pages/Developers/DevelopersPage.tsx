import { lazy, Suspense, useEffect, useRef } from "react";
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type DeveloperPage, developerPage } from "~/content/developers/pages.server";
import { PreloadLazy } from "~/document/PreloadLazy";
import { engineContext } from "~/relay/engine";
import { notFound, pageNotFoundText } from "~/relay/not-found";
import { DevelopersView } from "./DevelopersView";
import { serverHtml, setServerHtml } from "./server-html";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";

const Explorer = lazy(() => import("./Explorer"));

/** Pages read in this visit: going back loads nothing. */
const visited = new Map<string, DeveloperPage>();

/**
 * The text is long, so it is sent once: in the document if that is requested, otherwise as data. On the server the page
 * reads it from server-html.ts; in the browser it is already in the document.
 */
export function loader({ params, request, context }: LoaderFunctionArgs): DeveloperPage {
  const engine = context.get(engineContext);
  const page = developerPage(params["page"] ?? "", engine);
  if (!page) throw notFound(pageNotFoundText.heading, pageNotFoundText.text);
  if (new URL(request.url).pathname.endsWith(".data")) return page;
  if (page.html !== null) setServerHtml(page.name, page.html);
  return { ...page, html: page.html && "" };
}

export async function clientLoader({
  params,
  serverLoader,
}: ClientLoaderFunctionArgs): Promise<DeveloperPage> {
  return visited.get(params["page"] ?? "") ?? serverLoader<DeveloperPage>();
}

/** /developers and what is below it: the guide, the references, the explorer and the changelog. */
export default function DevelopersPage() {
  const page = useLoaderData<DeveloperPage>();
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const html = page.html || (page.html === "" && text.current?.innerHTML) || page.html;
    visited.set(page.name, { ...page, html });
  }, [page]);
  if (page.html === null)
    return (
      <DevelopersView page={page}>
        <PreloadLazy component="Explorer" />
        <Suspense>
          <Explorer />
        </Suspense>
      </DevelopersView>
    );
  return (
    <DevelopersView
      key={page.name}
      page={{ ...page, html: page.html || serverHtml(page.name) }}
      text={text}
    />
  );
}
