import type { Request } from "express";
import { networkOf } from "./anonymous-limit.ts";
import { beginSession, carriesSession, readSession, type Sessions } from "./auth/sessions.ts";
import type { Caller } from "./context.ts";
import type { Viewer } from "./domain/viewer.ts";
import { originOf } from "./own-site.ts";

/**
 * Who sends the request: the user of its session, and what its commands may do with the browser's cookies, which leave
 * with the answer. A session past half of its life is prolonged by the way.
 */
export async function readCaller(
  request: Request,
  sessions: Sessions,
  publicUrl: string,
): Promise<{ viewer: Viewer | null; caller: Caller }> {
  const { headers, ip, res } = request;
  const session = await readSession(sessions, headers.cookie);
  const setCookie = (cookie: string) => res?.append("set-cookie", cookie);
  if (session?.renewed) setCookie(session.renewed);
  const caller: Caller = {
    network: networkOf(ip ?? ""),
    sessionId: session?.id ?? null,
    origin: originOf(request, publicUrl),
    carriesSession: carriesSession(headers.cookie),
    async beginSession(userId) {
      await endOwn();
      const begun = await beginSession(sessions, userId, headers["user-agent"]);
      setCookie(begun.cookie);
      return begun.id;
    },
    async endSession() {
      await endOwn();
      setCookie(sessions.createBlankSessionCookie().serialize());
    },
  };
  const endOwn = async () => {
    const secret = sessions.readSessionCookie(headers.cookie ?? "");
    if (secret) await sessions.invalidateSession(secret);
  };
  return { viewer: session?.viewer ?? null, caller };
}
