import type { Viewer } from "../../auth/auth-context.ts";
import type { SignInProof } from "../../auth/sessions.ts";
import { tidy } from "../../inputs/index.ts";

/** The normalized e-mail address for lookups and uniqueness; addresses are compared without case. */
export function emailKeyOf(email: string): string {
  return tidy(email).toLowerCase();
}

/** A user who may have a session, and what they proved. */
export interface SignedInUser extends SignInProof {
  viewer: Viewer;
}

/** Columns read of a user who signs in. */
export const viewerColumns = { id: true, isAdmin: true, isEmailVerified: true } as const;

/** The viewer of a user row. */
export function toViewer({ id, isAdmin, isEmailVerified }: Viewer): Viewer {
  return { id, isAdmin, isEmailVerified };
}
