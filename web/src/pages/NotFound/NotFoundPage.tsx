import { notFound, pageNotFoundText } from "~/relay/not-found";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";

const answer = () => {
  throw notFound(pageNotFoundText.heading, pageNotFoundText.text);
};

export const loader = answer;
export const clientLoader = answer;

/** Rendered for every URL without a page: the loader has already thrown a 404. */
export default function NotFoundPage() {
  return null;
}
