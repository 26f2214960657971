import { limits, sameSitePath } from "@assay/api/inputs";
import { oneOf, type Param, searchParams, text } from "./codec";

/** Where to continue after signing in. */
const next: Param<string | null> = { read: sameSitePath, write: (path) => path ?? undefined };

/** /signin and /signup: where to continue, and whether signing in with a provider failed. */
export const signInParams = searchParams({ next, error: oneOf(["google"]) });

/** Target pages of mailed links, such as /reset-password: the token of the link. */
export const tokenParams = searchParams({ token: text(limits.url) });
