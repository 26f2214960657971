import { type RefObject, useLayoutEffect, useRef } from "react";
import { Button } from "../Button";
import { ChevronDown } from "../icons";

/** Props of `MoveButtons`: what people call it, and whether there is somewhere to go. */
export interface MoveButtonsProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  moveBy: (by: -1 | 1) => void;
}

/** Move a row of a list up and down; the one that was pressed keeps the focus. */
export function MoveButtons({ name, isFirst, isLast, moveBy }: MoveButtonsProps) {
  const pressed = usePreservedFocus();
  return (["up", "down"] as const).map((way) => {
    const isEnd = way === "up" ? isFirst : isLast;
    return (
      <Button
        key={way}
        variant="quiet"
        size="icon"
        aria-label={`Move ${name} ${way}`}
        // Not disabled: the focus would be lost at the ends.
        aria-disabled={isEnd}
        data-way={way}
        css={{
          "&[aria-disabled=true]": { opacity: 0.35, cursor: "not-allowed" },
          "&[data-way=up] > svg": { transform: "rotate(180deg)" },
        }}
        onClick={({ currentTarget }) => {
          if (isEnd) return;
          pressed.current = currentTarget;
          moveBy(way === "up" ? -1 : 1);
        }}
      >
        <ChevronDown />
      </Button>
    );
  });
}

/** A row that moves takes its button along, and browsers drop the focus of what moves: it is given back. */
function usePreservedFocus(): RefObject<HTMLElement | null> {
  const pressed = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (document.activeElement === document.body) pressed.current?.focus();
    // Once: later the focus may be nowhere because one wants it so.
    pressed.current = null;
  });
  return pressed;
}
