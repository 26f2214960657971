import { createHash } from "node:crypto";
import { type Adapter, type DatabaseSession, type DatabaseUser, Lucia, TimeSpan } from "lucia";
import type { PrismaClient } from "../database/generated/prisma/client.ts";
import type { Viewer } from "../domain/viewer.ts";

declare module "lucia" {
  interface Register {
    Lucia: Sessions;
    DatabaseUserAttributes: { isAdmin: boolean; isEmailVerified: boolean };
  }
}

/** Name of the session cookie. */
export const sessionCookie = "assay_session";

/** Only this leaves for the database: who reads the table cannot sign in with what stands there. */
const hashed = (secret: string) => createHash("sha256").update(secret).digest("hex");

const attributes = { id: true, isAdmin: true, isEmailVerified: true, suspendedAt: true } as const;

/** Lucia's storage over Prisma; session ids are kept as their SHA-256. */
class SessionStore implements Adapter {
  readonly #prisma: PrismaClient;

  constructor(prisma: PrismaClient) {
    this.#prisma = prisma;
  }

  async getSessionAndUser(secret: string): Promise<[DatabaseSession | null, DatabaseUser | null]> {
    const row = await this.#prisma.session.findUnique({
      where: { id: hashed(secret) },
      select: { userId: true, expiresAt: true, user: { select: attributes } },
    });
    if (!row || row.user.suspendedAt) return [null, null];
    const { id, isAdmin, isEmailVerified } = row.user;
    return [
      { id: secret, userId: row.userId, expiresAt: row.expiresAt, attributes: {} },
      { id, attributes: { isAdmin, isEmailVerified } },
    ];
  }

  async getUserSessions(): Promise<DatabaseSession[]> {
    // The secrets are not known here; the account pages list sessions by their hashes.
    return [];
  }

  async setSession({ id, userId, expiresAt }: DatabaseSession): Promise<void> {
    await this.#prisma.session.create({ data: { id: hashed(id), userId, expiresAt } });
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
    await this.#prisma.session.deleteMany({ where: { expiresAt: { lte: new Date() } } });
  }
}

export type Sessions = ReturnType<typeof createSessions>;

/** Sessions of browsers; `secure` marks their cookie as https only. */
export function createSessions(prisma: PrismaClient, { secure }: { secure: boolean }) {
  return new Lucia(new SessionStore(prisma), {
    sessionExpiresIn: new TimeSpan(30, "d"),
    sessionCookie: { name: sessionCookie, attributes: { secure, sameSite: "lax", path: "/" } },
    getUserAttributes: ({ isAdmin, isEmailVerified }) => ({ isAdmin, isEmailVerified }),
  });
}

/** Who sends this Cookie header: the user of a living session, or null. */
export async function readViewer(sessions: Sessions, cookies: string | undefined): Promise<Viewer | null> {
  const secret = sessions.readSessionCookie(cookies ?? "");
  if (!secret) return null;
  const { user } = await sessions.validateSession(secret);
  return user && { id: user.id, isAdmin: user.isAdmin, isEmailVerified: user.isEmailVerified };
}
