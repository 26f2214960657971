import { transaction } from "../../database/client/transaction.ts";
import { profileInput } from "../../inputs/index.ts";
import type { CommandContext } from "../command-context.ts";
import { checked } from "../errors.ts";
import { attachPictures } from "../picture/attach.ts";
import { accountOf } from "./own-account.ts";

/** Changes the viewer's profile: absent fields stay, null clears them. Throws InvalidInput. */
export async function updateProfile(context: CommandContext, given: unknown): Promise<string> {
  const changes = checked(profileInput, given);
  const { id } = await accountOf(context);
  // Only keys that were given: undefined leaves a column alone.
  const data = Object.fromEntries(Object.entries(changes).filter(([, value]) => value !== undefined));
  const { profileImageUrl } = changes;
  await transaction(context, async (tx) => {
    const before = await tx.user.findUnique({ where: { id }, select: { profileImageUrl: true } });
    await tx.user.updateMany({ where: { id }, data });
    if (profileImageUrl !== undefined)
      await attachPictures(tx, context.now, {
        before: [before?.profileImageUrl],
        wanted: [{ path: "profileImageUrl", url: profileImageUrl }],
      });
  });
  return id;
}
