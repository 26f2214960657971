import { lazy, Suspense } from "react";
import { useLocation } from "react-router";
import { paths } from "~/paths";
import { useCompared } from "./compared";

const CompareTray = lazy(() => import("./CompareTray"));

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
