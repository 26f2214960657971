import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps an uncontrolled field in step with the address (Back, a chip that was removed) without mounting it anew,
 * which would lose the focus. Input from before hydration stays, and so does input that the address has not caught up with.
 */
export function useSyncedField<E extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<E | null> {
  const field = useRef<E>(null);
  const last = useRef(value);
  useEffect(() => {
    const { current } = field;
    if (current && last.current !== value) {
      // The answer to an earlier search comes while one types on: the address has never held this text.
      const isAhead = current === document.activeElement && current.value !== last.current;
      if (!isAhead) current.value = value;
    }
    last.current = value;
  }, [value]);
  return field;
}
