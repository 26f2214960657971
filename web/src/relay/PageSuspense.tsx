import { type ReactNode, Suspense } from "react";
import { useLocation } from "react-router";

/** Shows a page's skeleton when the page was entered before its data came. */
export function PageSuspense({ fallback, children }: { fallback: ReactNode; children: ReactNode }) {
  // Another thing on the same kind of page gets a skeleton of its own; another filter keeps the old list.
  const { pathname } = useLocation();
  return (
    <Suspense key={pathname} fallback={fallback}>
      {children}
    </Suspense>
  );
}
