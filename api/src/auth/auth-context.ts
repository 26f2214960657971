import type { ApiScope } from "../inputs/index.ts";

/** Who asks: a signed-in user, as far as permissions need to know. */
export interface Viewer {
  readonly id: string;
  readonly isAdmin: boolean;
  readonly isEmailVerified: boolean;
  /** Set where a company's token acts for the user: they are a member of no other company then. */
  readonly onlyCompanyId?: string;
}

/**
 * The API token that a program asks with. It is no viewer: what is not opened to its scopes (policy.ts) is told and done as to
 * anyone who is not signed in.
 */
export interface TokenAccess {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** Who made it, and for whom it acts. */
  readonly userId: string;
  /** Set for a company's token, which acts for nothing else. */
  readonly companyId: string | null;
}

/** Who asks, whichever way: a person in a browser, a program with a token, or somebody unknown. Never the first two at once. */
export interface AuthContext {
  readonly viewer: Viewer | null;
  readonly token: TokenAccess | null;
}
