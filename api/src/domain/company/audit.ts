import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { type AuditRecord, audit } from "../audit/record.ts";
import { may } from "../policy.ts";
import type { LockedCompany } from "./membership.ts";

/**
 * Adds an audit entry about a company if the viewer is an administrator, even if also a member. Actions of other members are
 * not logged.
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
