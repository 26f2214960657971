import type { Transaction } from "../../database/transaction.ts";
import { type Audited, audit } from "../audit/record.ts";
import type { Viewer } from "../viewer.ts";
import type { DemandedCompany } from "./membership.ts";

/** Adds an entry about a company where it is an administrator who acted: what its own members do is theirs. */
export async function auditAdministrators(
  tx: Transaction,
  viewer: Viewer,
  { id, role }: Pick<DemandedCompany, "id" | "role">,
  audited: Omit<Audited, "subjectType" | "subjectId">,
): Promise<void> {
  if (role === null) await audit(tx, viewer, { ...audited, subjectType: "company", subjectId: id });
}
