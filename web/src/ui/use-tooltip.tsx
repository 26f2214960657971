import { chakra } from "@chakra-ui/react";
import {
  type FocusEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from "react";
import { useViewportShift } from "./use-viewport-shift";

const Frame = chakra("span", {
  base: {
    position: "absolute",
    top: "100%",
    insetStart: 0,
    zIndex: "drawer",
    // The way from the control to the words is part of them, so that they stay while the pointer goes there.
    pt: "1.5",
    width: "max-content",
    maxWidth: "min(16rem, calc(100vw - 2rem))",
    cursor: "default",
    "& > span": {
      display: "block",
      px: "2.5",
      py: "1.5",
      bg: "bg.inverted",
      color: "fg.inverted",
      fontSize: "xs",
      fontWeight: "normal",
      lineHeight: "snug",
      textAlign: "start",
      borderRadius: "md",
      boxShadow: "raised",
    },
    "& > span > span": { display: "block" },
    "& > span > span[data-name]": { fontWeight: "medium" },
  },
});

/** What a tooltip says of its control. */
export interface TooltipText {
  /** What the control is called, where its name is not to be seen on it. Readers of the screen have it from the control. */
  name?: string;
  /** What is to be known besides. */
  description?: string;
  /** Whether what the control opens is open: then nothing is said beside it. */
  isOpen(box: HTMLElement): boolean;
}

/**
 * A tooltip under a control, which a box holds that is positioned: `area` is for the box, `tooltip` stands in it behind the control, and
 * `describedBy` is the control's `aria-describedby`. It shows while the pointer is over the box or the keyboard's focus in it, until Escape
 * or a click.
 */
export function useTooltip({ name, description, isOpen }: TooltipText) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isShown) return;
    const onKey = ({ key }: KeyboardEvent) => key === "Escape" && setShown(false);
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [isShown]);
  const show = (box: HTMLElement) => !isOpen(box) && setShown(true);
  const area = {
    // A finger that touches the control presses it.
    onPointerEnter: ({ currentTarget, pointerType }: PointerEvent<HTMLElement>) =>
      pointerType !== "touch" && show(currentTarget),
    onPointerLeave: ({ currentTarget }: PointerEvent<HTMLElement>) =>
      !currentTarget.querySelector(":focus-visible") && setShown(false),
    // Not where the focus comes back from what the control opened.
    onFocus: ({ currentTarget, target, relatedTarget }: FocusEvent<HTMLElement>) =>
      !currentTarget.contains(relatedTarget) && target.matches(":focus-visible") && show(currentTarget),
    onBlur: ({ currentTarget }: FocusEvent<HTMLElement>) =>
      !currentTarget.matches(":hover") && setShown(false),
    onClick: () => setShown(false),
  };
  const isThere = isShown && (name !== undefined || description !== undefined);
  return {
    area,
    describedBy: isThere && description !== undefined ? id : undefined,
    tooltip: isThere && (
      <Bubble id={id} name={name}>
        {description}
      </Bubble>
    ),
  };
}

/** Made anew each time that it shows, and measured then. */
function Bubble({ id, name, children }: { id: string; name: string | undefined; children: ReactNode }) {
  const frame = useRef<HTMLSpanElement>(null);
  const shift = useViewportShift(frame);
  return (
    <Frame ref={frame} style={{ translate: `${shift}px` }}>
      <span {...(children ? { id, role: "tooltip" } : { "aria-hidden": true })}>
        {name && (
          <span data-name aria-hidden>
            {name}
          </span>
        )}
        {children && <span>{children}</span>}
      </span>
    </Frame>
  );
}
