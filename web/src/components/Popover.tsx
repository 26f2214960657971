import { chakra } from "@chakra-ui/react";
import { type MouseEvent, type ReactNode, useRef } from "react";
import { useDismiss } from "~/ui/use-dismiss";

const Details = chakra("details", {
  base: {
    position: "relative",
    display: "inline-block",
    fontSize: "sm",
    "& > summary": {
      display: "inline-flex",
      alignItems: "center",
      gap: "2",
      minHeight: "10",
      px: { base: "3", md: "4" },
      fontWeight: "medium",
      lineHeight: "snug",
      borderWidth: "1px",
      borderStyle: "solid",
      borderColor: "border.strong",
      borderRadius: "md",
    },
    "& > summary:hover": { bg: "bg.muted" },
    "&[open] > summary": { bg: "bg.muted" },
    "& > div": {
      position: "absolute",
      top: "calc(100% + 0.25rem)",
      zIndex: "drawer",
      width: "max-content",
      maxWidth: "min(18rem, calc(100vw - 2rem))",
      p: "4",
      bg: "bg.panel",
      color: "fg",
      borderWidth: "1px",
      borderStyle: "solid",
      borderColor: "border.strong",
      borderRadius: "lg",
      boxShadow: "raised",
      animation: "slide 160ms ease-out",
    },
  },
  variants: {
    size: { sm: { "& > summary": { minHeight: "8", px: "3" } }, md: {} },
    align: {
      start: { "& > div": { insetStart: 0 } },
      // On a phone buttons stand at the left, and the panel must not leave the screen there.
      end: { "& > div": { insetStart: { base: 0, md: "auto" }, insetEnd: { md: 0 } } },
    },
  },
});

/** Props of `Popover`. */
export interface PopoverProps {
  /** What stands on its button. */
  label: ReactNode;
  /** What its button is called, where the words on it are not enough. */
  name?: string;
  /** The id of what describes its button besides. */
  describedBy?: string | undefined;
  size?: "sm" | "md";
  align?: "start" | "end";
  /** Called with a click that would open it; it may prevent that and do something better. */
  onOpen?: (event: MouseEvent<HTMLElement>, open: () => void) => void;
  children: ReactNode;
}

/**
 * A button with something small under it. Made of `<details>`, so that it also opens without scripts; with them it
 * closes on Escape, and on a click or a focus elsewhere.
 */
export function Popover({
  label,
  name,
  describedBy,
  size = "md",
  align = "start",
  onOpen,
  children,
}: PopoverProps) {
  const ref = useRef<HTMLDetailsElement>(null);
  useDismiss(
    ref,
    () => ref.current?.open === true,
    () => ref.current?.removeAttribute("open"),
  );
  const open = () => {
    if (ref.current) ref.current.open = true;
  };
  return (
    <Details ref={ref} size={size} align={align}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a button, and its keys click it */}
      <summary
        aria-label={name}
        aria-describedby={describedBy}
        onClick={(event) => !ref.current?.open && onOpen?.(event, open)}
      >
        {label}
      </summary>
      <div>{children}</div>
    </Details>
  );
}
