import { createSessions } from "../../../api/src/auth/sessions.ts";
import type { Database } from "../../../api/src/database/client/open.ts";
import { apiScopes } from "../../../api/src/inputs/index.ts";
import { makeToken } from "../../../api/src/testing/tokens.ts";
import type { CallerName } from "../../../api/src/testing/visibility/callers.ts";
import type { HiddenWorld } from "../../../api/src/testing/visibility/hidden-world.ts";

/** A caller of the walk. */
export interface Caller {
  name: CallerName;
  /** What proves who they are: a header's name and its value; null for visitors. */
  proof: readonly [name: string, value: string] | null;
  /** The secret in it, which is in nobody's answers. */
  secret: string;
}

/** The callers of a hidden world, signed in or with an API token. `restore` gives back sessions and tokens that they ended. */
export async function openCallers(
  database: Database,
  { callers }: HiddenWorld,
): Promise<{ callers: Caller[]; restore(): Promise<void> }> {
  const { prisma } = database;
  const sessions = createSessions(database, { secure: false });
  const opened: Caller[] = [];
  for (const [name, { viewer, token }] of Object.entries(callers) as [
    CallerName,
    HiddenWorld["callers"]["owner"],
  ][]) {
    if (viewer) {
      const { id } = await sessions.createSession(viewer.id, { userAgent: null });
      opened.push({ name, proof: ["Cookie", `${sessions.sessionCookieName}=${id}`], secret: id });
    } else if (token) {
      const made = await makeToken(database, {
        userId: token.userId,
        scopes: apiScopes.filter((scope) => token.scopes.includes(scope)),
      });
      opened.push({ name, proof: ["Authorization", made.headers.authorization], secret: made.secret });
    } else opened.push({ name, proof: null, secret: "" });
  }
  const kept = await prisma.session.findMany();
  return {
    callers: opened,
    async restore() {
      await prisma.session.createMany({ data: kept, skipDuplicates: true });
      await prisma.apiToken.updateMany({ data: { revokedAt: null, expiresAt: null } });
    },
  };
}
