import { useEffect } from "react";
import { useLocation, useNavigate } from "react-router";
import { paths } from "~/paths";
import { hasPage } from "~/route-match";
import { LinkButton } from "../Button";
import { EmptyState } from "../EmptyState";
import { hardNavigation } from "../form/hard-navigation";
import { Head } from "../Head";
import { Page } from "../Page";
import { type ToastMessage, useToast } from "../Toast";

/** The specification's words for a session that ended on the way. */
export const sessionExpired = {
  title: "Session expired. Please login again...",
  variant: "destructive",
} as const;

/** Props of `PrivateShell`. Words and delays are the specification's, and differ from page to page. */
export interface PrivateShellProps {
  /** The title of the page that is behind it. */
  title: string;
  /** What is said over the page; null where the browser goes on without a word. */
  toast: ToastMessage | null;
  /** What stands on the page, where scripts are off: what the toast says when left out. */
  text?: string;
  /** How long it stays before the browser goes on, in milliseconds. */
  delayMs: number;
  /** Where to: a page of the site, or an address of the server. */
  to: string;
}

/**
 * What a private page is for those who may not see it: nothing of its data, a word about it, and after a moment the way
 * to sign in. Without scripts there is a link.
 */
export function PrivateShell({ title, toast, text = toast?.description, delayMs, to }: PrivateShellProps) {
  const show = useToast();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, however often the page is drawn meanwhile
  useEffect(() => {
    if (toast) show(toast);
    const timer = setTimeout(() => {
      if (hasPage(to)) void navigate(to, { replace: true });
      else hardNavigation.to(to);
    }, delayMs);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Page py="12">
      <Head title={title} robots="noindex" />
      <EmptyState
        as="h1"
        heading={title}
        {...(text !== undefined && { text })}
        action={<LinkButton to={paths.signIn(pathname + search)}>Sign in</LinkButton>}
      />
    </Page>
  );
}
