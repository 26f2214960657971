import { limits, sameSitePath } from "@assay/api/inputs";
import { oneOf, type Param, searchParams, text } from "./search-params";

/** Where to go on after signing in. */
const next: Param<string | null> = { read: sameSitePath, write: (path) => path ?? undefined };

/** /signin and /signup: where to go on, and whether another provider's sign-in failed. */
export const signInSearch = searchParams({ next, error: oneOf(["google"]) });

/** /reset-password, /verify-email, /verify-review and /mail-settings: what the mailed link proves itself with. */
export const tokenSearch = searchParams({ token: text(limits.url) });
