import { sameSitePath } from "@assay/api/inputs";
import { oneOf, searchParams } from "./codec";

/** /signin/code: where to continue, and what is entered instead of a code of the app. */
export const signInCodeParams = searchParams({
  next: { read: sameSitePath, write: (path: string | null) => path ?? undefined },
  with: oneOf(["recovery-code"]),
});

/** The search params of /signin/code. */
export type SignInCodeValues = ReturnType<typeof signInCodeParams.read>;
