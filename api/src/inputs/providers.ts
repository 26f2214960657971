/** By whom else than by a password one may sign in. */
export const signInProviders = ["google"] as const;
export type SignInProvider = (typeof signInProviders)[number];
