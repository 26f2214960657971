import {
  AnimatePresence,
  domMin,
  type HTMLMotionProps,
  LazyMotion,
  MotionConfig,
  m,
  useIsPresent,
} from "framer-motion";
import { type ComponentType, type ReactElement, type ReactNode, useEffect, useRef, useState } from "react";
import { transition } from "./transition";

/** Where something comes from or goes to, in pixels from its place. */
interface Way {
  readonly x?: number;
  readonly y?: number;
  readonly scale?: number;
}
const there = { opacity: 1, x: 0, y: 0, scale: 1 };

function Moves({ children }: { children: ReactNode }) {
  return (
    <LazyMotion strict features={domMin}>
      <MotionConfig reducedMotion="user" transition={transition}>
        {children}
      </MotionConfig>
    </LazyMotion>
  );
}

/** An element that comes a short way to its place when it is first drawn. */
function enterFrom<T extends "dialog" | "div" | "section">(tag: T, way: Way) {
  const Element = m[tag] as ComponentType<HTMLMotionProps<T>>;
  return (props: HTMLMotionProps<T>) => (
    <Moves>
      <Element {...props} initial={{ opacity: 0, ...way }} animate={there} />
    </Moves>
  );
}

/** A dialog, from a little below. */
export const AnimatedDialog = enterFrom("dialog", { y: 12 });
/** A panel at the end of the screen, from there. */
export const AnimatedPanel = enterFrom("div", { x: 32 });
/** The tray, from the foot of the screen. */
export const AnimatedTray = enterFrom("section", { y: 24 });
/** The next of several steps comes from the end of the line. */
export const StepForward = enterFrom("div", { x: 32 });
/** The step before comes from its beginning. */
export const StepBack = enterFrom("div", { x: -32 });

/** The contents of a `details`, which settle each time that it opens. */
export function AnimatedDetails({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const details = box.current?.closest("details");
    const onToggle = () => setOpen(details?.open === true);
    // It may have been opened while this was on its way.
    onToggle();
    details?.addEventListener("toggle", onToggle);
    return () => details?.removeEventListener("toggle", onToggle);
  }, []);
  return (
    <Moves>
      <m.div
        ref={box}
        initial={false}
        animate={isOpen ? there : { opacity: 0, y: -12, transition: { duration: 0 } }}
      >
        {children}
      </m.div>
    </Moves>
  );
}

/** Keeps items that go in sight until they are gone: `AnimatedTrayItem`. Those that are there from the start stand still. */
export function Presence({ children }: { children: ReactNode }) {
  return <AnimatePresence initial={false}>{children}</AnimatePresence>;
}

/** An item of the tray, which grows into its place and shrinks out of it. One that goes is out of reach at once. */
export function AnimatedTrayItem({ children }: { children: ReactNode }) {
  const isHere = useIsPresent();
  const away = { opacity: 0, scale: 0.8 };
  return (
    <m.li inert={!isHere} initial={away} animate={there} exit={away}>
      {children}
    </m.li>
  );
}

/**
 * Where toasts come and go. One that takes the place of another comes alone, so that there are never two; one that goes is
 * out of reach and not read out.
 */
export function AnimatedToast({ children }: { children: ReactElement | null }) {
  return (
    <Moves>
      <AnimatePresence>
        {children && (
          <ToastPlace key="toast">
            <m.div key={children.key} initial={{ opacity: 0, y: 12 }} animate={there}>
              {children}
            </m.div>
          </ToastPlace>
        )}
      </AnimatePresence>
    </Moves>
  );
}

function ToastPlace({ children }: { children: ReactNode }) {
  const isHere = useIsPresent();
  return (
    <m.div inert={!isHere} initial={false} animate={there} exit={{ opacity: 0, y: 12 }}>
      {children}
    </m.div>
  );
}
