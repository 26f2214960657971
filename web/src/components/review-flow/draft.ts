import { dayMs, hourMs } from "@assay/api/inputs";
import { use, useEffect, useInsertionEffect, useMemo } from "react";
import { persistentStore } from "~/ui/persistent-store";
import { VisitorContext } from "~/ui/visitor";
import { dropInvitations } from "./invitation";

/** A picked product, with what is shown of it without a request. */
export interface PickedProduct {
  readonly id: string;
  readonly name: string;
  readonly slug: string;
  readonly logoUrl: string | null;
}

/** The unsent review of one product. */
export interface Draft {
  /** The fields of the form by their names. */
  readonly values: Readonly<Record<string, string>>;
  /** The idempotency key: sent twice, also by another tab, it is published once. */
  readonly key: string;
  /** True where it was sent while signed out. It is then sent after signing in. */
  readonly isWaiting: boolean;
  /** When it last changed, in milliseconds since 1970. */
  readonly at: number;
  /** Id of the user who wrote it and alone sees it; null where it was written signed out. */
  readonly owner: string | null;
}

/** The state of the review flow, stored in this browser until it is sent. */
export interface Flow {
  /** The owner of role and products, as in a draft. */
  readonly owner: string | null;
  readonly role: string | null;
  readonly picked: readonly PickedProduct[];
  readonly drafts: Readonly<Record<string, Draft>>;
}

/** The latest drafts are kept, up to this number and age. */
const maxDrafts = 20;
const draftLifetimeMs = 30 * dayMs;
/** Signing in takes minutes. After this time a waiting review is not sent by itself. */
const resumeWindowMs = hourMs;
const nothing: Flow = { owner: null, role: null, picked: [], drafts: {} };

const store = persistentStore<Flow>("assay-review", nothing, (stored) =>
  isFlow(stored) ? { ...stored, drafts: tidy(stored.drafts) } : nothing,
);

/** The visitor's id. In the browser only: the server has many visitors. */
let viewer: string | null = null;

/** Sets the visitor on a page of the flow: drops what another user stored, and adopts what was stored signed out. */
export function useFlowViewer(): void {
  const { id = null } = use(VisitorContext);
  // Before any effect of the page reads or keeps something.
  useInsertionEffect(() => {
    viewer = id;
  }, [id]);
  useEffect(() => setViewer(id), [id]);
}

/** As `useFlowViewer`. Null changes nothing: a user whose session ended may sign in again. */
export function setViewer(id: string | null): void {
  viewer = id;
  if (id === null) return;
  store.change((flow) => {
    const drafts = Object.entries(visible(flow, id).drafts);
    const isEmpty = flow.role === null && flow.picked.length === 0;
    const isTheirs = Object.values(flow.drafts).every(({ owner }) => owner === id);
    if (isTheirs && (isEmpty || flow.owner === id)) return flow;
    const { role, picked } = flow.owner === null || flow.owner === id ? flow : nothing;
    return {
      owner: role === null && picked.length === 0 ? null : id,
      role,
      picked,
      drafts: Object.fromEntries(drafts.map(([product, draft]) => [product, { ...draft, owner: id }])),
    };
  });
}

/** The visitor's flow, kept in sync with other tabs. Empty in the first render, as on the server. */
export function useFlow(): Flow {
  const { id = null } = use(VisitorContext);
  const flow = store.use();
  return useMemo(() => visible(flow, id), [flow, id]);
}

/** The visitor's flow at this moment. In the browser only. */
export const currentFlow = (): Flow => visible(store.current(), viewer);

/** False where the browser's storage is full or blocked, so that the next page does not have it. */
export const useIsSaved = store.useIsStored;

/** As `useIsSaved`, at this moment. */
export const isSaved = store.isStored;

/** Saves the field of work. */
export function saveRole(role: string): void {
  store.change((flow) => ({ ...flow, owner: viewer, role }));
}

/** Saves the picked products, in their order. */
export function savePicked(picked: readonly PickedProduct[]): void {
  store.change((flow) => ({ ...flow, owner: viewer, picked }));
}

