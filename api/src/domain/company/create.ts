import type { Viewer } from "../../auth/auth-context.ts";
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
    withFreeSlug(context, (tx, isCrowded) => insertCompany(tx, viewer, input, { isCrowded, now })),
  );
}

async function insertCompany(
  tx: Transaction,
  viewer: Viewer,
  input: CompanyInput,
  { isCrowded, now }: { isCrowded: boolean; now: Date },
): Promise<string> {
  // Of two at once the second one counts the first.
  await requireMembershipQuota(tx, viewer);
  const slug = await freeSlug(tx, "company", input.name, isCrowded);
  const { id } = await tx.company.create({
    data: {
      ...input,
      slug,
      sortName: sortKey(input.name),
      members: { create: { userId: viewer.id, role: "owner" } },
    },
    select: { id: true },
  });
  await attachPictures(tx, now, { before: [], wanted: [{ path: "logoUrl", url: input.logoUrl }] });
  await recomputeCompanyTotal(tx);
  return id;
}
