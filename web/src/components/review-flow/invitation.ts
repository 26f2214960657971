import { dayMs, invitations } from "@assay/api/inputs";
import { persistentStore } from "~/ui/persistent-store";

/** An invitation by a vendor whose link was opened, until a review is sent with it. */
interface StoredInvitation {
  readonly token: string;
  /** When it was opened, in milliseconds since 1970. */
  readonly at: number;
}

/** By the listing to be reviewed. */
type StoredInvitations = Readonly<Record<string, StoredInvitation>>;

/** The latest ones are kept, up to this number. */
const max = 20;

const nothing: StoredInvitations = {};
const store = persistentStore<StoredInvitations>("assay-invitations", nothing, (stored) =>
  areInvitations(stored) ? tidy(stored) : nothing,
);

/** The token of the invitation to review a listing; null without one. Null in the first render, as on the server. */
export const useInvitationToken = (softwareId: string): string | null =>
  store.use()[softwareId]?.token ?? null;

/** The token at this moment. In the browser only. */
export const invitationToken = (softwareId: string): string | null =>
  store.current()[softwareId]?.token ?? null;

/** Keeps the invitation of a link, which need not be in any address from then on. */
export function keepInvitation(softwareId: string, token: string): void {
  store.change((kept) =>
    kept[softwareId]?.token === token ? kept : tidy({ ...kept, [softwareId]: { token, at: Date.now() } }),
  );
}

/** Forgets the invitation, after it was used or refused. */
export function dropInvitation(softwareId: string): void {
  store.change((kept) => {
    const { [softwareId]: gone, ...others } = kept;
    return gone ? others : kept;
  });
}

/** Forgets all: the next user of this browser may be somebody else. */
export function dropInvitations(): void {
  store.change(() => nothing);
}

function tidy(kept: StoredInvitations): StoredInvitations {
  const valid = Object.entries(kept).filter(([, { at }]) => Date.now() - at < invitations.days * dayMs);
  return Object.fromEntries(valid.sort(([, a], [, b]) => b.at - a.at).slice(0, max));
}

const areInvitations = (value: unknown): value is StoredInvitations =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value as Record<string, Partial<StoredInvitation> | null>).every(
    (one) => typeof one?.token === "string" && typeof one.at === "number",
  );
