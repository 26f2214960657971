import { graphql, useFragment } from "react-relay/hooks";
import { adminPaths } from "~/admin-paths";
import type {
  AuditSentence_entry$data,
  AuditSentence_entry$key,
} from "~/relay/__generated__/AuditSentence_entry.graphql";
import { MaybeLink } from "~/ui/MaybeLink";
import { actionPhrases } from "./action-phrases";
import { bulkActionPhrases } from "./bulk-action-phrases";

/** Where administrators see a thing with its details. */
const hrefOf = {
  CATEGORY: adminPaths.categories,
  COMPANY: adminPaths.companies,
  REVIEW: adminPaths.reviews,
  SOFTWARE: adminPaths.software,
  USER: adminPaths.users,
} as const satisfies Record<AuditSentence_entry$data["subjectType"], unknown>;

/** Props of `AuditSentence`. */
export interface AuditSentenceProps {
  entry: AuditSentence_entry$key;
  /** How often it was done one after another, also to other things, as people read it: "12". Left out: once. */
  count?: string;
}

/** An audit log entry as a sentence: who did what to which object. Both are links unless deleted. */
export function AuditSentence({ entry, count }: AuditSentenceProps) {
  const { action, actorId, actor, subjectType, subjectId, subjectName, before } = useFragment(
    graphql`
      fragment AuditSentence_entry on AuditEntry {
        action
        actorId
        actor {
          displayName
        }
        subjectType
        subjectId
        subjectName
        before
      }
    `,
    entry,
  );
  return (
    <>
      {actor && actorId ? (
        <MaybeLink to={adminPaths.users({ open: actorId })}>{actor.displayName}</MaybeLink>
      ) : (
        "A deleted user"
      )}{" "}
      {count === undefined ? (
        <>
          {actionPhrases[action]}{" "}
          {subjectName && subjectId ? (
            <MaybeLink to={hrefOf[subjectType]({ open: subjectId })}>{subjectName}</MaybeLink>
          ) : (
            nameThen(before)
          )}
        </>
      ) : (
        bulkActionPhrases[action](count)
      )}
    </>
  );
}

/** The name of a deleted thing, if the log has it. */
function nameThen(before: unknown) {
  const { name } = (before ?? {}) as { name?: unknown };
  return typeof name === "string" ? <bdi>{name}</bdi> : "(deleted)";
}
