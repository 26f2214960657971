import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan, type User } from "lucia";
import type { Database } from "../database/client/open.ts";
import { transaction } from "../database/client/transaction.ts";
import type { PrismaClient } from "../database/generated/prisma/client.ts";
import { createBatchedLookup } from "../database/query/batched-lookup.ts";
import { sql, tableOf } from "../database/query/sql.ts";
import { minuteMs } from "../inputs/index.ts";
import type { Viewer } from "./auth-context.ts";
import { carriesCookie, type IdentityCookie, identityCookie } from "./cookies.ts";
import { earliestSignIn, hasEnded, maxSessions } from "./stored-sessions.ts";
import { hashed } from "./tokens.ts";

declare module "lucia" {
  interface Register {
    Lucia: ReturnType<typeof createLucia>;
    DatabaseUserAttributes: { isAdmin: boolean; isEmailVerified: boolean; needsTwoStep: boolean };
    DatabaseSessionAttributes: { userAgent: string | null } & SignInProof;
  }
}

/** Name of the session cookie, without the prefix that it has under https. */
const cookieName = "assay_session";

/** The cookie that holds a session's secret. */
export const sessionCookie = (secure: boolean) => identityCookie(cookieName, { secure });

/** How long a session lives after its last use, in days. */
const sessionDays = 30;

/** Shortest time between two updates of `lastSeenAt`, in milliseconds. */
const seenEvery = 10 * minuteMs;
const maxUserAgent = 500;

/** What a user has proved by signing in; a session begins only while it is still enough. */
export interface SignInProof {
  /** The hash of the account's password as they signed in; omitted if it does not matter. */
  passwordHash?: string | null | undefined;
  /** True if they entered a code of two-step verification. */
  hasCode?: boolean | undefined;
}

/** A session with what its user is. */
interface SessionRow {
  id: string;
  userId: string;
  expiresAt: Date;
  lastSeenAt: Date;
  userAgent: string | null;
  isAdmin: boolean;
  isEmailVerified: boolean;
  needsTwoStep: boolean;
}

/** While one signed in, the password was changed or two-step verification was turned on. */
export class SessionRejected extends Error {}

/** Where sessions are written, and read. */
type SessionDatabase = Pick<Database, "prisma" | "reader">;

/** Lucia's storage. Session IDs are stored as SHA-256, so that a leaked table does not allow signing in. */
class SessionStore implements Adapter {
  readonly #prisma: PrismaClient;
  readonly #lookUp: (id: string) => Promise<SessionRow | undefined>;

  constructor({ prisma, reader }: SessionDatabase, requiresTwoStep: boolean) {
    this.#prisma = prisma;
    // Every request of a browser that is signed in waits for this: one statement for all of them, where the client's own would be two each.
    this.#lookUp = createBatchedLookup(reader, async (ids) => {
      const rows = await reader.query<SessionRow>(sql`
        select s.id, s.expires_at as "expiresAt", s.last_seen_at as "lastSeenAt", s.user_agent as "userAgent", u.id as "userId",
          u.is_admin as "isAdmin", u.is_email_verified as "isEmailVerified",
          u.is_admin and ${requiresTwoStep}::boolean and not exists(select 1 from two_step t where t.user_id = u.id) as "needsTwoStep"
        from ${tableOf(ids, "text")} asked join session s on s.id = asked.value join app_user u on u.id = s.user_id
        where s.created_at > ${earliestSignIn(new Date())} and u.suspended_at is null`);
      return new Map(rows.map((row) => [row.id, row]));
    });
  }

  async getSessionAndUser(secret: string): Promise<[DatabaseSession | null, DatabaseUser | null]> {
    const id = hashed(secret);
    const row = await this.#lookUp(id);
    if (!row) return [null, null];
    const { userId, expiresAt, lastSeenAt, userAgent, isAdmin, isEmailVerified, needsTwoStep } = row;
    const now = new Date();
    if (now.getTime() - lastSeenAt.getTime() > seenEvery) {
      await this.#prisma.session.updateMany({ where: { id }, data: { lastSeenAt: now } });
    }
    return [
      { id: secret, userId, expiresAt, attributes: { userAgent } },
      { id: userId, attributes: { isAdmin: isAdmin && !needsTwoStep, isEmailVerified, needsTwoStep } },
    ];
  }

  async getUserSessions(): Promise<DatabaseSession[]> {
    // The secrets are not known here: see livingSessions.
    return [];
  }

  async setSession({ id, userId, expiresAt, attributes }: DatabaseSession): Promise<void> {
    const userAgent = attributes.userAgent?.slice(0, maxUserAgent) ?? null;
    await transaction({ prisma: this.#prisma }, async (tx) => {
      // Changing the password and turning on two-step verification lock the row too and end all sessions, so no session can be
      // created concurrently.
      const [user] = await tx.$queryRaw<{ passwordHash: string | null }[]>`
        select password_hash as "passwordHash" from app_user where id = ${userId}::uuid for share`;
      const { passwordHash, hasCode = false } = attributes;
      if (passwordHash !== undefined && user?.passwordHash !== passwordHash) throw new SessionRejected();
      if (!hasCode && (await tx.twoStep.count({ where: { userId } })) > 0) throw new SessionRejected();
      await tx.session.create({ data: { id: hashed(id), userId, expiresAt, userAgent } });
      const old = await tx.session.findMany({
        where: { userId },
        orderBy: [{ lastSeenAt: "desc" }, { id: "desc" }],
        skip: maxSessions,
        select: { id: true },
      });
      if (old.length > 0) await tx.session.deleteMany({ where: { id: { in: old.map((one) => one.id) } } });
    });
  }

  async updateSessionExpiration(secret: string, expiresAt: Date): Promise<void> {
    await this.#prisma.session.updateMany({ where: { id: hashed(secret) }, data: { expiresAt } });
  }

  async deleteSession(secret: string): Promise<void> {
    await this.#prisma.session.deleteMany({ where: { id: hashed(secret) } });
  }

  async deleteUserSessions(userId: string): Promise<void> {
    await this.#prisma.session.deleteMany({ where: { userId } });
  }

  async deleteExpiredSessions(): Promise<void> {
    await this.#prisma.session.deleteMany({ where: hasEnded(new Date()) });
  }
}

