import { createApiSecret } from "../auth/api-tokens.ts";
import { hashed } from "../auth/tokens.ts";
import type { Database } from "../database/client/open.ts";
import { createApiTokenReader } from "../http/api-tokens.ts";
import type { ApiScope } from "../inputs/index.ts";
import { hourMs } from "../inputs/index.ts";

/** What reads the tokens of requests for a test's door. No test may meet a defect. */
export const testTokens = (database: Pick<Database, "prisma" | "reader">) =>
  createApiTokenReader({
    database,
    report(error) {
      throw error;
    },
    // Never within a test: the database would be gone by then.
    milliseconds: hourMs,
  });

interface Made {
  userId: string;
  scopes?: readonly ApiScope[];
  companyId?: string | null;
  expiresAt?: Date | null;
  revokedAt?: Date | null;
}

/** A token that is in the database: its id, the secret, and the header that carries it. */
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
