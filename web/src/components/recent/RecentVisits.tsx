import { RecentSection } from "./RecentSection";
import { useRecent } from "./recent";

/**
 * What a returning visitor looked at before; nothing on a first visit. It appears after hydration: it belongs below what fills the
 * first screen.
 */
export function RecentVisits() {
  const recent = useRecent();
  if (recent.viewed.length + recent.filters.length === 0) return null;
  return <RecentSection {...recent} />;
}
