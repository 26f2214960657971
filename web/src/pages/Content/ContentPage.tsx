import { withoutEnd } from "@assay/api/inputs";
import { useEffect } from "react";
import { type ClientLoaderFunctionArgs, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { type ContentPage as Content, libraryOf } from "~/content/library.server";
import { engineContext } from "~/relay/engine";
import { notFound, pageNotFoundText } from "~/relay/not-found";
import { ContentView } from "./ContentView";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";

/** Pages read in this visit: going back loads nothing. */
const visited = new Map<string, Content>();
/** The `url` of a loader is that of the page, also if the browser requests only its data. */
const pathOf = ({ pathname }: URL) => withoutEnd(pathname, "/") || "/";

/** The text is sent as HTML, so that browsers do not need a Markdown renderer. */
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
