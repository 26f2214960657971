import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import type { AuditAction, AuditSubject } from "../../inputs/index.ts";

type Fact = string | number | boolean | null | readonly Fact[] | { readonly [name: string]: Fact };

/** The changed fields of a subject before or after a change, as JSON. */
export type AuditValues = Readonly<Record<string, Fact>>;

/** An entry of the audit log; without `before` for a created subject, without `after` for a deleted one. */
export interface AuditRecord {
  readonly action: AuditAction;
  readonly subjectType: AuditSubject;
  /** Null where the thing went before. */
  readonly subjectId: string | null;
  readonly before?: AuditValues;
  readonly after?: AuditValues;
}

/**
 * Adds an entry to the audit log, in the transaction of the action. Entries are never changed and outlive their subjects, so
 * e-mail addresses in texts are removed here; callers leave out free text and personal data.
 */
export async function audit(
  tx: Transaction,
  viewer: Viewer,
  { before, after, ...entry }: AuditRecord,
): Promise<void> {
  await tx.auditEntry.create({
    data: {
      actorId: viewer.id,
      ...entry,
      ...(before && { before: withoutAddresses(before) }),
      ...(after && { after: withoutAddresses(after) }),
    },
  });
}

/** Of these fields, and of values longer than this as JSON, the log records the change without the values. */
const omittedFields = new Set(["description", "shortDescription", "contentSections"]);
const maxFactLength = 300;

/** The changed values before and after; `changed` has the new ones. Long texts are recorded as "changed". */
export function auditDiff(before: object, changed: object): Required<Pick<AuditRecord, "before" | "after">> {
  const old = new Map<string, Fact>(Object.entries(before));
  const facts = Object.entries(changed).map(([name, value]) => [name, old.get(name), value as Fact] as const);
  const isRecorded = ([name, was = null, is]: (typeof facts)[number]) =>
    !omittedFields.has(name) && isShort(was) && isShort(is);
  const recorded = facts.filter(isRecorded);
  return {
    before: Object.fromEntries(recorded.map(([name, was = null]) => [name, was])),
    after: Object.fromEntries(facts.map((fact) => [fact[0], isRecorded(fact) ? fact[2] : "changed"])),
  };
}

function isShort(fact: Fact): boolean {
  return (JSON.stringify(fact)?.length ?? 0) <= maxFactLength;
}

// Bounded, so that a long text is scanned in linear time. Without a name before the @ (https://video.example/@acme) it is not
// an address.
const address = /[^\s"\\@<>/:]{1,64}@[^\s"\\@<>/]{1,253}/g;

function withoutAddresses(facts: AuditValues) {
  return JSON.parse(JSON.stringify(facts).replace(address, "[address]")) as Record<string, never>;
}
