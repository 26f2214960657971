import type { Prisma } from "../database/generated/prisma/client.ts";
import type { Transaction } from "../database/transaction.ts";
import type { Viewer } from "./viewer.ts";

/** What was done, to what, and how that was before and after. No address stands in it: it is kept for good. */
export interface Deed {
  /** Noun and verb: "company.delete". */
  action: string;
  subjectType: string;
  subjectId: string;
  before?: Prisma.InputJsonObject;
  after?: Prisma.InputJsonObject;
}

/** Writes down who did what, in the transaction that does it. */
export async function audit(tx: Transaction, viewer: Viewer, deed: Deed): Promise<void> {
  await tx.auditEntry.create({ data: { ...deed, actorId: viewer.id } });
}
