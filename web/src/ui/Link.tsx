import { type ComponentProps, createContext, use, useRef } from "react";
import { Link as RouterLink } from "react-router";

/** Fetches what the page behind an address needs, ahead of the click. Given by the root; nothing by default. */
export const PrefetchContext = createContext<(href: string) => void>(() => undefined);

/** Resting this long on a link counts as an intention; sweeping over a menu does not. */
const intentMs = 70;

/** Props of `Link`: a path from `paths.ts`, and whatever an anchor takes. */
export interface LinkProps extends Omit<ComponentProps<typeof RouterLink>, "to" | "prefetch" | "discover"> {
  to: string;
}

/** The link to use everywhere: prefetches the code and data of its page on hover, focus and touch. */
export function Link({ to, onPointerEnter, onPointerLeave, onFocus, onBlur, onClick, ...rest }: LinkProps) {
  const prefetch = use(PrefetchContext);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const start = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(prefetch, intentMs, to);
  };
  const stop = () => clearTimeout(timer.current);
  return (
    <RouterLink
      to={to}
      prefetch="intent"
      // Every route is known from the start; there is nothing to discover.
      discover="none"
      onPointerEnter={(event) => {
        start();
        onPointerEnter?.(event);
      }}
      onPointerLeave={(event) => {
        stop();
        onPointerLeave?.(event);
      }}
      onFocus={(event) => {
        start();
        onFocus?.(event);
      }}
      onBlur={(event) => {
        stop();
        onBlur?.(event);
      }}
      onClick={(event) => {
        // The click asks for the page itself; the prefetch that its hover and focus began would ask once more.
        stop();
        onClick?.(event);
      }}
      {...rest}
    />
  );
}
