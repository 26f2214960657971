import { data, isRouteErrorResponse } from "react-router";

/** The text shown instead of a page, for example if its object does not exist. */
export interface PageText {
  readonly heading: string;
  readonly text: string;
}

/** Thrown by a page's `data.ts`: responds with status 404 and this text inside the normal layout. */
export function notFound(heading: string, text: string) {
  const pageText: PageText = { heading, text };
  return data(pageText, { status: 404 });
}

/** The text of a 404, or null for any other error. */
export function notFoundText(error: unknown): PageText | null {
  const { status, pageText } = errorText(error);
  return status === 404 ? (pageText ?? pageNotFoundText) : null;
}

/** The status and text of an error that a page's data threw, on the server or in the browser; null for other errors. */
export function errorText(error: unknown): { status: number | undefined; pageText: PageText | null } {
  const thrown = error as { init?: { status?: number } | null; data?: unknown };
  const status = isRouteErrorResponse(error) ? error.status : thrown?.init?.status;
  return { status, pageText: isPageText(thrown?.data) ? thrown.data : null };
}

/** The specification's text for a URL without a page. */
export const pageNotFoundText: PageText = {
  heading: "404 Page Not Found",
  text: "Did you forget to add the page to the router?",
};

function isPageText(value: unknown): value is PageText {
  return typeof value === "object" && value !== null && "heading" in value && "text" in value;
}
