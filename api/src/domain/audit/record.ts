import type { Transaction } from "../../database/transaction.ts";
import type { AuditAction, AuditSubject } from "../../inputs/index.ts";
import type { Viewer } from "../viewer.ts";

type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact };

/** What is told of a thing before or after a change: the fields that it was about, as JSON. */
export type Facts = Readonly<Record<string, Fact>>;

/** What somebody did to a thing. Null for what was not there before, or is not there after. */
export interface Audited {
  readonly action: AuditAction;
  readonly type: AuditSubject;
  readonly id: string;
  readonly before: Facts | null;
  readonly after: Facts | null;
}

/**
 * Adds an entry to the audit log, in the transaction of what it tells of: the one comes with the other, or neither. Entries
 * are never changed and outlive what they name, so addresses that text may hold are left out of them here; callers leave out
 * what people wrote or told of themselves.
 */
export async function audit(
  tx: Transaction,
  viewer: Viewer,
  { action, type, id, before, after }: Audited,
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      actorId: viewer.id,
      action,
      subjectType: type,
      subjectId: id,
      ...(before && { before: withoutAddresses(before) }),
      ...(after && { after: withoutAddresses(after) }),
    },
  });
}

function withoutAddresses(facts: Facts) {
  const text = JSON.stringify(facts).replace(/[^\s"\\@<>]+@[^\s"\\@<>]+/g, "[address]");
  return JSON.parse(text) as Record<string, never>;
}
