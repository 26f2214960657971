import type { Transaction } from "../../database/transaction.ts";
import { type CompanyInput, companyInput, listSizes } from "../../inputs/index.ts";
import type { Commanding } from "../commanding.ts";
import { Conflict, checked, unauthenticated } from "../errors.ts";
import { refreshCompanyTotal } from "../figures/refresh.ts";
import { counting } from "../limits.ts";
import { freeSlug, takingSlug } from "../slug.ts";
import { sortKey } from "../text.ts";

/** Founds a company that the viewer owns; answers its id. Throws InvalidInput, Conflict, RateLimited. */
export async function createCompany(commanding: Commanding, given: unknown): Promise<string> {
  const { viewer, limits } = commanding;
  if (!viewer) throw unauthenticated();
  const input = checked(companyInput, given);
  return counting(limits, ["companies:user", viewer.id], () =>
    takingSlug(commanding, (tx, isCrowded) => found(tx, viewer.id, input, isCrowded)),
  );
}

async function found(
  tx: Transaction,
  userId: string,
  input: CompanyInput,
  isCrowded: boolean,
): Promise<string> {
  // Of two at once the second one counts the first.
  const locked = await tx.$executeRaw`select 1 from app_user where id = ${userId}::uuid for update`;
  if (locked === 0) throw unauthenticated();
  const memberships = await tx.companyMember.count({ where: { userId } });
  if (memberships >= listSizes.memberships)
    throw new Conflict(`You are a member of ${listSizes.memberships} companies already`);
  const slug = await freeSlug(tx, "company", input.name, isCrowded);
  const { id } = await tx.company.create({
    data: { ...input, slug, sortName: sortKey(input.name), members: { create: { userId, role: "owner" } } },
    select: { id: true },
  });
  await refreshCompanyTotal(tx);
  return id;
}
