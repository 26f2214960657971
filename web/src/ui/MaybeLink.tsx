import type { ReactNode } from "react";
import { hasPage } from "~/route-match";
import { Link } from "./Link";

/** Props of `MaybeLink`. */
export interface MaybeLinkProps {
  to: string;
  /** True where it stands for what is shown already. */
  isCurrent?: boolean;
  /** True where the place on the page stays. */
  preventScrollReset?: boolean;
  children: ReactNode;
}

/** A link where its page exists, plain text where it does not yet. */
export function MaybeLink({ to, isCurrent = false, preventScrollReset = false, children }: MaybeLinkProps) {
  if (!hasPage(to)) return <span dir="auto">{children}</span>;
  return (
    <Link
      data-name-link
      to={to}
      dir="auto"
      preventScrollReset={preventScrollReset}
      {...(isCurrent && { "aria-current": "true" })}
    >
      {children}
    </Link>
  );
}
