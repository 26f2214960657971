import type { Viewer } from "../../auth/auth-context.ts";
import { tidy } from "../../inputs/index.ts";

/** Addresses are compared without case: this is what is looked up and kept unique. */
export function emailKeyOf(email: string): string {
  return tidy(email).toLowerCase();
}

/** Who came in by a password, and its hash: a session must not be begun when that is the password no more. */
export interface PasswordSignIn {
  viewer: Viewer;
  passwordHash: string;
}

/** What is read of a user who enters. */
export const viewerColumns = { id: true, isAdmin: true, isEmailVerified: true } as const;

/** A user who enters, as permissions know them. */
export function toViewer({ id, isAdmin, isEmailVerified }: Viewer): Viewer {
  return { id, isAdmin, isEmailVerified };
}
