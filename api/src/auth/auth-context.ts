import type { ApiScope } from "../inputs/index.ts";

/** The signed-in user, with what permissions depend on. */
export interface Viewer {
  readonly id: string;
  readonly isAdmin: boolean;
  readonly isEmailVerified: boolean;
  /** Set for an administrator who has to turn on two-step verification first: `isAdmin` is false until then. */
  readonly needsTwoStep?: true;
  /** Set where a company's token acts for the user: they are a member of no other company then. */
  readonly onlyCompanyId?: string;
}

/**
 * The API token of a request. It is not a viewer: outside its scopes (policy.ts) the request is treated as one that is not
 * signed in.
 */
export interface TokenAccess {
  readonly id: string;
  readonly name: string;
  readonly scopes: readonly ApiScope[];
  /** The user who created it and for whom it acts. */
  readonly userId: string;
  /** Set for a company's token, which acts for nothing else. */
  readonly companyId: string | null;
}

/** The authenticated caller: a user with a session, an API token, or neither. Never both. */
export interface AuthContext {
  readonly viewer: Viewer | null;
  readonly token: TokenAccess | null;
}
