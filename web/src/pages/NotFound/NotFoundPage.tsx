import { notFound, pageNotFoundText } from "~/relay/not-found";

export { ErrorPage as ErrorBoundary } from "~/layout/ErrorPage";

const answer = () => {
  throw notFound(pageNotFoundText.heading, pageNotFoundText.text);
};

export const loader = answer;
export const clientLoader = answer;

/** Every address that no other page answers: the loader has already said so. */
export default function NotFoundPage() {
  return null;
}
