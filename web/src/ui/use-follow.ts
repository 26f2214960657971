import { type RefObject, useEffect, useRef } from "react";

/**
 * Keeps an uncontrolled field in step with the address (Back, a chip that was removed) without mounting it anew,
 * which would lose the focus. What was typed before the page came alive stays.
 */
export function useFollow<E extends HTMLInputElement | HTMLSelectElement>(
  value: string,
): RefObject<E | null> {
  const field = useRef<E>(null);
  const last = useRef(value);
  useEffect(() => {
    if (field.current && last.current !== value) field.current.value = value;
    last.current = value;
  }, [value]);
  return field;
}
