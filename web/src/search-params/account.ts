import { limits, sameSitePath } from "@assay/api/inputs";
import { oneOf, type Param, searchParams, text } from "./codec";

/** Where to go on after signing in. */
const next: Param<string | null> = { read: sameSitePath, write: (path) => path ?? undefined };

/** /signin and /signup: where to go on, and whether another provider's sign-in failed. */
export const signInParams = searchParams({ next, error: oneOf(["google"]) });

/** Pages that a mailed link leads to, such as /reset-password: what the link proves itself with. */
export const tokenParams = searchParams({ token: text(limits.url) });
