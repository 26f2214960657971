import Bowser from "bowser";
import { builder } from "../builder.ts";

/** A session as its owner sees it. */
export interface SessionRow {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

/** Browser and operating system for display: "Firefox on Linux". */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter((name) => name).join(" on ") || "Unknown device";
}

export const SessionType = builder.objectRef<SessionRow>("Session").implement({
  description: "A browser session in which the user is signed in.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "ID of the session, for `endSession`. Not the cookie's value." }),
    device: t.string({
      description: 'Browser and operating system, as far as known, for example "Firefox on Linux".',
      resolve: ({ userAgent }) => deviceOf(userAgent),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "Time of sign-in." }),
    lastSeenAt: t.expose("lastSeenAt", {
      type: "DateTime",
      description: "Last use, to within ten minutes.",
    }),
    isCurrent: t.boolean({
      description: "True for the session that sent this request.",
      resolve: ({ id }, _args, { caller }) => id === caller.sessionId,
    }),
  }),
});
