/** What two audit entries must share to be grouped. */
export interface GroupableEntry {
  readonly action: string;
  /** Null where the account was deleted; such entries are not grouped. */
  readonly actorId: string | null | undefined;
}

/** Groups consecutive entries of the same actor and action, in their order. */
export function groupRepeats<Entry extends GroupableEntry>(
  entries: readonly Entry[],
): readonly (readonly [Entry, ...Entry[]])[] {
  const folds: [Entry, ...Entry[]][] = [];
  for (const entry of entries) {
    const last = folds.at(-1);
    const isRepeat =
      last?.[0].action === entry.action && entry.actorId != null && last[0].actorId === entry.actorId;
    if (isRepeat) last?.push(entry);
    else folds.push([entry]);
  }
  return folds;
}
