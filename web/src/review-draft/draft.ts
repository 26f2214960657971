import { keptStore } from "~/ui/kept-store";

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

/** So many drafts are kept, the latest ones, for so long. */
const mostDrafts = 20;
const keptForMs = 30 * 24 * 3_600_000;
/** To sign in or to join takes minutes. Whoever comes back later has something else in mind, and presses the button again. */
const waitsForMs = 3_600_000;
const nothing: Flow = { role: null, picked: [], drafts: {} };

const store = keptStore<Flow>("assay-review", nothing, (kept) =>
  isFlow(kept) ? { ...kept, drafts: tidy(kept.drafts) } : nothing,
);

/** What is kept, followed through other tabs too. The first render, as the server's, has nothing. */
export const useFlow = store.use;

/** What is kept at this moment. In the browser only. */
export const current = store.current;

/** Keeps the field of work. */
export function keepRole(role: string): void {
  store.change((flow) => ({ ...flow, role }));
}

/** Keeps which products were picked, in their order. */
export function keepPicked(picked: readonly PickedProduct[]): void {
  store.change((flow) => ({ ...flow, picked }));
}

/** Keeps what was typed about a product. A draft that is there keeps its key; a new one takes the key that is given. */
export function keepDraft(
  softwareId: string,
  values: Readonly<Record<string, string>>,
  key: string = newKey(),
): void {
  change(softwareId, (before = { values, key, isWaiting: false, at: 0 }) => ({
    ...before,
    values,
    isWaiting: false,
  }));
}

/** Keeps that a draft is to be sent once its writer is signed in, or that it is not. */
export function letWait(softwareId: string, isWaiting: boolean): void {
  change(softwareId, (before) => before && { ...before, isWaiting });
}

/** Is it to be sent as soon as its writer is signed in? */
export function isStillWaiting({ isWaiting, at }: Draft): boolean {
  return isWaiting && Date.now() - at < waitsForMs;
}

/** Gives a draft another key, because its key stands for other words at the server. */
export function renewKey(softwareId: string, key: string): void {
  change(softwareId, (before) => before && { ...before, key });
}

/** Throws away what was typed about a product; that it was picked stays. */
export function discardDraft(softwareId: string): void {
  store.change(({ drafts: { [softwareId]: _gone, ...drafts }, ...flow }) => ({ ...flow, drafts }));
}

/** Forgets the draft about a product, and that it was picked: it was sent. */
export function forgetDraft(softwareId: string): void {
  discardDraft(softwareId);
  store.change((flow) => ({ ...flow, picked: flow.picked.filter(({ id }) => id !== softwareId) }));
}

/** Forgets everything: whoever sits down next in front of this browser is somebody else. */
export function forgetFlow(): void {
  store.change(() => nothing);
}

/** A key that nobody else has. `crypto.randomUUID` is only there on encrypted connections. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function change(softwareId: string, next: (before: Draft | undefined) => Draft | undefined): void {
  store.change((flow) => {
    const draft = next(flow.drafts[softwareId]);
    if (!draft) return flow;
    return { ...flow, drafts: tidy({ ...flow.drafts, [softwareId]: { ...draft, at: Date.now() } }) };
  });
}

/** The latest drafts, without old ones. */
function tidy(drafts: Flow["drafts"]): Flow["drafts"] {
  const young = Object.entries(drafts).filter(([, { at }]) => Date.now() - at < keptForMs);
  return Object.fromEntries(young.sort(([, a], [, b]) => b.at - a.at).slice(0, mostDrafts));
}

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
