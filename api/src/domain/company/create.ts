import { type Transaction, transaction } from "../../database/transaction.ts";
import { isTaken } from "../../database/unique.ts";
import { type CompanyInput, companyInput } from "../../inputs/index.ts";
import type { Commanding } from "../commanding.ts";
import { checked, unauthenticated } from "../errors.ts";
import { refreshCompanyTotal } from "../figures/refresh.ts";
import type { Counted } from "../limits.ts";
import { freeSlug } from "../slug.ts";
import { sortKey } from "../text.ts";
import type { Viewer } from "../viewer.ts";
import { demandRoomForMembership } from "./membership.ts";

/** Of many who choose one name at the same moment all but one try again, and at last with a slug by chance. */
const mostAttempts = 3;

/** Founds a company that the viewer owns; answers its id. Throws InvalidInput, Conflict, RateLimited. */
export async function createCompany(commanding: Commanding, given: unknown): Promise<string> {
  const { viewer, limits } = commanding;
  if (!viewer) throw unauthenticated();
  const input = checked(companyInput, given);
  const counted: Counted = ["companies:user", viewer.id];
  await limits.spend(counted);
  try {
    for (let attempt = 1; ; attempt++) {
      try {
        return await transaction(commanding, (tx) => found(tx, viewer, input, attempt));
      } catch (error) {
        if (attempt === mostAttempts || !isTaken(error, "slug")) throw error;
      }
    }
  } catch (error) {
    // What came to nothing is no company.
    await limits.refund(counted);
    throw error;
  }
}

async function found(tx: Transaction, viewer: Viewer, input: CompanyInput, attempt: number): Promise<string> {
  // Of two at once the second one counts the first.
  await demandRoomForMembership(tx, viewer);
  const slug = await freeSlug(tx, "company", input.name, attempt === mostAttempts);
  const { id } = await tx.company.create({
    data: {
      ...input,
      slug,
      sortName: sortKey(input.name),
      members: { create: { userId: viewer.id, role: "owner" } },
    },
    select: { id: true },
  });
  await refreshCompanyTotal(tx);
  return id;
}
