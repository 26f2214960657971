import { data, isRouteErrorResponse } from "react-router";

/** What a page says when the thing it is about is not there. */
export interface NotFoundWords {
  readonly heading: string;
  readonly text: string;
}

/** To be thrown by a page's data: the page answers with status 404 and these words inside the normal layout. */
export function notFound(heading: string, text: string) {
  const words: NotFoundWords = { heading, text };
  return data(words, { status: 404 });
}

/** The words of a 404, or null for any other failure. */
export function notFoundWords(error: unknown): NotFoundWords | null {
  const thrown = error as { init?: { status?: number } | null; data?: unknown };
  const status = isRouteErrorResponse(error) ? error.status : thrown?.init?.status;
  if (status !== 404) return null;
  return isWords(thrown.data) ? thrown.data : pageNotFoundWords;
}

/** The specification's words for an address that leads nowhere. */
export const pageNotFoundWords: NotFoundWords = {
  heading: "404 Page Not Found",
  text: "Did you forget to add the page to the router?",
};

function isWords(value: unknown): value is NotFoundWords {
  return typeof value === "object" && value !== null && "heading" in value && "text" in value;
}
