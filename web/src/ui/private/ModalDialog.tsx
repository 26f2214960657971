import { Box, chakra } from "@chakra-ui/react";
import { type ReactNode, useEffect, useId, useRef } from "react";
import { useMotion } from "../motion/motion";
import { DialogToasts } from "./DialogToasts";

const Frame = chakra("dialog", {
  base: {
    m: "auto",
    width: "min(32rem, calc(100vw - 2rem))",
    maxHeight: "calc(100dvh - 2rem)",
    overflowY: "auto",
    p: { base: "5", md: "6" },
    textStyle: "body",
    // Wherever it was opened.
    textAlign: "start",
    bg: "bg.panel",
    color: "fg",
    borderWidth: "1px",
    borderStyle: "solid",
    borderColor: "border.strong",
    borderRadius: "lg",
    boxShadow: "raised",
    "&::backdrop": { bg: "rgb(0 0 0 / 0.5)" },
  },
  variants: {
    placement: {
      center: {},
      wide: { width: "min(64rem, calc(100vw - 2rem))" },
    },
  },
});

/** Props of `ModalDialog`: what it is about, and what to do when it was closed by Escape. */
export interface ModalDialogProps {
  heading: string;
  onClose: () => void;
  /** True while it cannot be closed: something is under way that it waits for. */
  isBusy?: boolean;
  /** Where it stands: in the middle, room for much, or there with room for much. */
  placement?: "center" | "wide";
  children: ReactNode;
}

/**
 * A dialog over the page, which waits for it: open as long as it is drawn. The browser keeps the focus in it; afterwards the
 * focus is where it was, or, if that went away meanwhile, on the nearest thing around it with tabIndex -1.
 */
export function ModalDialog({
  heading,
  onClose,
  isBusy = false,
  placement = "center",
  children,
}: ModalDialogProps) {
  const motion = useMotion();
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const places = placesAround(document.activeElement);
    dialog.current?.showModal();
    return () => places.find(({ isConnected }) => isConnected)?.focus();
  }, []);
  return (
    <Frame
      {...(motion && { as: motion.AnimatedDialog })}
      ref={dialog}
      placement={placement}
      aria-labelledby={id}
      onCancel={(event) => isBusy && event.preventDefault()}
      // A browser may close it in spite of that, at the second Escape.
      onClose={() => (isBusy ? dialog.current?.showModal() : onClose())}
    >
      <Box as="h2" id={id} textStyle="section" mb="4" overflowWrap="anywhere" dir="auto">
        {heading}
      </Box>
      {children}
      <DialogToasts />
    </Frame>
  );
}

/** The element, and what can take the focus when it is gone, from the inside out. */
function placesAround(opener: Element | null): HTMLElement[] {
  const places = opener instanceof HTMLElement ? [opener] : [];
  for (let next = opener; next; next = next.parentElement?.closest('[tabindex="-1"]') ?? null) {
    if (next !== opener && next instanceof HTMLElement) places.push(next);
  }
  return places;
}
