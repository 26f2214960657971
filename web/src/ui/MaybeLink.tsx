import type { ReactNode } from "react";
import { hasPage } from "~/route-match";
import { TextLink } from "./TextLink";

/** A link where its page exists, plain text where it does not yet. */
export function MaybeLink({ to, children }: { to: string; children: ReactNode }) {
  if (!hasPage(to)) return <span dir="auto">{children}</span>;
  return (
    <TextLink to={to} color="inherit" textDecorationColor="border.strong" dir="auto">
      {children}
    </TextLink>
  );
}
