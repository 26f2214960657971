import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  type SyntheticEvent,
  use,
  useMemo,
  useRef,
} from "react";
import { useNavigate } from "react-router";

/** Resting this long on a link counts as an intention; sweeping over a menu does not. */
const intentMs = 70;

/** How a link is followed. */
export interface FollowOptions {
  /** True where the place on the page stays. */
  preventScrollReset?: boolean;
}

/** The event handlers of all links, which prefetch while somebody points at a link or has the focus on it. */
type PrefetchHandlers = Pick<ComponentProps<"a">, "onPointerEnter" | "onPointerLeave" | "onFocus" | "onBlur">;

/** What links do, made once for all links of a document. */
export interface LinkActions {
  readonly prefetchHandlers: PrefetchHandlers;
  /** Goes to a clicked link's path, unless the click asks the browser for something else, such as a new tab. */
  follow(event: MouseEvent, link: HTMLAnchorElement, to: string, options?: FollowOptions): void;
}

/** Outside of a `LinkProvider` the browser follows links by itself. */
export const LinkContext = createContext<LinkActions>({ prefetchHandlers: {}, follow: () => undefined });

/** Props of `LinkProvider`: `prefetch` fetches what the page at an address needs, ahead of the click. */
export interface LinkProviderProps {
  prefetch: (href: string) => void;
  children: ReactNode;
}

/**
 * Makes the links below it navigate without loading a document. A page has hundreds of links: each would otherwise ask the router
 * where it is, keep a state of its own and prefetch by itself.
 */
export function LinkProvider({ prefetch, children }: LinkProviderProps) {
  const navigate = useNavigate();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The path of the link that was clicked, until its page is there. */
  const opening = useRef<string>(undefined);
  const actions = useMemo<LinkActions>(() => {
    const leave = () => clearTimeout(timer.current);
    const approach = ({ currentTarget }: SyntheticEvent<HTMLAnchorElement>) => {
      leave();
      const to = currentTarget.getAttribute("href") ?? "";
      // A link that is hydrated by its click gets the pointer's events after it.
      if (to === opening.current) return;
      // What is shown already is asked for again by a click alone.
      if (currentTarget.href === window.location.href) return;
      timer.current = setTimeout(() => prefetch(to), intentMs);
    };
    return {
      prefetchHandlers: { onPointerEnter: approach, onFocus: approach, onPointerLeave: leave, onBlur: leave },
      follow(event, link, to, options) {
        // The click asks for the page itself; the prefetch that its hover and focus began would ask once more.
        leave();
        if (event.defaultPrevented || !isPlainClick(event) || isForBrowser(link)) return;
        event.preventDefault();
        opening.current = to;
        const isOpen = () => {
          if (opening.current === to) opening.current = undefined;
        };
        const navigation = navigate(to, { ...options, replace: link.href === window.location.href });
        void Promise.resolve(navigation).finally(isOpen);
      },
    };
  }, [navigate, prefetch]);
  return <LinkContext value={actions}>{children}</LinkContext>;
}

const isPlainClick = ({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent) =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

const isForBrowser = ({ origin, target }: HTMLAnchorElement) =>
  origin !== window.location.origin || (target !== "" && target !== "_self");

/** Props of `Link`: a path from `paths.ts`, and whatever an anchor takes. */
export interface LinkProps extends Omit<ComponentProps<"a">, "href" | keyof PrefetchHandlers>, FollowOptions {
  to: string;
  /** True where the browser is to load the page as a new document. */
  reloadDocument?: boolean;
}

/** The link to use everywhere: prefetches the code and data of its page on hover, focus and touch. */
export function Link({
  to,
  onClick,
  preventScrollReset = false,
  reloadDocument = false,
  ...rest
}: LinkProps) {
  const { prefetchHandlers, follow } = use(LinkContext);
  // A page has hundreds of links, and React on the server passes over each handler of each.
  if (import.meta.env.SSR) return <a {...rest} href={to} />;
  return (
    <a
      {...rest}
      {...prefetchHandlers}
      href={to}
      onClick={(event) => {
        onClick?.(event);
        if (!reloadDocument) follow(event, event.currentTarget, to, { preventScrollReset });
      }}
    />
  );
}
