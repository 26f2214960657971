import { type RefObject, useEffect, useRef, useState } from "react";
import type { Values } from "./problems";

/** A form that opens in the place of its button. */
export interface InPlaceForm {
  readonly isOpen: boolean;
  /** For the button: it has the focus again when the form is closed. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** For the Form: what was typed and not sent outlives that it was closed. */
  readonly kept: { readonly values?: Values; readonly onValues: (values: Values) => void };
  open(): void;
  close(): void;
  /** Closes it once it was sent: what was typed is kept no more. */
  done(): void;
}

/** Opens and closes a form in the place of its button; nothing typed is lost, and the focus neither. */
export function useInPlaceForm(): InPlaceForm {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<Values | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return {
    isOpen,
    opener,
    kept: { ...(draft && { values: draft }), onValues: setDraft },
    open: () => setOpen(true),
    close: () => setOpen(false),
    done: () => {
      setDraft(null);
      setOpen(false);
    },
  };
}
