import { useSyncExternalStore } from "react";

/** Something that is kept in this browser under one name, from page to page and through all its tabs. */
export interface PersistentStore<T> {
  /** What is kept, followed through other tabs too. The first render, as the server's, has nothing. */
  use(): T;
  /** Does the next document find what is kept? False where the storage is full or blocked; true until something was to be kept. */
  useIsStored(): boolean;
  /** What is kept at this moment. In the browser only. */
  current(): T;
  /** As `useIsStored`, at this moment. */
  isStored(): boolean;
  /** Changes what is kept, on top of what another tab may have kept just now; not where the same value comes back. */
  change(next: (before: T) => T): void;
}

/**
 * Keeps a value in the browser's storage. `read` makes a value of whatever stands there: another version of the product may have
 * written it, or somebody who plays with it. Where the browser keeps nothing, the value lasts as long as the document. `storage`
 * gives another one than that of the site.
 */
export function persistentStore<T>(
  name: string,
  nothing: T,
  read: (kept: unknown) => T,
  storage = () => localStorage,
): PersistentStore<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  /** What stood in the storage when the value was made of it, so that the same text is the same value. */
  let text: string | null | undefined;
  let isStored = true;

  const load = (): T => {
    let found: string | null;
    try {
      if (!isStored) return value ?? nothing;
      found = storage().getItem(name);
    } catch {
      return value ?? nothing;
    }
    if (value !== undefined && found === text) return value;
    text = found;
    try {
      return read(JSON.parse(found ?? "null"));
    } catch {
      return nothing;
    }
  };
  const set = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  const reload = () => {
    const before = value;
    const next = load();
    if (next !== before) set(next);
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === name || key === null) reload();
  };
  // A page that the browser kept aside was told of nothing meanwhile.
  const onShow = ({ persisted }: PageTransitionEvent) => persisted && reload();
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) {
      window.addEventListener("storage", onStorage);
      window.addEventListener("pageshow", onShow);
    }
    listeners.add(listener);
    if (listeners.size === 1) reload();
    return () => {
      listeners.delete(listener);
      if (listeners.size > 0) return;
      window.removeEventListener("storage", onStorage);
      window.removeEventListener("pageshow", onShow);
    };
  };
  const current = () => {
    // Nobody listens to other tabs then.
    if (value === undefined || listeners.size === 0) value = load();
    return value;
  };
  return {
    use: () => useSyncExternalStore(subscribe, current, () => nothing),
    useIsStored: () =>
      useSyncExternalStore(
        subscribe,
        () => isStored,
        () => true,
      ),
    current,
    isStored: () => isStored,
    change(next) {
      reload();
      const before = current();
      const changed = next(before);
      // Nothing is written needlessly: another tab may be writing just now.
      if (changed === before) return;
      const written = JSON.stringify(changed);
      try {
        if (written === JSON.stringify(nothing)) storage().removeItem(name);
        else storage().setItem(name, written);
        text = storage().getItem(name);
        isStored = true;
      } catch {
        isStored = false;
      }
      set(changed);
    },
  };
}
