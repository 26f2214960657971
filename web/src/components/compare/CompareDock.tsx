import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import { loadMotion } from "~/ui/motion/motion";
import { useCompared } from "./compared";

// It stays from page to page, as it came: so what moves it comes along.
const CompareTray = lazy(async () => {
  const [tray] = await Promise.all([import("./CompareTray"), loadMotion()]);
  return tray;
});

/** Where the tray appears once there is something in it; the comparison itself needs none. */
export function CompareDock() {
  const compared = useCompared();
  const { pathname } = useLocation();
  if (compared.length === 0 || pathname === paths.compare()) return null;
  return (
    <Suspense fallback={null}>
      <CompareTray compared={compared} />
    </Suspense>
  );
}