/** Saves the draft about a product. An existing draft keeps its key; a new one takes `key`. */
export function saveDraft(
  softwareId: string,
  values: Readonly<Record<string, string>>,
  key: string = newIdempotencyKey(),
): void {
  change(softwareId, (before = { values, key, isWaiting: false, at: 0, owner: viewer }) => ({
    ...before,
    values,
    isWaiting: false,
  }));
}

/** Sets whether a draft is sent after signing in. */
export function setWaiting(softwareId: string, isWaiting: boolean): void {
  change(softwareId, (before) => (before?.isWaiting === !isWaiting ? { ...before, isWaiting } : undefined));
}

/** True where it is to be sent after signing in. */
export function isWaitingToSend({ isWaiting, at }: Draft): boolean {
  return isWaiting && Date.now() - at < resumeWindowMs;
}

/** Replaces a draft's key, after the server has seen it with other content. */
export function replaceKey(softwareId: string, key: string): void {
  change(softwareId, (before) => before && { ...before, key });
}

/** Discards the draft about a product, which stays picked. */
export function discardDraft(softwareId: string): void {
  store.change((flow) => {
    const { [softwareId]: gone, ...drafts } = flow.drafts;
    return gone && visible(flow, viewer).drafts[softwareId] ? { ...flow, drafts } : flow;
  });
}

/** Removes the draft of a product after it was sent, and unpicks the product. */
export function removeSentDraft(softwareId: string): void {
  discardDraft(softwareId);
  store.change(({ owner, picked: before, ...flow }) => {
    const picked = before.filter(({ id }) => id !== softwareId);
    return { owner: picked.length === 0 && flow.role === null ? null : owner, ...flow, picked };
  });
}

/** Clears the flow on sign-out: the next user of this browser may be somebody else. */
export function clearFlow(): void {
  store.change(() => nothing);
  dropInvitations();
}

/** A random key. `crypto.randomUUID` exists on encrypted connections only. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function change(softwareId: string, next: (before: Draft | undefined) => Draft | undefined): void {
  store.change((flow) => {
    const draft = next(visible(flow, viewer).drafts[softwareId]);
    if (!draft) return flow;
    return { ...flow, drafts: tidy({ ...flow.drafts, [softwareId]: { ...draft, at: Date.now() } }) };
  });
}

/** The flow without the drafts of other users. */
function visible(flow: Flow, id: string | null): Flow {
  const drafts = Object.entries(flow.drafts);
  const shown = drafts.filter(([, { owner }]) => owner === null || owner === id);
  return shown.length === drafts.length ? flow : { ...flow, drafts: Object.fromEntries(shown) };
}

/** The latest drafts, without old ones. */
function tidy(drafts: Flow["drafts"]): Flow["drafts"] {
  const young = Object.entries(drafts).filter(([, { at }]) => Date.now() - at < draftLifetimeMs);
  return Object.fromEntries(young.sort(([, a], [, b]) => b.at - a.at).slice(0, maxDrafts));
}

function isFlow(value: unknown): value is Flow {
  const { owner, role, picked, drafts } = (value ?? {}) as Partial<Record<keyof Flow, unknown>>;
  return (
    isOwner(owner) &&
    (role === null || typeof role === "string") &&
    Array.isArray(picked) &&
    picked.every(isPicked) &&
    typeof drafts === "object" &&
    drafts !== null &&
    Object.values(drafts).every(isDraft)
  );
}

const isOwner = (value: unknown) => value === null || typeof value === "string";

function isPicked(value: unknown): value is PickedProduct {
  const { id, name, slug, logoUrl } = (value ?? {}) as Partial<Record<keyof PickedProduct, unknown>>;
  return (
    [id, name, slug].every((text) => typeof text === "string") &&
    (logoUrl === null || typeof logoUrl === "string")
  );
}

function isDraft(value: unknown): value is Draft {
  const { values, key, isWaiting, at, owner } = (value ?? {}) as Partial<Record<keyof Draft, unknown>>;
  return (
    typeof values === "object" &&
    values !== null &&
    Object.values(values).every((text) => typeof text === "string") &&
    typeof key === "string" &&
    typeof isWaiting === "boolean" &&
    typeof at === "number" &&
    isOwner(owner)
  );
}
