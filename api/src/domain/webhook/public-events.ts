import type { ChangeFacet } from "../../inputs/index.ts";
import type { Event } from "./deliveries.ts";
import type { DispatchedChange } from "./dispatch.ts";
import type { Scopes } from "./scopes.ts";

/** Parts whose changes are told: places in rankings and times change for thousands at once. */
const toldFacets: ReadonlySet<ChangeFacet> = new Set(["text", "members", "counters"]);

/** What the webhooks of users are told of a change: that the thing changed, or was removed from what they follow. */
export function publicEvents({ kind, id, facets, gone, thing }: DispatchedChange, scopes: Scopes): Event[] {
  const change = { kind, id, facets, gone, thing };
  const listing = scopes.listingOf(change);
  const now = listing === undefined ? [id] : scopes.now(listing);
  const noted = scopes.notes(listing);
  const former = noted.map(({ scopeId }) => scopeId);
  const removed = {
    event: `${kind}.removed`,
    companyId: null,
    data: { kind, id, facets, gone: true, thing: null },
  } as const;
  if (gone) return [{ ...removed, scopes: listing === undefined ? [id] : former }];
  const events: Event[] = [];
  if (facets.some((facet) => toldFacets.has(facet)))
    events.push({ event: `${kind}.changed`, companyId: null, scopes: now, data: change });
  const left = noted.filter(({ scopeId, leftAt }) => !leftAt && !now.includes(scopeId));
  if (kind === "software" && left.length > 0)
    events.push({
      ...removed,
      scopes: noted.filter(({ leftAt }) => !leftAt).map(({ scopeId }) => scopeId),
      unless: now,
    });
  return events;
}
