import { transaction } from "../../database/client/transaction.ts";
import { profileInput } from "../../inputs/index.ts";
import type { Commanding } from "../command-context.ts";
import { checked } from "../errors.ts";
import { usePictures } from "../picture/use.ts";
import { accountOf } from "./own-account.ts";

/** Changes what the viewer tells of themselves: what is absent stays, null empties. Throws InvalidInput. */
export async function updateProfile(commanding: Commanding, given: unknown): Promise<string> {
  const changes = checked(profileInput, given);
  const { id } = await accountOf(commanding);
  // Only keys that were given: undefined leaves a column alone.
  const data = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const { profileImageUrl } = changes;
  await transaction(commanding, async (tx) => {
    const before = await tx.user.findUnique({ where: { id }, select: { profileImageUrl: true } });
    await tx.user.updateMany({ where: { id }, data });
    if (profileImageUrl !== undefined)
      await usePictures(tx, commanding.now, {
        before: [before?.profileImageUrl],
        wanted: [{ path: "profileImageUrl", url: profileImageUrl }],
      });
  });
  return id;
}
