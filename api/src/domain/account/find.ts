import type { Viewer } from "../../auth/auth-context.ts";
import { tidy } from "../../inputs/index.ts";

/** The normalized e-mail address for lookups and uniqueness; addresses are compared without case. */
export function emailKeyOf(email: string): string {
  return tidy(email).toLowerCase();
}

/** The user who signed in by password, and the hash: no session is created if the password has changed since. */
export interface PasswordSignIn {
  viewer: Viewer;
  passwordHash: string;
}

/** Columns read of a user who signs in. */
export const viewerColumns = { id: true, isAdmin: true, isEmailVerified: true } as const;

/** The viewer of a user row. */
export function toViewer({ id, isAdmin, isEmailVerified }: Viewer): Viewer {
  return { id, isAdmin, isEmailVerified };
}
