import type { Transaction } from "../../database/client/transaction.ts";

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
      or exists (select from category_listing l where l.category_id = ${scopeId}::uuid and l.software_id = s.id))
    on conflict do nothing`;
  if (isCompanys)
    await tx.$executeRaw`
      insert into webhook_known_thing (scope_id, thing_id, answered_at)
      select ${scopeId}::uuid, r.id, a.updated_at
      from software s join review r on r.software_id = s.id left join review_answer a on a.review_id = r.id
      where s.company_id = ${scopeId}::uuid and s.is_active and r.status = 'published'
      on conflict do nothing`;
}

/** Notes the scopes of all webhooks anew: the change log cannot be followed from where they were. */
export async function noteAllScopes(tx: Transaction): Promise<void> {
  await tx.webhookKnownThing.deleteMany();
  const scopes = await tx.$queryRaw<{ id: string; isCompanys: boolean }[]>`
    select id, bool_or("isCompanys") as "isCompanys" from (
      select company_id as id, true as "isCompanys" from webhook_endpoint
      union all select category_id, false from webhook_endpoint
      union all select filter_company_id, false from webhook_endpoint) s
    where id is not null group by id`;
  for (const { id, isCompanys } of scopes) await noteScope(tx, id, isCompanys);
}
