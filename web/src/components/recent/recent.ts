import { useEffect } from "react";
import { persistentStore } from "~/ui/persistent-store";

/** A listing that was looked at, with what is shown of it without asking. */
export interface ViewedListing {
  readonly id: string;
  readonly name: string;
  readonly logoUrl: string | null;
}

/** A list as it was last searched or filtered: its address and its filters in words. */
export interface LastFilters {
  readonly href: string;
  readonly label: string;
}

/** What this browser remembers of earlier visits, newest first. */
export interface Recent {
  readonly viewed: readonly ViewedListing[];
  readonly filters: readonly LastFilters[];
}

/** Maximum numbers that are kept, and of characters of each text. */
const maxViewed = 8;
const maxFilters = 4;
const maxText = 500;

const nothing: Recent = { viewed: [], filters: [] };

const store = persistentStore<Recent>("assay-recent", nothing, (stored) => {
  const { viewed, filters } = (stored ?? {}) as Partial<Record<keyof Recent, unknown>>;
  return {
    viewed: (Array.isArray(viewed) ? viewed : []).filter(isViewed).slice(0, maxViewed),
    filters: (Array.isArray(filters) ? filters : []).filter(isFilters).slice(0, maxFilters),
  };
});

/** What is remembered, in this browser only. The first render, as the server's, has nothing. */
export const useRecent = store.use;

/** Forgets everything. */
export function clearRecent(): void {
  store.change(() => nothing);
}

/** Remembers a listing that is shown; null remembers nothing. */
export function useRememberViewed(listing: ViewedListing | null): void {
  const { id, name, logoUrl } = listing ?? { id: null, name: "", logoUrl: null };
  useEffect(() => {
    const shown = { id, name, logoUrl };
    if (!isViewed(shown)) return;
    store.change((before) => {
      const [newest] = before.viewed;
      if (newest?.id === id && newest.name === name && newest.logoUrl === logoUrl) return before;
      const others = before.viewed.filter((one) => one.id !== id);
      return { ...before, viewed: [shown, ...others].slice(0, maxViewed) };
    });
  }, [id, name, logoUrl]);
}

/** Remembers the filters of a list that is shown, those of each page once; null remembers nothing. */
export function useRememberFilters(filters: LastFilters | null): void {
  const { href, label } = filters ?? { href: "", label: "" };
  useEffect(() => {
    const shown = { href, label };
    if (!isFilters(shown)) return;
    store.change((before) => {
      if (before.filters[0]?.href === href) return before;
      const page = pageOf(href);
      const others = before.filters.filter((one) => pageOf(one.href) !== page);
      return { ...before, filters: [shown, ...others].slice(0, maxFilters) };
    });
  }, [href, label]);
}

const pageOf = (href: string) => href.split("?", 1)[0];

const isText = (value: unknown): value is string =>
  typeof value === "string" && value !== "" && value.length <= maxText;

function isViewed(value: unknown): value is ViewedListing {
  const { id, name, logoUrl } = (value ?? {}) as Partial<Record<keyof ViewedListing, unknown>>;
  return isText(id) && isText(name) && (logoUrl === null || isText(logoUrl));
}

/** Only addresses of this site: another version of the product, or an extension, may have written something else. */
function isFilters(value: unknown): value is LastFilters {
  const { href, label } = (value ?? {}) as Partial<Record<keyof LastFilters, unknown>>;
  return isText(href) && isText(label) && /^\/(?![/\\])/.test(href);
}
