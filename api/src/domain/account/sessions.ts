import { endDevices } from "../../auth/known-devices.ts";
import { endSessions, livingSessions } from "../../auth/stored-sessions.ts";
import { transaction } from "../../database/client/transaction.ts";
import type { CommandContext } from "../command-context.ts";
import type { ReadContext } from "../read-context.ts";
import { accountOf } from "./own-account.ts";

/** The user's active sessions; empty unless the viewer is that user. */
export async function sessionsOf({ prisma, viewer, now }: ReadContext, userId: string) {
  return viewer?.id === userId ? livingSessions(prisma, userId, now) : [];
}

/** Ends one of the viewer's sessions. Does nothing for another user's. */
export async function endSession(context: CommandContext, id: string): Promise<string> {
  const { id: userId } = await accountOf(context);
  await transaction(context, (tx) => endSessions(tx, userId, { id }));
  return userId;
}

/** Ends all of the viewer's sessions but the current one, and forgets all other known devices. */
export async function endOtherSessions(context: CommandContext): Promise<string> {
  const { id: userId } = await accountOf(context);
  const { sessionId, deviceId } = context.caller;
  await transaction(context, async (tx) => {
    await endSessions(tx, userId, { except: sessionId });
    await endDevices(tx, userId, { except: deviceId });
  });
  return userId;
}
