import type { Event } from "./deliveries.ts";
import type { DispatchedChange } from "./dispatch.ts";
import type { Scopes } from "./scopes.ts";

/** What the webhooks of companies are told of a change of their listings and reviews. */
export function companyEvents(change: DispatchedChange, scopes: Scopes): Event[] {
  const { kind, id, gone, thing } = change;
  if (kind !== "software" && kind !== "review") return [];
  const companyId = gone ? null : scopes.companyOf(scopes.listingOf(change));
  const noted = scopes.notes(id).filter(({ leftAt }) => !leftAt);
  const now = gone ? [] : scopes.now(scopes.listingOf(change));
  const event = kind === "review" ? "review.removed" : "listing.removed";
  const removed: Event[] = noted
    .filter(({ scopeId }) => (kind === "review" ? scopeId !== companyId : !now.includes(scopeId)))
    .map(({ scopeId }) => ({ event, companyId: scopeId, data: { kind, id, gone: true, thing: null } }));
  if (companyId === null) return removed;
  const told = kind === "review" ? reviewEvent(change, companyId, scopes) : listingEvent(change);
  return told ? [...removed, { event: told, companyId, data: { kind, id, gone, thing } }] : removed;
}

const listingEvent = ({ facets }: DispatchedChange) => (facets.includes("text") ? "listing.updated" : null);

function reviewEvent({ id, facets }: DispatchedChange, companyId: string, scopes: Scopes) {
  const note = scopes.notes(id).find(({ scopeId, leftAt }) => scopeId === companyId && !leftAt);
  if (!note) return "review.published";
  // Votes and times are not told.
  if (!facets.includes("text")) return null;
  const answeredAt = scopes.answeredAt(id);
  const isAnswered = answeredAt !== null && answeredAt.getTime() !== note.answeredAt?.getTime();
  return isAnswered ? "review.answered" : "review.updated";
}
