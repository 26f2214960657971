import { carriesSession } from "../auth/sessions.ts";

/** Cache-Control of public answers that may change at any time: caches must revalidate by the ETag. */
export const revalidated = "public, max-age=0, must-revalidate";

/** True if an answer may depend on who sent the request, and so must not be stored by caches. */
export function isPersonal(headers: {
  cookie: string | undefined;
  authorization: string | undefined;
}): boolean {
  return carriesSession(headers.cookie) || headers.authorization !== undefined;
}
