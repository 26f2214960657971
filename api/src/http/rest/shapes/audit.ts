import { z } from "zod";
import { fromEnum } from "../../../graphql/enum-names.ts";
import { auditActions, auditSubjects } from "../../../inputs/index.ts";
import { id, named, time } from "./registry.ts";

const facts = z.record(z.string(), z.unknown()).nullable();

export const AuditEntry = named(
  "AuditEntry",
  z
    .strictObject({
      id,
      action: z.enum(auditActions),
      actorId: id.nullable(),
      actor: z.string().nullable().describe("Name of the user who did it; null if the account was deleted."),
      subjectType: z.enum(auditSubjects),
      subjectId: id.nullable(),
      subjectName: z.string().nullable().describe("Current name of the subject; null if it was deleted."),
      before: facts.describe("The changed values before the action."),
      after: facts.describe("The changed values after the action."),
      createdAt: time,
    })
    .describe("An entry in the audit log."),
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
