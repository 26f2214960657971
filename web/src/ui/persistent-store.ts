import { useSyncExternalStore } from "react";

/** A value in the browser's storage, shared by all pages and tabs. */
export interface PersistentStore<T> {
  /** The value, kept in sync with other tabs. The first render has the empty value, as on the server. */
  use(): T;
  /** False where the storage is full or blocked, so that the value is lost with the document. */
  useIsStored(): boolean;
  /** The current value. In the browser only. */
  current(): T;
  /** The current value of `useIsStored`. */
  isStored(): boolean;
  /** Updates the value, based on the latest one of all tabs. Returning the same value writes nothing. */
  change(next: (before: T) => T): void;
}

/**
 * Stores a value under a name in `storage` (default: local storage). `read` validates what it finds there, which another version of
 * the product may have written. Without storage the value lasts as long as the document.
 */
export function persistentStore<T>(
  name: string,
  nothing: T,
  read: (stored: unknown) => T,
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
  // A page restored from the back/forward cache has missed storage events.
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
      // No needless write: another tab may be writing at the same time.
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
