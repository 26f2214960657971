import { chakra } from "@chakra-ui/react";
import { type KeyboardEvent, type RefObject, use, useEffect, useLayoutEffect, useRef, useState } from "react";
import { VisitorContext } from "~/ui/visitor";
import { ListChoice } from "./ListChoice";
import type { Savable } from "./SaveButton";
import { SignInToSave } from "./SignInToSave";

const Panel = chakra("div", {
  base: {
    position: "absolute",
    top: "calc(100% + 0.25rem)",
    insetStart: 0,
    zIndex: "drawer",
    // Not as wide as what is in it: that comes after the panel was put in its place.
    width: "18rem",
    maxWidth: "calc(100vw - 2rem)",
    p: "4",
    bg: "bg.panel",
    color: "fg",
    textStyle: "small",
    textAlign: "start",
    cursor: "default",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border.strong",
    borderRadius: "lg",
    boxShadow: "raised",
    animation: "slide 160ms ease-out",
    _focusVisible: { outline: "none" },
  },
});

/** What the panel takes: what is saved, and the button that it stands under and gives the focus back to. */
export interface SavePanelProps {
  software: Savable;
  button: RefObject<HTMLButtonElement | null>;
  onClose: () => void;
}

/** Room that is left between the panel and the edge of the window, in pixels. */
const margin = 16;

/** What opens under a SaveButton. Escape closes it, and so does a click or a focus elsewhere. */
export default function SavePanel({ software, button, onClose }: SavePanelProps) {
  const { isSignedIn } = use(VisitorContext);
  const panel = useRef<HTMLDivElement>(null);
  const [shift, setShift] = useState(0);
  useLayoutEffect(() => {
    if (!panel.current) return;
    const { left, right } = panel.current.getBoundingClientRect();
    const beyond = right - (document.documentElement.clientWidth - margin);
    setShift(beyond > 0 ? -Math.min(beyond, left - margin) : 0);
    panel.current.focus({ preventScroll: true });
    panel.current.scrollIntoView?.({ block: "nearest" });
  }, []);
  useEffect(() => {
    const closeFromOutside = ({ target }: Event) => {
      const isInside = [panel.current, button.current].some((one) => one?.contains(target as Node));
      if (!isInside) onClose();
    };
    document.addEventListener("pointerdown", closeFromOutside);
    document.addEventListener("focusin", closeFromOutside);
    return () => {
      document.removeEventListener("pointerdown", closeFromOutside);
      document.removeEventListener("focusin", closeFromOutside);
    };
  }, [button, onClose]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
    button.current?.focus();
  };
  return (
    <Panel
      ref={panel}
      role="dialog"
      aria-label={`Save ${software.name} to My Lists`}
      tabIndex={-1}
      style={{ translate: `${shift}px` }}
      onKeyDown={onKeyDown}
    >
      {isSignedIn ? <ListChoice software={software} /> : <SignInToSave software={software} />}
    </Panel>
  );
}
