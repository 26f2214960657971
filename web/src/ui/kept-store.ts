import { useSyncExternalStore } from "react";

/** Something that is kept in this browser under one name, from page to page and through all its tabs. */
export interface KeptStore<T> {
  /** What is kept, followed through other tabs too. The first render, as the server's, has nothing. */
  use(): T;
  /** What is kept at this moment. In the browser only. */
  current(): T;
  /** Changes what is kept, on top of what another tab may have kept just now. */
  change(next: (before: T) => T): void;
}

/**
 * Keeps a value in the browser's storage. `read` makes a value of whatever stands there: another version of the product may have
 * written it, or somebody who plays with it. Where the browser keeps nothing, the value lasts as long as the document.
 */
export function keptStore<T>(name: string, nothing: T, read: (kept: unknown) => T): KeptStore<T> {
  const listeners = new Set<() => void>();
  let value: T | undefined;
  let isStored = true;

  const load = (): T => {
    let text: string | null;
    try {
      if (!isStored) return value ?? nothing;
      text = localStorage.getItem(name);
    } catch {
      return value ?? nothing;
    }
    try {
      return read(JSON.parse(text ?? "null"));
    } catch {
      return nothing;
    }
  };
  const set = (next: T) => {
    value = next;
    for (const listener of listeners) listener();
  };
  const onStorage = ({ key }: StorageEvent) => {
    if (key === name || key === null) set(load());
  };
  const subscribe = (listener: () => void) => {
    if (listeners.size === 0) window.addEventListener("storage", onStorage);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener("storage", onStorage);
    };
  };
  const current = () => {
    value ??= load();
    return value;
  };
  return {
    use: () => useSyncExternalStore(subscribe, current, () => nothing),
    current,
    change(next) {
      const changed = next(load());
      try {
        const text = JSON.stringify(changed);
        if (text === JSON.stringify(nothing)) localStorage.removeItem(name);
        else localStorage.setItem(name, text);
        isStored = true;
      } catch {
        isStored = false;
      }
      set(changed);
    },
  };
}
