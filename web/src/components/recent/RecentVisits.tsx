import { lazy, Suspense } from "react";
import { useRecent } from "./recent";

// Few first visits have something to show.
const RecentSection = lazy(() => import("./RecentSection"));

/**
 * What a returning visitor looked at before; nothing on a first visit. It appears after hydration: it belongs below what fills the
 * first screen.
 */
export function RecentVisits() {
  const recent = useRecent();
  if (recent.viewed.length + recent.filters.length === 0) return null;
  return (
    <Suspense fallback={null}>
      <RecentSection {...recent} />
    </Suspense>
  );
}
