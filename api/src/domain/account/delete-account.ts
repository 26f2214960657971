import { type Transaction, transaction } from "../../database/transaction.ts";
import { deleteAccountInput } from "../../inputs/index.ts";
import type { Commanding } from "../commanding.ts";
import { Conflict, checked, invalid } from "../errors.ts";
import { demandPassword } from "./change-password.ts";
import { emailKeyOf } from "./find.ts";
import { accountOf } from "./own.ts";

/**
 * Ends the viewer's account: what they told of themselves, sessions, lists, votes and memberships go; their reviews stay,
 * shown as Anonymous. Throws InvalidInput, Conflict for the last administrator, RateLimited.
 */
export async function deleteAccount(commanding: Commanding, given: unknown): Promise<void> {
  const { email, password } = checked(deleteAccountInput, given);
  const account = await accountOf(commanding);
  if (emailKeyOf(email) !== account.emailKey) throw invalid("email", "This is not the email of your account");
  await demandPassword(commanding, account, "password", password ?? "");
  await transaction(commanding, (tx) => removeUser(tx, account.id));
}

/** Removes a user with everything that is theirs alone; counts that their votes were in are made anew. */
async function removeUser(tx: Transaction, id: string): Promise<void> {
  // Two administrators who go at once would each see the other stay.
  const admins = await tx.$queryRaw<{ id: string }[]>`
    select id from app_user where is_admin order by id for update`;
  if (admins.length === 1 && admins[0]?.id === id)
    throw new Conflict("You are the last administrator: make someone else one first");
  await tx.$executeRaw`
    with gone as (delete from review_vote where user_id = ${id}::uuid returning review_id)
    update review r set helpful_count = (
      select count(*) from review_vote v where v.review_id = r.id and v.user_id <> ${id}::uuid)
    where r.id in (select review_id from gone)`;
  await tx.workAddress.deleteMany({ where: { review: { userId: id } } });
  // That it was verified stays true; where the author works is theirs.
  await tx.review.updateMany({
    where: { userId: id, workDomain: { not: null } },
    data: { workDomain: null },
  });
  await tx.user.delete({ where: { id } });
}
