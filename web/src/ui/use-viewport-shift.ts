import { type RefObject, useLayoutEffect, useState } from "react";

/** Distance to the edge of the window, in pixels. */
const margin = 16;

/** The horizontal offset in pixels that keeps a popover inside the window. Measured once, when it opens. */
export function useViewportShift(opened: RefObject<HTMLElement | null>): number {
  const [shift, setShift] = useState(0);
  useLayoutEffect(() => {
    if (!opened.current) return;
    const { left, right } = opened.current.getBoundingClientRect();
    const beyond = right - (document.documentElement.clientWidth - margin);
    setShift(beyond > 0 ? -Math.min(beyond, left - margin) : 0);
  }, [opened]);
  return shift;
}
