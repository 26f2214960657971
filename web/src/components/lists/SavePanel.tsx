import { chakra } from "@chakra-ui/react";
import { type RefObject, use, useLayoutEffect, useRef } from "react";
import { useDismiss } from "~/ui/use-dismiss";
import { useViewportShift } from "~/ui/use-viewport-shift";
import { VisitorContext } from "~/ui/visitor";
import { JoinOrLogIn } from "../JoinOrLogIn";
import { ListChoice } from "./ListChoice";
import { savePending } from "./pending-save";
import type { SavableSoftware } from "./SaveButton";

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

/** Props of `SavePanel`: what is saved, and the box that holds it and the button that it stands under. */
export interface SavePanelProps {
  software: SavableSoftware;
  box: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** What opens under a SaveButton. Escape closes it, and so does a click or a focus elsewhere. */
export default function SavePanel({ software, box, onClose }: SavePanelProps) {
  const { isSignedIn } = use(VisitorContext);
  const panel = useRef<HTMLDivElement>(null);
  const shift = useViewportShift(panel);
  useLayoutEffect(() => {
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView?.({ block: "nearest" });
  }, []);
  useDismiss(box, () => true, onClose);
  return (
    <Panel
      ref={panel}
      role="dialog"
      aria-label={`Save ${software.name} to My Lists`}
      tabIndex={-1}
      style={{ translate: `${shift}px` }}
    >
      {isSignedIn ? (
        <ListChoice software={software} />
      ) : (
        <JoinOrLogIn onLeave={() => savePending({ id: software.databaseId, name: software.name })} />
      )}
    </Panel>
  );
}
