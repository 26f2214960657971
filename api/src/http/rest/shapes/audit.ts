import { z } from "zod";
import { auditActions, auditSubjects } from "../../../inputs/index.ts";
import { fromEnum } from "../enum-names.ts";
import { id, named, time } from "./registry.ts";

const facts = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = named(
  "AuditEntry",
  z
    .strictObject({
      id,
      action: z.enum(auditActions),
      actorId: id.nullable(),
      actor: z.string().nullable().describe("The name of who did it; null where the account is gone."),
      subjectType: z.enum(auditSubjects),
      subjectId: id.nullable(),
      subjectName: z.string().nullable().describe("What it is called now; null where it is gone."),
      before: facts.describe("What of it changed, as it was."),
      after: facts.describe("The same as it was afterwards."),
      createdAt: time,
    })
    .describe("What an administrator did."),
);
export type AuditEntry = z.infer<typeof AuditEntry>;

export const auditEntryFields = /* GraphQL */ `
  fragment AuditEntryFields on AuditEntry {
    id action actorId actor { displayName } subjectType subjectId subjectName before after createdAt
  }
`;

export interface AuditEntryData extends Omit<AuditEntry, "action" | "subjectType" | "actor"> {
  action: string;
  subjectType: string;
  actor: { displayName: string } | null;
}

export function toAuditEntry({ action, subjectType, actor, ...rest }: AuditEntryData): AuditEntry {
  return {
    ...rest,
    action: fromEnum("AuditAction", action) as AuditEntry["action"],
    subjectType: fromEnum("AuditSubject", subjectType) as AuditEntry["subjectType"],
    actor: actor?.displayName ?? null,
  };
}
