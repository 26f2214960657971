import type { Transaction } from "../../database/client/transaction.ts";
import { readCursor } from "../change/cursor.ts";
import { visibleCategory } from "../policy.ts";
import type { DispatchedChange } from "./dispatch.ts";

/** What a scope (a category or company) has noted of a thing. */
export interface Note {
  readonly scopeId: string;
  readonly thingId: string;
  readonly answeredAt: Date | null;
  readonly leftAt: Date | null;
}

/** Where the changed things belong and belonged. */
export interface Scopes {
  /** The listing of a review; undefined if unknown. */
  listingOf(change: DispatchedChange): string | undefined;
  /** Company and visible categories that a Live listing has; empty for others. */
  now(listingId: string | undefined): readonly string[];
  /** The company of a Live listing, if it has a webhook. */
  companyOf(listingId: string | undefined): string | null;
  /** When the vendor's answer to a review was last changed; null if there is none. */
  answeredAt(reviewId: string): Date | null;
  /** The notes of a thing, of those scopes that webhooks use. */
  notes(thingId: string | undefined): readonly Note[];
  /** Writes what the scopes have now. */
  note(tx: Transaction, at: { place: string; now: Date }): Promise<void>;
}

interface ListingRow {
  id: string;
  companyId: string | null;
  /** True if the company has a webhook. */
  isCompanys: boolean;
  scopes: string[];
  /** Those of them that webhooks use. */
  used: string[];
}

interface ReviewRow {
  id: string;
  listingId: string | null;
  answeredAt: Date | null;
}

/** Reads where the changed listings and reviews belong, in a fixed number of statements. */
export async function readScopes(tx: Transaction, changes: readonly DispatchedChange[]): Promise<Scopes> {
  const idsOf = (wanted: string) => changes.filter(({ kind }) => kind === wanted).map(({ id }) => id);
  const reviewIds = idsOf("review");
  // Of a deleted review the log knows the listing.
  const reviews = await tx.$queryRaw<ReviewRow[]>`
    select w.id::text, coalesce(r.software_id, (select c.parent_id from change c
        where c.subject = 'review' and c.subject_id = w.id order by c.xid desc, c.seq desc limit 1))::text as "listingId",
      a.updated_at as "answeredAt"
    from unnest(${reviewIds}::uuid[]) w(id) left join review r on r.id = w.id left join review_answer a on a.review_id = w.id`;
  const reviewById = new Map(reviews.map((row) => [row.id, row]));
  const listingIds = new Set([...idsOf("software"), ...reviews.map(({ listingId }) => listingId ?? "")]);
  listingIds.delete("");
  const listings = await tx.$queryRaw<ListingRow[]>`
    select l.id::text, l.company_id::text as "companyId", l.scopes::text[],
      exists (select from webhook_endpoint e where e.company_id = l.company_id) as "isCompanys",
      array(select s from unnest(l.scopes) s where exists (select from webhook_endpoint e
        where s in (e.company_id, e.category_id, e.filter_company_id)))::text[] as used
    from (select s.id, s.company_id,
        array(select s.company_id where s.company_id is not null
          union all select c.id from category_listing l join category c on c.id = l.category_id
            where l.software_id = s.id and ${visibleCategory(null)}) as scopes
      from software s where s.id = any(${[...listingIds]}::uuid[]) and s.is_active) l`;
  const listingById = new Map(listings.map((row) => [row.id, row]));
  const notes = await tx.$queryRaw<Note[]>`
    select scope_id::text as "scopeId", thing_id::text as "thingId", answered_at as "answeredAt", left_at as "leftAt"
    from webhook_known_thing where thing_id = any(${[...listingIds, ...reviewIds]}::uuid[])`;
  const notesOf = Map.groupBy(notes, ({ thingId }) => thingId);
  const listingOf = ({ kind, id }: DispatchedChange) =>
    kind === "review" ? (reviewById.get(id)?.listingId ?? undefined) : kind === "software" ? id : undefined;
  const rowOf = (id: string | undefined) => (id === undefined ? undefined : listingById.get(id));
  const companyOf = (id: string | undefined) => {
    const row = rowOf(id);
    return row?.isCompanys ? row.companyId : null;
  };
  return {
    listingOf,
    now: (id) => rowOf(id)?.scopes ?? [],
    companyOf,
    answeredAt: (id) => reviewById.get(id)?.answeredAt ?? null,
    notes: (id) => (id === undefined ? [] : (notesOf.get(id) ?? [])),
    async note(tx, { place, now }) {
      const present: { scope: string; thing: string; answered: Date | null }[] = [];
      const things: string[] = [];
      for (const change of changes) {
        const { kind, id, gone } = change;
        if (kind !== "software" && kind !== "review") continue;
        things.push(id);
        if (gone) continue;
        const listing = listingOf(change);
        const company = companyOf(listing);
        if (kind === "software")
          for (const scope of rowOf(id)?.used ?? []) present.push({ scope, thing: id, answered: null });
        else if (company !== null)
          present.push({ scope: company, thing: id, answered: reviewById.get(id)?.answeredAt ?? null });
      }
      await writeNotes(tx, { present, things, now });
      const arrived = listings.filter(
        ({ id, companyId, isCompanys }) =>
          isCompanys && !notesOf.get(id)?.some(({ scopeId, leftAt }) => scopeId === companyId && !leftAt),
      );
      await noteReviews(
        tx,
        arrived.map(({ id }) => id).filter((id) => things.includes(id)),
        place,
      );
    },
  };
}

interface Notes {
  present: readonly { scope: string; thing: string; answered: Date | null }[];
  /** All things that were looked at: those that are not present have left. */
  things: readonly string[];
  now: Date;
}

async function writeNotes(tx: Transaction, { present, things, now }: Notes): Promise<void> {
  await tx.$executeRaw`
    with present as (
      select * from json_to_recordset(${JSON.stringify(present)}::json) as t(scope uuid, thing uuid, answered timestamptz)),
    kept as (
      insert into webhook_known_thing (scope_id, thing_id, answered_at) select scope, thing, answered from present
      on conflict (scope_id, thing_id) do update set answered_at = excluded.answered_at, left_at = null)
    update webhook_known_thing k set left_at = ${now}::timestamptz
    where k.thing_id = any(${[...things]}::uuid[]) and k.left_at is null
      and not exists (select from present p where p.scope = k.scope_id and p.thing = k.thing_id)`;
}

/**
 * Notes the reviews of listings that came to a company with a webhook: they are not new. Not those with an entry in the log after the place,
 * which are dispatched themselves.
 */
async function noteReviews(tx: Transaction, listingIds: readonly string[], place: string): Promise<void> {
  if (listingIds.length === 0) return;
  const { xid, seq } = readCursor(place).position;
  await tx.$executeRaw`
    insert into webhook_known_thing (scope_id, thing_id, answered_at)
    select s.company_id, r.id, a.updated_at
    from software s join review r on r.software_id = s.id left join review_answer a on a.review_id = r.id
    where s.id = any(${[...listingIds]}::uuid[]) and s.is_active and r.status = 'published'
      and not exists (select from change c where c.subject = 'review' and c.subject_id = r.id
        and (c.xid, c.seq) > (${xid}::text::xid8, ${seq}::text::int8))
    on conflict do nothing`;
}
