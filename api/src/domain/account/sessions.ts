import { endSessions, livingSessions } from "../../auth/sessions.ts";
import { transaction } from "../../database/transaction.ts";
import type { Commanding } from "../commanding.ts";
import type { Reading } from "../reading.ts";
import { accountOf } from "./own.ts";

/** The user's living sessions, told to themselves alone. */
export async function sessionsOf({ prisma, viewer, now }: Reading, userId: string) {
  return viewer?.id === userId ? livingSessions(prisma, userId, now) : [];
}

/** Ends one of the viewer's sessions; what is none of theirs is left alone. */
export async function endSession(commanding: Commanding, id: string): Promise<string> {
  return end(commanding, { id });
}

/** Ends all of the viewer's sessions but the one that asks. */
export async function endOtherSessions(commanding: Commanding): Promise<string> {
  return end(commanding, { except: commanding.caller.sessionId });
}

async function end(commanding: Commanding, which: Parameters<typeof endSessions>[2]): Promise<string> {
  const { id: userId } = await accountOf(commanding);
  await transaction(commanding, (tx) => endSessions(tx, userId, which));
  return userId;
}
