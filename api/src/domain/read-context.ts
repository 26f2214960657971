import type { AuthContext } from "../auth/auth-context.ts";
import type { Reader } from "../database/client/reader.ts";
import type { PrismaClient } from "../database/generated/prisma/client.ts";

/** What a reading rule may use: the database, who asks, and the one clock of the request. */
export interface ReadContext extends AuthContext {
  readonly prisma: PrismaClient;
  /** Statements of our own, and rows with what belongs to them. */
  readonly reader: Reader;
  readonly now: Date;
}
