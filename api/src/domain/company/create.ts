import type { Transaction } from "../../database/client/transaction.ts";
import { type CompanyInput, companyInput } from "../../inputs/index.ts";
import { withinLimit } from "../../limits/limits.ts";
import type { CommandContext } from "../command-context.ts";
import { recomputeCompanyTotal } from "../counters/recompute.ts";
import { checked, unauthenticated } from "../errors.ts";
import { attachPictures } from "../picture/attach.ts";
import { freeSlug, withFreeSlug } from "../slug.ts";
import { sortKey } from "../text.ts";
import { requireMembershipQuota } from "./membership.ts";

/** Creates a company owned by the viewer; returns its ID. Throws InvalidInput, Conflict, RateLimited. */
export async function createCompany(context: CommandContext, given: unknown): Promise<string> {
  const { viewer, limits, now } = context;
  if (!viewer) throw unauthenticated();
  const input = checked(companyInput, given);
  return withinLimit(limits, ["companies:user", viewer.id], () =>
    withFreeSlug(context, async (tx, isCrowded) => {
      // Of two at once the second one counts the first.
      await requireMembershipQuota(tx, viewer);
      const id = await storeCompany(tx, input, { isCrowded, now, ownerId: viewer.id });
      await recomputeCompanyTotal(tx);
      return id;
    }),
  );
}

/** Stores a company, which can be claimed if it has no owner; the caller recomputes the total. Returns its ID. */
export async function storeCompany(
  tx: Transaction,
  input: CompanyInput,
  { isCrowded, now, ownerId }: { isCrowded: boolean; now: Date; ownerId: string | null },
): Promise<string> {
  const slug = await freeSlug(tx, "company", input.name, isCrowded);
  const { id } = await tx.company.create({
    data: {
      ...input,
      slug,
      sortName: sortKey(input.name),
      ...(ownerId !== null && { members: { create: { userId: ownerId, role: "owner" } } }),
    },
    select: { id: true },
  });
  await attachPictures(tx, now, { before: [], wanted: [{ path: "logoUrl", url: input.logoUrl }] });
  return id;
}
