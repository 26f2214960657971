import type { Viewer } from "../../auth/auth-context.ts";
import type { Transaction } from "../../database/client/transaction.ts";
import { type CompanyInput, companyInput } from "../../inputs/index.ts";
import { counting } from "../../limits/limits.ts";
import type { Commanding } from "../command-context.ts";
import { refreshCompanyTotal } from "../counters/recompute.ts";
import { checked, unauthenticated } from "../errors.ts";
import { usePictures } from "../picture/use.ts";
import { freeSlug, takingSlug } from "../slug.ts";
import { sortKey } from "../text.ts";
import { demandRoomForMembership } from "./membership.ts";

/** Founds a company that the viewer owns; answers its id. Throws InvalidInput, Conflict, RateLimited. */
export async function createCompany(commanding: Commanding, given: unknown): Promise<string> {
  const { viewer, limits, now } = commanding;
  if (!viewer) throw unauthenticated();
  const input = checked(companyInput, given);
  return counting(limits, ["companies:user", viewer.id], () =>
    takingSlug(commanding, (tx, isCrowded) => found(tx, viewer, input, { isCrowded, now })),
  );
}

async function found(
  tx: Transaction,
  viewer: Viewer,
  input: CompanyInput,
  { isCrowded, now }: { isCrowded: boolean; now: Date },
): Promise<string> {
  // Of two at once the second one counts the first.
  await demandRoomForMembership(tx, viewer);
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
  await usePictures(tx, now, { before: [], wanted: [{ path: "logoUrl", url: input.logoUrl }] });
  await refreshCompanyTotal(tx);
  return id;
}
