import { createApiSecret } from "../auth/api-tokens.ts";
import { hashed } from "../auth/tokens.ts";
import type { Database } from "../database/client/open.ts";
import { createApiTokenReader } from "../http/api-tokens.ts";
import type { ApiScope } from "../inputs/index.ts";
import { hourMs } from "../inputs/index.ts";

/** The reader of API tokens for a test's endpoint; reported errors fail the test. */
export const testTokens = (database: Pick<Database, "prisma" | "reader">) =>
  createApiTokenReader({
    database,
    report(error) {
      throw error;
    },
    // Longer than a test takes: later the database would be closed.
    milliseconds: hourMs,
  });

interface Made {
  userId: string;
  scopes?: readonly ApiScope[];
  companyId?: string | null;
  expiresAt?: Date | null;
  revokedAt?: Date | null;
}

/** Stores a token; returns its ID, secret and header. */
export async function makeToken({ prisma }: Pick<Database, "prisma">, { scopes, ...made }: Made) {
  const secret = createApiSecret();
  const { id } = await prisma.apiToken.create({
    data: {
      name: "Nightly",
      tokenHash: hashed(secret),
      scopes: [...(scopes ?? ["read:directory"])],
      ...made,
    },
    select: { id: true },
  });
  return { id, secret, headers: { authorization: `Bearer ${secret}` } };
}
