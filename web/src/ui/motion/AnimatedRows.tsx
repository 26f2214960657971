import {
  AnimatePresence,
  type FeatureBundle,
  LazyMotion,
  MotionConfig,
  m,
  useIsPresent,
} from "framer-motion";
import type { ReactNode } from "react";
import { allowsMotion } from "./motion";
import { transition } from "./transition";

let isLoaded = false;

/** Never answers where motion is not welcome or could not be fetched: then rows are what they are without. */
async function fetchLayout(): Promise<FeatureBundle> {
  const file = allowsMotion() ? await import("./layout-features").catch(() => null) : null;
  if (!file) return new Promise(() => undefined);
  isLoaded = true;
  return file.default;
}

/** Around rows of a list, which then move to their new places: `AnimatedRow`, each in an element with a key. */
export function AnimatedRows({ children }: { children: ReactNode }) {
  return (
    <LazyMotion strict features={fetchLayout}>
      <MotionConfig reducedMotion="user" transition={transition}>
        <AnimatePresence initial={false} mode="popLayout">
          {children}
        </AnimatePresence>
      </MotionConfig>
    </LazyMotion>
  );
}

/**
 * A row: an `li` in HTML and from then on, also while it stands still. One that goes makes room and is out of reach at once;
 * it carries `inert` until it is out of sight.
 */
export function AnimatedRow({ children }: { children: ReactNode }) {
  const isHere = useIsPresent();
  const away = { opacity: 0 };
  return (
    <m.li
      layout="position"
      inert={!isHere}
      // What has not been fetched cannot end what has begun.
      initial={isLoaded ? away : false}
      animate={{ opacity: 1 }}
      exit={away}
    >
      {children}
    </m.li>
  );
}
