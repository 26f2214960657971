import { useRecent } from "~/components/recent/recent";
import type { Suggestion } from "./suggestions";

/** Something that the list offers: a suggestion, or what was looked at before. */
export type Offer = Suggestion | RecentOffer;

/** A listing or a list of earlier visits. */
export interface RecentOffer {
  readonly databaseId: string;
  readonly type: "VIEWED" | "FILTERS";
  readonly name: string;
  readonly logoUrl: string | null;
  /** Where a list is; null for a listing. */
  readonly href: string | null;
}

/** Maximum number of each kind. */
const maxListings = 5;
const maxLists = 3;

/** What was looked at before, for an empty field; null stands for a closed list. */
export function useRecentOffers(text: string | null): readonly RecentOffer[] {
  const { viewed, filters } = useRecent();
  if (text === null || text.trim() !== "") return [];
  return [
    ...viewed.slice(0, maxListings).map(({ id, name, logoUrl }) => ({
      ...{ databaseId: id, type: "VIEWED" as const, href: null },
      ...{ name, logoUrl },
    })),
    ...filters.slice(0, maxLists).map(({ href, label }) => ({
      ...{ databaseId: href, type: "FILTERS" as const, href },
      ...{ name: label, logoUrl: null },
    })),
  ];
}
