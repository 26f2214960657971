import type { Statements } from "../../database/client/transaction.ts";
import { type Sql, sql } from "../../database/query/sql.ts";
import { lockedReviews } from "../review/locked.ts";
import { proofValue } from "./weight.ts";

/** v as it is stored, in hundredths. */
export const storedProofs = {
  moderators: proofValue.moderators * 100,
  knownOrganisation: proofValue["known-organisation"] * 100,
  none: proofValue.none * 100,
} as const;

/** The columns of a review whose verification ends. */
export const unproven = {
  isVerified: false,
  verifiedBy: null,
  workDomain: null,
  proofKind: null,
  verifiedAt: null,
  mailboxProvedAt: null,
  organisationId: null,
  proofWeight: storedProofs.none,
} as const;

/** Hosts of the vendor of each listing: websites, and addresses of its members. */
const vendorHosts = sql`
  select s.id as software_id, h.host from software s left join company c on c.id = s.company_id
    cross join lateral (values (website_host(s.website_url)), (website_host(c.website))) h(host) where h.host is not null
  union select s.id, split_part(u.email_key, '@', 2) from software s
    join company_member m on m.company_id = s.company_id join app_user u on u.id = m.user_id and u.is_email_verified`;

/** Known organisations that are the vendor of a listing: one of its hosts is at their domain. Found by the domain, so that few pairs are left. */
const vendorOrganisations = sql`
  select distinct h.software_id, o.id as organisation_id
  from (${vendorHosts}) h cross join lateral (select string_to_array(h.host, '.') as labels) l
    cross join lateral generate_series(1, cardinality(l.labels)) place
    join organisation o on o.domain = array_to_string(l.labels[place:], '.') and o.is_known`;

/** v of a review (alias `r`) with its organisation (alias `o`), in hundredths; the alias `v` is set where that is the vendor. */
const proofWeight: Sql = sql`(case
  when r.is_verified and r.verified_by = 'admin' then ${storedProofs.moderators}::int
  when r.is_verified and r.verified_by = 'catalog' then coalesce(r.import_trust, ${storedProofs.none}::int)
  when r.is_verified and r.verified_by = 'work_email' and o.is_known and v.software_id is null
    then ${storedProofs.knownOrganisation}::int
  else ${storedProofs.none}::int end)`;

/**
 * Renews v of all reviews from what is proved of them, and the time of verifications that have none; returns how many changed. The
 * organisations must be current (./organisations.ts). Locks those that it changes by ID, as all commands do; one whose verification has changed since it
 * was read is left alone.
 */
export function renewProofs(tx: Pick<Statements, "$executeRaw">): Promise<number> {
  return tx.$executeRaw`
    with vendor_organisation as materialized (${vendorOrganisations}), wrong as materialized (
      select r.id, r.is_verified, r.verified_by, r.organisation_id, f.weight, f.verified_at
      from review r left join organisation o on o.id = r.organisation_id
        left join vendor_organisation v on v.software_id = r.software_id and v.organisation_id = o.id
        cross join lateral (select ${proofWeight} weight,
          case when r.is_verified then coalesce(r.verified_at, r.edited_at, r.created_at) end verified_at) f
      where (r.proof_weight, r.verified_at) is distinct from (f.weight, f.verified_at)),
    locked as materialized (${lockedReviews(sql`r.id in (select id from wrong)`)})
    update review set proof_weight = wrong.weight, verified_at = wrong.verified_at
    from wrong join locked on locked.id = wrong.id
    where review.id = wrong.id and (review.is_verified, review.verified_by, review.organisation_id)
      is not distinct from (wrong.is_verified, wrong.verified_by, wrong.organisation_id)`;
}
