import type { Request } from "express";
import type { AuthContext } from "../auth/auth-context.ts";
import { isSecure } from "../auth/cookies.ts";
import type { Devices } from "../auth/known-devices.ts";
import { attemptCookies, readAttempt } from "../auth/provider-attempt.ts";
import {
  beginSession,
  carriesSession,
  endCarriedSession,
  readSession,
  SessionRejected,
  type Sessions,
} from "../auth/sessions.ts";
import { challengeCookies, readChallenge } from "../auth/sign-in-challenge.ts";
import { WrongCredentials } from "../domain/errors.ts";
import type { OriginOf } from "../engine/csrf.ts";
import type { Caller } from "../graphql/context.ts";
import { networkOf } from "../limits/network.ts";
import type { Tokens } from "./api-tokens.ts";

export interface CallerOptions {
  sessions: Sessions;
  devices: Devices;
  tokens: Pick<Tokens, "read">;
  originOf: OriginOf;
  /** Origin of public addresses, without a slash at the end. */
  publicUrl: string;
}

/**
 * The sender of the request, by its API token or else by its session, and what commands may do with the browser's cookies. A
 * session past half of its life is prolonged. Throws TokenRejected for an invalid token.
 */
export async function readCaller(
  request: Request,
  { sessions, devices, tokens, originOf, publicUrl }: CallerOptions,
): Promise<AuthContext & { caller: Caller }> {
  const { headers, ip, res } = request;
  const token = await tokens.read(request);
  const session = token ? null : await readSession(sessions, headers.cookie);
  const setCookies = (cookies: readonly string[]) => {
    // The beacon reads the caller after it has answered.
    if (res && !res.headersSent) for (const cookie of cookies) res.append("set-cookie", cookie);
  };
  setCookies(session?.renewed ?? []);
  // The session to be ended is the last one that was begun, be it in this very request, and so with the device.
  let own = headers.cookie;
  let ownDevice = headers.cookie;
  const caller: Caller = {
    network: networkOf(ip ?? ""),
    sessionId: session?.id ?? null,
    deviceId: devices.idIn(headers.cookie),
    // A browser sends cookies along for anyone, but no token.
    origin: token ? "own" : originOf(request),
    carriesSession: token === null && carriesSession(headers.cookie),
    async beginSession(userId, proof) {
      const begun = await beginSession(sessions, userId, {
        userAgent: headers["user-agent"],
        cookies: headers.cookie,
        proof,
      }).catch((error: unknown) => {
        throw error instanceof SessionRejected ? new WrongCredentials() : error;
      });
      await endCarriedSession(sessions, own);
      [own] = begun.cookies;
      setCookies(begun.cookies);
      const device = await devices.remember(begun.id, ownDevice);
      [ownDevice] = device.cookies;
      setCookies(device.cookies);
      return { sessionId: begun.id, deviceId: device.id, viewer: begun.viewer };
    },
    async endSession() {
      await endCarriedSession(sessions, own);
      setCookies(sessions.cookie.clear());
    },
    keepAttempt: (attempt) => setCookies(attemptCookies(attempt, publicUrl)),
    takeAttempt() {
      setCookies(attemptCookies(null, publicUrl));
      return readAttempt(headers.cookie, publicUrl);
    },
    keepChallenge: (secret) => setCookies(challengeCookies(secret, { secure: isSecure(publicUrl) })),
    readChallenge: () => readChallenge(headers.cookie, { secure: isSecure(publicUrl) }),
  };
  return { viewer: session?.viewer ?? null, token, caller };
}