const createLucia = (database: SessionDatabase, cookie: IdentityCookie, requiresTwoStep: boolean) =>
  new Lucia(new SessionStore(database, requiresTwoStep), {
    sessionCookie: { name: cookie.name },
    sessionExpiresIn: new TimeSpan(sessionDays, "d"),
    getUserAttributes: ({ isAdmin, isEmailVerified, needsTwoStep }) => ({
      isAdmin,
      isEmailVerified,
      needsTwoStep,
    }),
  });

export type Sessions = ReturnType<typeof createLucia> & { readonly cookie: IdentityCookie };

/**
 * Sessions of browsers; `secure` marks their cookie as https only. They live for 30 days after their last use, and 90 at most. With
 * `requiresTwoStep`, administrators without two-step verification are ordinary users.
 */
export function createSessions(
  database: SessionDatabase,
  { secure, requiresTwoStep = false }: { secure: boolean; requiresTwoStep?: boolean },
): Sessions {
  const cookie = sessionCookie(secure);
  return Object.assign(createLucia(database, cookie, requiresTwoStep), { cookie });
}

/** The viewer of a session's user. */
export function viewerOf({ id, isAdmin, isEmailVerified, needsTwoStep }: Viewer | User): Viewer {
  return { id, isAdmin, isEmailVerified, ...(needsTwoStep && { needsTwoStep }) };
}

/** A living session, as a request came with it. */
export interface SessionOfRequest {
  readonly viewer: Viewer;
  /** Its SHA-256, by which it is listed and ended. */
  readonly id: string;
  /** Set-Cookie headers where the session was prolonged, or the cookie has the name that the release before gave it. */
  readonly renewed: readonly string[];
}

/** The session secrets in this Cookie header, the one to use first. */
function secretsOf(sessions: Sessions, cookies: string | undefined) {
  return sessions.cookie.values(cookies).filter(({ value }) => /^[a-z0-9]+$/.test(value));
}

/** Set-Cookie headers for a session's secret; `carried` is the Cookie header of the request. */
const setSession = (sessions: Sessions, secret: string, carried: string | undefined) =>
  sessions.cookie.set(secret, sessionDays * 86_400, carried);

/** Ends the sessions that this Cookie header carries, by either name. */
export async function endCarriedSession(sessions: Sessions, cookies: string | undefined): Promise<void> {
  for (const { value } of secretsOf(sessions, cookies)) await sessions.invalidateSession(value);
}

/** The session of this Cookie header; null if there is no active one. */
export async function readSession(
  sessions: Sessions,
  cookies: string | undefined,
): Promise<SessionOfRequest | null> {
  const [carried] = secretsOf(sessions, cookies);
  if (!carried) return null;
  const { value: secret, isFormer } = carried;
  const { user, session } = await sessions.validateSession(secret);
  if (!session) return null;
  return {
    viewer: viewerOf(user),
    id: hashed(secret),
    renewed: session.fresh || isFormer ? setSession(sessions, secret, cookies) : [],
  };
}

/** Does this Cookie header carry a session, living or not? */
export const carriesSession = (cookies: string | undefined): boolean => carriesCookie(cookies, cookieName);

/**
 * Begins a session of its own for the user, never that of the request; gives the Set-Cookie headers, the session's own first, and
 * its viewer, null if they were suspended at this moment. Refused (SessionRejected) if what they proved is not enough any more.
 */
export async function beginSession(
  sessions: Sessions,
  userId: string,
  browser: { userAgent: string | undefined; cookies?: string | undefined; proof?: SignInProof | undefined },
): Promise<{ cookies: [string, ...string[]]; id: string; viewer: Viewer | null }> {
  const { userAgent, cookies, proof } = browser;
  const { id } = await sessions.createSession(userId, { userAgent: userAgent ?? null, ...proof });
  const { user } = await sessions.validateSession(id);
  return { cookies: setSession(sessions, id, cookies), id: hashed(id), viewer: user && viewerOf(user) };
}
