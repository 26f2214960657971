import type { Viewer } from "../viewer.ts";

/** Addresses are compared without case: this is what is looked up and kept unique. */
export function emailKeyOf(email: string): string {
  return email.normalize("NFC").trim().toLowerCase();
}

/** What is read of a user who enters. */
export const viewerColumns = { id: true, isAdmin: true, isEmailVerified: true } as const;

/** A user who enters, as permissions know them. */
export function toViewer({ id, isAdmin, isEmailVerified }: Viewer): Viewer {
  return { id, isAdmin, isEmailVerified };
}
