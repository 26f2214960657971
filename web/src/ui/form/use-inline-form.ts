import { type RefObject, useEffect, useRef, useState } from "react";
import type { Values } from "./problems";

/** A form that replaces its button while it is open. */
export interface InlineForm {
  readonly isOpen: boolean;
  /** For the button: it has the focus again when the form is closed. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** Props of the Form: it has the focus when it is opened, and unsent input survives that it is closed. */
  readonly formProps: {
    readonly takesFocus: true;
    readonly values?: Values;
    readonly onValues: (values: Values) => void;
  };
  open(): void;
  close(): void;
  /** Closes it after it was sent, and forgets the input. */
  done(): void;
}

/** Opens and closes a form in the place of its button; nothing typed is lost, and the focus neither. */
export function useInlineForm(): InlineForm {
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState<Values | null>(null);
  /** What the form held before anything was typed: that is no draft, and may be of before when it is opened again. */
  const initial = useRef<Values | null>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  const keep = (values: Values) => {
    initial.current ??= values;
    const isTyped = Object.entries(values).some(([name, text]) => initial.current?.[name] !== text);
    setDraft(isTyped ? values : null);
  };
  return {
    isOpen,
    opener,
    formProps: { takesFocus: true, ...(draft && { values: draft }), onValues: keep },
    open: () => {
      if (!draft) initial.current = null;
      setOpen(true);
    },
    close: () => setOpen(false),
    done: () => {
      setDraft(null);
      setOpen(false);
    },
  };
}
