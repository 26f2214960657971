import Bowser from "bowser";
import { builder } from "../builder.ts";

/** A session as its owner sees it. */
export interface SessionRow {
  id: string;
  userAgent: string | null;
  createdAt: Date;
  lastSeenAt: Date;
}

/** What a person would call the browser: "Firefox on Linux". */
export function deviceOf(userAgent: string | null): string {
  if (!userAgent) return "Unknown device";
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter((name) => name).join(" on ") || "Unknown device";
}

export const SessionType = builder.objectRef<SessionRow>("Session").implement({
  description: "A browser in which the viewer is signed in.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "By which it is ended; not what the browser holds." }),
    device: t.string({
      description: 'Browser and system as far as they can be told: "Firefox on Linux".',
      resolve: ({ userAgent }) => deviceOf(userAgent),
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was begun." }),
    lastSeenAt: t.expose("lastSeenAt", {
      type: "DateTime",
      description: "When it was last used, to ten minutes.",
    }),
    isCurrent: t.boolean({
      description: "Is it the one that asks?",
      resolve: ({ id }, _args, { caller }) => id === caller.sessionId,
    }),
  }),
});
