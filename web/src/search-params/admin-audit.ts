import { auditActions, auditSubjects, dayMs } from "@assay/api/inputs";
import { adminListParams } from "./admin-list";
import { oneOf, type Param, searchParams, text } from "./codec";

/** A day of this millennium, as "2026-11-20"; empty if invalid. */
const day = (): Param<string> => ({
  read: (given) =>
    given && /^2\d{3}-\d\d-\d\d$/.test(given) && !Number.isNaN(Date.parse(given)) ? given : "",
  write: (value) => value || undefined,
});

/** /admin/audit: text, action, actor id, subject type or subject id, first and last day, and the page. */
export const adminAuditParams = searchParams({
  q: adminListParams.q,
  action: oneOf(auditActions),
  actor: text(36),
  type: oneOf(auditSubjects),
  subject: text(36),
  from: day(),
  to: day(),
  after: adminListParams.after,
  before: adminListParams.before,
});

/** The search params of /admin/audit. */
export type AdminAuditValues = ReturnType<typeof adminAuditParams.read>;

/** The times for the days, in UTC: from the beginning of the first to the end of the last. Null if none is chosen. */
export function timesOf({ from, to }: Pick<AdminAuditValues, "from" | "to">) {
  return {
    from: from ? new Date(from).toISOString() : null,
    until: to ? new Date(Date.parse(to) + dayMs).toISOString() : null,
  };
}
