import { createApiSecret } from "../../../api/src/auth/api-tokens.ts";
import { createSessions } from "../../../api/src/auth/sessions.ts";
import { hashed } from "../../../api/src/auth/tokens.ts";
import type { Database } from "../../../api/src/database/client/open.ts";
import type { LoadRequest } from "../load/generate.ts";

/** Who else asks our server: visitors held to the rate limits, a program with an API token, somebody signed in. */
export const callerNames = ["limits", "token", "session"] as const;
export type CallerName = (typeof callerNames)[number];

/** Rate limits as operators have them, behind a proxy that names the address. */
export const limited = { RATE_LIMITS: "on", TRUST_PROXY: "1" } as const;

/** The requests as each of them sends them. */
type AsCaller = Readonly<Record<CallerName, (requests: readonly LoadRequest[]) => LoadRequest[]>>;

/** Lets somebody in, by a session and by a token. */
export async function makeCallers(database: Pick<Database, "prisma" | "reader">): Promise<AsCaller> {
  const { prisma } = database;
  const { id: userId } = await prisma.user.findFirstOrThrow({
    where: { isEmailVerified: true, suspendedAt: null, isAdmin: false },
    orderBy: { id: "asc" },
    select: { id: true },
  });
  const secret = createApiSecret();
  await prisma.apiToken.create({
    data: { userId, name: "Benchmark", tokenHash: hashed(secret), scopes: ["read:directory"] },
  });
  const sessions = createSessions(database, { secure: false });
  const session = await sessions.createSession(userId, { userAgent: null });
  const cookie = `${sessions.sessionCookieName}=${session.id}`;
  const withHeaders = (request: LoadRequest, headers: Record<string, string>): LoadRequest => ({
    ...request,
    headers: { ...request.headers, ...headers },
  });
  return {
    // Each address stays below its budget.
    limits: (requests) =>
      Array.from({ length: Math.ceil(addresses / requests.length) }, () => requests)
        .flat()
        .map((request, n) => withHeaders(request, { "x-forwarded-for": `10.0.${n >> 8}.${n & 255}` })),
    token: (requests) =>
      requests.map((request) => withHeaders(request, { authorization: `Bearer ${secret}` })),
    session: (requests) => requests.map((request) => ({ ...request, cookie })),
  };
}

/** Visitors with rate limits. */
const addresses = 512;
