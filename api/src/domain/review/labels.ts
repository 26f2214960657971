import { type Sql, sql } from "../../database/query/sql.ts";
import {
  invitedLabel,
  type ProofKind,
  proofKinds,
  proofNames,
  type ReviewLabelKind,
} from "../../inputs/index.ts";

/** The columns of a review that its labels are made of. */
export interface Labelled {
  readonly isVerified: boolean;
  readonly verifiedBy: string | null;
  readonly proofKind: string | null;
  readonly verifiedAt: Date | null;
  readonly createdAt: Date;
  readonly editedAt: Date | null;
  readonly isInvited: boolean;
}

/** The columns of a review that its labels are made of, for a lookup by Prisma. */
export const labelledColumns = {
  isVerified: true,
  verifiedBy: true,
  proofKind: true,
  verifiedAt: true,
  createdAt: true,
  editedAt: true,
  isInvited: true,
} as const;

/** What is said of a review in public: what was proved of it, or that its vendor invited the author. */
export interface ReviewLabel {
  readonly kind: ReviewLabelKind;
  /** What moderators were shown; null for other labels, and where they were not shown a file. */
  readonly proof: ProofKind | null;
  /** The month (UTC) in which it was proved, as 2026-11; null where it is not known, and for imported reviews. */
  readonly month: string | null;
  readonly text: string;
}

interface Meaning {
  readonly verifiedBy: string;
  readonly kind: ReviewLabelKind;
  readonly proof: ProofKind | null;
  /** The text without the month. */
  readonly what: string;
}

/** What each way of verifying a review says of it. Never where its author works. */
const meanings: readonly Meaning[] = [
  { verifiedBy: "admin", kind: "proof-of-use", proof: null, what: "Use confirmed by moderators" },
  ...proofKinds.map((proof) => ({
    ...({ verifiedBy: "admin", kind: "proof-of-use", proof } as const),
    what: `Proof of use: ${proofNames[proof]}, seen by moderators`,
  })),
  { verifiedBy: "work_email", kind: "work-mailbox", proof: null, what: "Work mailbox proved" },
  { verifiedBy: "catalog", kind: "imported", proof: null, what: "Verified by the site it was imported from" },
];

const invited: ReviewLabel = { kind: "invited", proof: null, month: null, text: invitedLabel };

/** The labels that a review wears: exactly what was proved and in which month, and whether the vendor invited its author. */
export function labelsOf(review: Labelled): ReviewLabel[] {
  const { isVerified, isInvited, verifiedBy, proofKind } = review;
  const shown = verifiedBy === "admin" ? proofKind : null;
  const month = monthOf(review);
  const proved = meanings
    .filter((one) => isVerified && one.verifiedBy === verifiedBy && one.proof === shown)
    .map(({ kind, proof, what }) => ({
      ...{ kind, proof, month },
      text: month === null ? what : `${what} in ${monthName(month)}`,
    }));
  return isInvited ? [...proved, invited] : proved;
}

/** A verification whose time was not recorded has the time of the text, which says nothing of when it was proved. */
function monthOf({ verifiedBy, verifiedAt, createdAt, editedAt }: Labelled): string | null {
  const isKnown = verifiedBy !== "catalog" && verifiedAt !== null && verifiedAt > (editedAt ?? createdAt);
  return isKnown ? verifiedAt.toISOString().slice(0, 7) : null;
}

const monthNames = new Intl.DateTimeFormat("en", { month: "long", year: "numeric", timeZone: "UTC" });
const monthName = (month: string) => monthNames.format(new Date(`${month}-01T00:00:00Z`));

/** The same of a review (alias `r`), written by the database as JSON, with the words of /api. */
export const labelsAsJson: Sql = sql`(
  select coalesce(json_agg(json_build_object('kind', l.kind, 'proof', l.proof, 'month', to_char(m.at, 'YYYY-MM'),
      'text', l.what || coalesce(to_char(m.at, '" in "FMMonth YYYY'), ''))
    order by l.kind = ${invited.kind}), '[]')
  from jsonb_to_recordset(${JSON.stringify([...meanings, { kind: invited.kind, what: invited.text }])}::jsonb) as l("verifiedBy" text, kind text, proof text, what text)
    cross join lateral (select case when l.kind <> ${invited.kind} and r.verified_by <> 'catalog' and r.verified_at > coalesce(r.edited_at, r.created_at)
      then r.verified_at at time zone 'UTC' end as at) m
  where l.kind = ${invited.kind} and r.is_invited or r.is_verified and l."verifiedBy" = r.verified_by
    and l.proof is not distinct from case when r.verified_by = 'admin' then r.proof_kind end)`;
