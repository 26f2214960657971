import { Prisma } from "../../database/generated/prisma/client.ts";

/**
 * The reason when the database refused the data themselves (PostgreSQL's classes 22, data exception, and 23, integrity
 * constraint); undefined for failures that have nothing to do with the row, such as a lost connection.
 */
export function refusalOf(error: unknown): string | undefined {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError)) return undefined;
  const cause = (error.meta?.["driverAdapterError"] as { cause?: DriverError } | undefined)?.cause;
  return cause?.originalCode && /^2[23]/.test(cause.originalCode)
    ? `is refused by the database: ${cause.originalMessage ?? error.message}`
    : undefined;
}

interface DriverError {
  originalCode?: string;
  originalMessage?: string;
}
