import { use, useEffect, useInsertionEffect, useMemo } from "react";
import { persistentStore } from "~/ui/persistent-store";
import { VisitorContext } from "~/ui/visitor";

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
  /** The id of whoever was signed in while it was written, who alone sees and sends it; null where it was a visitor. */
  readonly owner: string | null;
}

/** Everything of the flow that is kept in this browser until it is sent. */
export interface Flow {
  /** Whose role and products these are, as with a draft. */
  readonly owner: string | null;
  readonly role: string | null;
  readonly picked: readonly PickedProduct[];
  readonly drafts: Readonly<Record<string, Draft>>;
}

/** So many drafts are kept, the latest ones, for so long. */
const maxDrafts = 20;
const draftLifetimeMs = 30 * 24 * 3_600_000;
/** To sign in or to join takes minutes. Whoever comes back later has something else in mind, and presses the button again. */
const resumeWindowMs = 3_600_000;
const nothing: Flow = { owner: null, role: null, picked: [], drafts: {} };

const store = persistentStore<Flow>("assay-review", nothing, (stored) =>
  isFlow(stored) ? { ...stored, drafts: tidy(stored.drafts) } : nothing,
);

/** Who looks, by id. In the browser only: the server has many visitors, and nothing is kept there. */
let viewer: string | null = null;

/** Tells who looks at a page of the flow. What somebody else kept in this browser is dropped; what a visitor kept is theirs now. */
export function useFlowViewer(): void {
  const { id = null } = use(VisitorContext);
  // Before any effect of the page reads or keeps something.
  useInsertionEffect(() => {
    viewer = id;
  }, [id]);
  useEffect(() => setViewer(id), [id]);
}

/** As `useFlowViewer`. A visitor changes nothing: whose session has ended may sign in again. */
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

/** What is kept for whoever looks, followed through other tabs too. The first render, as the server's, has nothing. */
export function useFlow(): Flow {
  const { id = null } = use(VisitorContext);
  const flow = store.use();
  return useMemo(() => visible(flow, id), [flow, id]);
}

/** What is kept for whoever looks, at this moment. In the browser only. */
export const currentFlow = (): Flow => visible(store.current(), viewer);

/** Is it still there on the next page? False where the browser's storage is full or blocked. */
export const useIsSaved = store.useIsStored;

/** As `useIsSaved`, at this moment. */
export const isSaved = store.isStored;

/** Keeps the field of work. */
export function saveRole(role: string): void {
  store.change((flow) => ({ ...flow, owner: viewer, role }));
}

/** Keeps which products were picked, in their order. */
export function savePicked(picked: readonly PickedProduct[]): void {
  store.change((flow) => ({ ...flow, owner: viewer, picked }));
}

/** Keeps what was typed about a product. A draft that is there keeps its key; a new one takes the key that is given. */
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

/** Keeps that a draft is to be sent once its writer is signed in, or that it is not. */
export function setWaiting(softwareId: string, isWaiting: boolean): void {
  change(softwareId, (before) => (before?.isWaiting === !isWaiting ? { ...before, isWaiting } : undefined));
}

/** Is it to be sent as soon as its writer is signed in? */
export function isWaitingToSend({ isWaiting, at }: Draft): boolean {
  return isWaiting && Date.now() - at < resumeWindowMs;
}

/** Gives a draft another key, because its key stands for other words at the server. */
export function replaceKey(softwareId: string, key: string): void {
  change(softwareId, (before) => before && { ...before, key });
}

/** Throws away what was typed about a product; that it was picked stays. */
export function discardDraft(softwareId: string): void {
  store.change((flow) => {
    const { [softwareId]: gone, ...drafts } = flow.drafts;
    return gone && visible(flow, viewer).drafts[softwareId] ? { ...flow, drafts } : flow;
  });
}

/** Forgets the draft about a product, and that it was picked: it was sent. */
export function removeSentDraft(softwareId: string): void {
  discardDraft(softwareId);
  store.change(({ owner, picked: before, ...flow }) => {
    const picked = before.filter(({ id }) => id !== softwareId);
    return { owner: picked.length === 0 && flow.role === null ? null : owner, ...flow, picked };
  });
}

/** Forgets everything: whoever sits down next in front of this browser is somebody else. */
export function clearFlow(): void {
  store.change(() => nothing);
}

/** A key that nobody else has. `crypto.randomUUID` is only there on encrypted connections. */
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

/** Without the drafts of others than this one. */
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
