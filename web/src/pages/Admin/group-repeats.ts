/** What tells whether two entries of the log are of one kind. */
export interface GroupableEntry {
  readonly action: string;
  /** Null where the account is gone: whether two of these are one person nobody knows. */
  readonly actorId: string | null | undefined;
}

/** The entries in their order, those together that one person did one after another and that are of one kind. */
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
