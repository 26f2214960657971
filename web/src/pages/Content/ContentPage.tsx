import { withoutEnd } from "@assay/api/inputs";
import { useEffect } from "react";
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type ContentPage as Content, libraryOf } from "~/content/library.server";
import { engineContext } from "~/relay/engine";
import { notFound, pageNotFoundText } from "~/relay/not-found";
import { ContentView } from "./ContentView";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";

/** What this visit has read already: going back asks nothing. */
const visited = new Map<string, Content>();
/** The `url` of a loader is the page's, also where the browser asks for its data alone. */
const pathOf = ({ pathname }: URL) => withoutEnd(pathname, "/") || "/";

/** The text comes as HTML from the server, so that no browser has to bring a Markdown renderer along. */
export function loader({ url, context }: LoaderFunctionArgs): Content {
  const page = libraryOf(context.get(engineContext).branding).page(pathOf(url));
  if (!page) throw notFound(pageNotFoundText.heading, pageNotFoundText.text);
  return page;
}

export async function clientLoader({ url, serverLoader }: ClientLoaderFunctionArgs): Promise<Content> {
  return visited.get(pathOf(url)) ?? serverLoader<Content>();
}

/** A page of web/content/: help, privacy, the blog and the like. */
export default function ContentPage() {
  const page = useLoaderData<Content>();
  useEffect(() => void visited.set(page.path, page), [page]);
  return <ContentView page={page} />;
}
