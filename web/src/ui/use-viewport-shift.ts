import { type RefObject, useLayoutEffect, useState } from "react";

/** Room that is left between what opens and the edge of the window, in pixels. */
const margin = 16;

/**
 * By how many pixels what opens under a control is to be moved sideways so that it stands in the window. It is measured once, as it opens.
 */
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
