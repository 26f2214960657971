import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";

/** Shows a page's skeleton if its data have not arrived when it is entered. */
export function PageSuspense({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  // Another id on the same kind of page gets a new skeleton; with another filter the old list stays.
  const { pathname } = useLocation();
  // React on the server renders the fallback of a large boundary too, and drops it: there all data have arrived.
  return (
    <Suspense key={pathname} fallback={import.meta.env.SSR ? null : fallback}>
      {children}
    </Suspense>
  );
}
