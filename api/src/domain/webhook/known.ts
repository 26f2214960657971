import type { Transaction } from "../../database/client/transaction.ts";
import { visibleCategory } from "../policy.ts";

/**
 * Notes what a category or company has now, so that webhooks learn what leaves it: its listings, and of a company with a webhook its
 * reviews. Notes of a scope that no webhook used are replaced. The caller has locked the place in the log.
 */
export async function noteScope(tx: Transaction, scopeId: string, isCompanys: boolean): Promise<void> {
  const used = await tx.webhookEndpoint.count({
    where: { OR: [{ companyId: scopeId }, { categoryId: scopeId }, { filterCompanyId: scopeId }] },
  });
  // The webhook that is being created is one of them.
  if (used <= 1) await tx.webhookKnownThing.deleteMany({ where: { scopeId } });
  await tx.$executeRaw`
    insert into webhook_known_thing (scope_id, thing_id)
    select ${scopeId}::uuid, s.id from software s
    where s.is_active and (s.company_id = ${scopeId}::uuid
      or exists (select from category_listing l join category c on c.id = l.category_id
        where l.category_id = ${scopeId}::uuid and l.software_id = s.id and ${visibleCategory(null)}))
    on conflict do nothing`;
  if (isCompanys)
    await tx.$executeRaw`
      insert into webhook_known_thing (scope_id, thing_id, answered_at)
      select ${scopeId}::uuid, r.id, a.updated_at
      from software s join review r on r.software_id = s.id left join review_answer a on a.review_id = r.id
      where s.company_id = ${scopeId}::uuid and s.is_active and r.status = 'published'
      on conflict do nothing`;
}

/** Replaces the notes of all webhooks: the change log cannot be followed from where they were. */
export async function noteAllScopes(tx: Transaction): Promise<void> {
  await tx.webhookKnownThing.deleteMany();
  await tx.$executeRaw`
    insert into webhook_known_thing (scope_id, thing_id)
    select e.id, s.id from (select company_id as id from webhook_endpoint union select filter_company_id from webhook_endpoint) e
    join software s on s.company_id = e.id where s.is_active
    union
    select e.id, s.id from (select distinct category_id as id from webhook_endpoint) e
    join category c on c.id = e.id join category_listing l on l.category_id = e.id join software s on s.id = l.software_id
    where s.is_active and ${visibleCategory(null)}`;
  await tx.$executeRaw`
    insert into webhook_known_thing (scope_id, thing_id, answered_at)
    select e.id, r.id, a.updated_at from (select distinct company_id as id from webhook_endpoint) e
    join software s on s.company_id = e.id join review r on r.software_id = s.id left join review_answer a on a.review_id = r.id
    where s.is_active and r.status = 'published'
    on conflict do nothing`;
}
