import { use } from "react";
import { ExpiryContext, useNow } from "~/document/clock";
import { formatMoment, nextChange, timeAgo } from "./relative-time";

/** "about 1 hour ago", with the exact time for those who point at it and for machines. */
export function RelativeTime({ iso }: { iso: string }) {
  const then = new Date(iso);
  const now = useNow();
  const expireAt = use(ExpiryContext);
  if (import.meta.env.SSR) expireAt(nextChange(then, now));
  // Of a page that hydrates across a minute's edge the server's words stay.
  return (
    <time dateTime={iso} title={formatMoment(then)} suppressHydrationWarning>
      {timeAgo(then, now)}
    </time>
  );
}
