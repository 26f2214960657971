import type { Transaction } from "../../database/transaction.ts";
import type { AuditAction, AuditSubject } from "../../inputs/index.ts";
import type { Viewer } from "../viewer.ts";

type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact };

/** What is told of a thing before or after a change: the fields that it was about, as JSON. */
export type Facts = Readonly<Record<string, Fact>>;

/** What somebody did to a thing; without `before` where it was not there, without `after` where it is there no more. */
export interface Audited {
  readonly action: AuditAction;
  readonly subjectType: AuditSubject;
  readonly subjectId: string;
  readonly before?: Facts;
  readonly after?: Facts;
}

/**
 * Adds an entry to the audit log, in the transaction of what it tells of: the one comes with the other, or neither. Entries
 * are never changed and outlive what they name, so addresses that text may hold are left out of them here; callers leave out
 * what people wrote or told of themselves.
 */
export async function audit(
  tx: Transaction,
  viewer: Viewer,
  { before, after, ...deed }: Audited,
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      actorId: viewer.id,
      ...deed,
      ...(before && { before: withoutAddresses(before) }),
      ...(after && { after: withoutAddresses(after) }),
    },
  });
}

/** What changes, before and after, where `changed` has the new values. */
export function factsOf(before: object, changed: object): Required<Pick<Audited, "before" | "after">> {
  const names = new Set(Object.keys(changed));
  const old = Object.entries(before).filter(([name]) => names.has(name));
  return { before: Object.fromEntries(old) as Facts, after: { ...changed } as Facts };
}

function withoutAddresses(facts: Facts) {
  const text = JSON.stringify(facts).replace(/[^\s"\\@<>]+@[^\s"\\@<>]+/g, "[address]");
  return JSON.parse(text) as Record<string, never>;
}
