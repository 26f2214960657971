import { endDevices } from "../../auth/known-devices.ts";
import { endSessions, livingSessions } from "../../auth/sessions.ts";
import { transaction } from "../../database/client/transaction.ts";
import type { Commanding } from "../command-context.ts";
import type { Reading } from "../read-context.ts";
import { accountOf } from "./own-account.ts";

/** The user's living sessions, told to themselves alone. */
export async function sessionsOf({ prisma, viewer, now }: Reading, userId: string) {
  return viewer?.id === userId ? livingSessions(prisma, userId, now) : [];
}

/** Ends one of the viewer's sessions; what is none of theirs is left alone. */
export async function endSession(commanding: Commanding, id: string): Promise<string> {
  const { id: userId } = await accountOf(commanding);
  await transaction(commanding, (tx) => endSessions(tx, userId, { id }));
  return userId;
}

/** Ends all of the viewer's sessions but the one that asks, and has the account know no other browser. */
export async function endOtherSessions(commanding: Commanding): Promise<string> {
  const { id: userId } = await accountOf(commanding);
  const { sessionId, deviceId } = commanding.caller;
  await transaction(commanding, async (tx) => {
    await endSessions(tx, userId, { except: sessionId });
    await endDevices(tx, userId, { except: deviceId });
  });
  return userId;
}
