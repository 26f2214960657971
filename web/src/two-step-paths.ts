import { type SignInCodeValues, signInCodeParams } from "./search-params/sign-in-code";

/** The URLs of two-step verification. Separate from `paths`, which everyone's first page loads. */
export const twoStepPaths = {
  /** The second step of a sign-in, which continues at `next`. */
  code: (search: Partial<SignInCodeValues> = {}) => `/signin/code${signInCodeParams.write(search)}`,
  settings: () => "/profile/two-step",
} as const;
