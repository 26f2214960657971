import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { type AuditRecord, audit } from "../audit/record.ts";
import { may } from "../policy.ts";
import type { LockedCompany } from "./membership.ts";

/**
 * Adds an entry about a company where it is an administrator who acted, be they its member too: what its other members do is
 * theirs.
 */
export async function auditAdministrators(
  tx: Transaction,
  viewer: Viewer,
  { id }: Pick<LockedCompany, "id">,
  audited: Omit<AuditRecord, "subjectType" | "subjectId">,
): Promise<void> {
  if (may(viewer, "company.editAny"))
    await audit(tx, viewer, { ...audited, subjectType: "company", subjectId: id });
}
