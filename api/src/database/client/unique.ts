import { Prisma } from "../generated/prisma/client.ts";

/** Does the error say that a value stands there already, in the unique index of this column? */
export function isTaken(error: unknown, column: string): boolean {
  if (!(error instanceof Prisma.PrismaClientKnownRequestError) || error.code !== "P2002") return false;
  return JSON.stringify(error.meta ?? {}).includes(column);
}
