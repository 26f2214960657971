import { useSyncExternalStore } from "react";

/** A product that was picked, with what is shown of it without asking. */
export interface PickedProduct {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly logoUrl: string | null;
}

/** What was typed about one product. */
export interface Draft {
  /** The fields of the form by their names. */
  readonly values: Readonly<Record<string, string>>;
  /** Names the sending of it: sent again, also by another tab, it happens once. */
  readonly key: string;
  /** Was it sent while signed out? Then it is sent as soon as its writer is signed in. */
  readonly isWaiting: boolean;
  /** When it last changed, in milliseconds since 1970. */
  readonly at: number;
}

/** Everything of the flow that is kept in this browser until it is sent. */
export interface Flow {
  readonly role: string | null;
  readonly picked: readonly PickedProduct[];
  readonly drafts: Readonly<Record<string, Draft>>;
}

const storageKey = "assay-review";
/** So many drafts are kept, the latest ones, for so long. */
const mostDrafts = 20;
const keptForMs = 30 * 24 * 3_600_000;
const nothing: Flow = { role: null, picked: [], drafts: {} };
const listeners = new Set<() => void>();
let flow: Flow | undefined;

/** What is kept, followed through other tabs too. The first render, as the server's, has nothing. */
export function useFlow(): Flow {
  return useSyncExternalStore(subscribe, current, () => nothing);
}

/** What is kept at this moment. In the browser only. */
export function current(): Flow {
  flow ??= read();
  return flow;
}

/** Keeps the field of work. */
export function keepRole(role: string): void {
  keep({ ...current(), role });
}

/** Keeps which products were picked, in their order. */
export function keepPicked(picked: readonly PickedProduct[]): void {
  keep({ ...current(), picked });
}

/** Keeps what was typed about a product; its key stays what it was. */
export function keepDraft(softwareId: string, values: Readonly<Record<string, string>>): void {
  change(softwareId, (before) => ({ ...before, values, isWaiting: false }));
}

/** Keeps that a draft is to be sent once its writer is signed in, or that it is not. */
export function letWait(softwareId: string, isWaiting: boolean): void {
  if (current().drafts[softwareId]) change(softwareId, (before) => ({ ...before, isWaiting }));
}

/** Forgets the draft about a product, and that it was picked: it was sent, or given up. */
export function forgetDraft(softwareId: string): void {
  const { role, picked, drafts } = current();
  const { [softwareId]: _sent, ...others } = drafts;
  keep({ role, picked: picked.filter(({ id }) => id !== softwareId), drafts: others });
}

/** Forgets everything: whoever sits down next in front of this browser is somebody else. */
export function forgetFlow(): void {
  keep(nothing);
}

function change(softwareId: string, next: (before: Draft) => Draft): void {
  const { drafts, ...rest } = current();
  const before = drafts[softwareId] ?? { values: {}, key: crypto.randomUUID(), isWaiting: false, at: 0 };
  keep({ ...rest, drafts: tidy({ ...drafts, [softwareId]: { ...next(before), at: Date.now() } }) });
}

/** The latest drafts, without old ones. */
function tidy(drafts: Flow["drafts"]): Flow["drafts"] {
  const young = Object.entries(drafts).filter(([, { at }]) => Date.now() - at < keptForMs);
  return Object.fromEntries(young.sort(([, a], [, b]) => b.at - a.at).slice(0, mostDrafts));
}

function keep(next: Flow): void {
  flow = next;
  try {
    if (next === nothing) localStorage.removeItem(storageKey);
    else localStorage.setItem(storageKey, JSON.stringify(next));
  } catch {
    // Where the browser keeps nothing, it lasts as long as the document.
  }
  for (const listener of listeners) listener();
}

function read(): Flow {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? "null");
    return isFlow(kept) ? { ...kept, drafts: tidy(kept.drafts) } : nothing;
  } catch {
    return nothing;
  }
}

/** Of another version of this file, or of somebody who plays with it, nothing is taken over. */
function isFlow(value: unknown): value is Flow {
  const { role, picked, drafts } = (value ?? {}) as Partial<Record<keyof Flow, unknown>>;
  return (
    (role === null || typeof role === "string") &&
    Array.isArray(picked) &&
    picked.every(isPicked) &&
    typeof drafts === "object" &&
    drafts !== null &&
    Object.values(drafts).every(isDraft)
  );
}

function isPicked(value: unknown): value is PickedProduct {
  const { id, name, slug, logoUrl } = (value ?? {}) as Partial<Record<keyof PickedProduct, unknown>>;
  return (
    [id, name, slug].every((text) => typeof text === "string") &&
    (logoUrl === null || typeof logoUrl === "string")
  );
}

function isDraft(value: unknown): value is Draft {
  const { values, key, isWaiting, at } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return (
    typeof values === "object" &&
    values !== null &&
    Object.values(values).every((text) => typeof text === "string") &&
    typeof key === "string" &&
    typeof isWaiting === "boolean" &&
    typeof at === "number"
  );
}

/** Another tab may change it too. */
function onStorage(event: StorageEvent): void {
  if (event.key !== storageKey && event.key !== null) return;
  flow = read();
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", onStorage);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", onStorage);
  };
}
