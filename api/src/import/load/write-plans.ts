import { v7 as newId } from "uuid";
import type { Transaction } from "../../database/client/transaction.ts";
import type { PlanRow } from "../../inputs/catalogue.ts";
import { insertRows, type Row, type Target, updateRows } from "./merge.ts";
import { type Entry, noOutcome, type Outcome } from "./outcome.ts";
import { lockCompanies } from "./write-companies.ts";
import { findSoftware } from "./write-software.ts";

const columns = {
  software_id: { type: "uuid" },
  name: { type: "text" },
  price: { type: "numeric(12, 2)", nullIsValue: true },
  currency: { type: "text", fallback: "'USD'" },
  billing_period: { type: "text", fallback: "'month'" },
  unit: { type: "text" },
  minimum_people: { type: "int" },
  features: { type: "text[]", fallback: "'{}'" },
  is_popular: { type: "boolean", fallback: "false" },
};
/** The columns of the table that an import writes. */
export const planTarget: Target<keyof typeof columns> = { table: "pricing_plan", columns };

interface StoredPlan {
  id: string;
  softwareId: string;
  name: string;
  price: string | null;
  isPopular: boolean;
}

/** Creates or updates pricing plans by software and name. A new popular plan replaces the current one. */
export async function writePlans(
  tx: Transaction,
  entries: readonly Entry<PlanRow>[],
): Promise<Outcome<PlanRow>> {
  const outcome = noOutcome<PlanRow>();
  const slugs = entries.map(({ row }) => row.softwareSlug);
  await lockCompanies(tx, { ofListings: slugs });
  const software = await findSoftware(tx, slugs);
  const stored = await findPlans(
    tx,
    [...software.values()].map(({ id }) => id),
  );
  const added: Row<keyof typeof columns>[] = [];
  const known: typeof added = [];
  for (const { line, row } of entries) {
    const listing = software.get(row.softwareSlug);
    if (!listing) outcome.refused.push({ line, text: `software "${row.softwareSlug}" is not known` });
    else if (listing.isOwned) outcome.leftAlone++;
    else {
      const plan = stored.find(({ softwareId, name }) => softwareId === listing.id && name === row.name);
      (plan ? known : added).push(planRecord(plan?.id ?? newId(), row, listing.id, plan));
    }
  }
  const popular = new Map(
    [...known, ...added].flatMap((row) => (row.is_popular ? [[row.software_id, row.id]] : [])),
  );
  const deposed = stored.filter(
    ({ id, softwareId, isPopular }) => isPopular && (popular.get(softwareId) ?? id) !== id,
  );
  // First, because a listing must never have two popular plans, not even between two statements.
  await tx.pricingPlan.updateMany({
    where: { id: { in: deposed.map(({ id }) => id) } },
    data: { isPopular: false },
  });
  const changed = await updateRows(tx, planTarget, known);
  await insertRows(tx, planTarget, added);
  return {
    ...outcome,
    added: added.length,
    changed: changed.length,
    unchanged: known.length - changed.length,
  };
}

/** The record of a row. */
export function planRecord(
  id: string,
  row: PlanRow,
  softwareId: string,
  stored: StoredPlan | undefined,
): Row<keyof typeof columns> {
  return {
    id,
    software_id: softwareId,
    name: row.name,
    price: row.price === undefined ? (stored?.price ?? null) : row.price,
    currency: row.currency,
    billing_period: row.billingPeriod,
    unit: row.unit,
    minimum_people: row.minimumPeople,
    features: row.features,
    is_popular: row.isPopular,
  };
}

function findPlans(tx: Transaction, softwareIds: readonly string[]): Promise<StoredPlan[]> {
  return tx.$queryRaw`
    select id, software_id as "softwareId", name, price::text, is_popular as "isPopular" from pricing_plan
    where software_id = any(${softwareIds}::uuid[])`;
}
