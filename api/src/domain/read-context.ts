import type { AuthContext } from "../auth/auth-context.ts";
import type { Reader } from "../database/client/reader.ts";
import type { PrismaClient } from "../database/generated/prisma/client.ts";

/** The context of a query: the database, the caller, and the time of the request. */
export interface ReadContext extends AuthContext {
  readonly prisma: PrismaClient;
  /** Runs hand-written statements, and reads rows with their relations. */
  readonly reader: Reader;
  readonly now: Date;
}
