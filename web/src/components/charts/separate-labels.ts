/** Moves label positions apart as little as possible, so that they are at least `gap` apart and none exceeds `lowest`. Keeps indexes. */
export function separateLabels(places: readonly number[], gap: number, lowest: number): number[] {
  const order = places.map((_, index) => index).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  const moved = [...places];
  // Down from the top one, then all of them back up by half of what the last one was moved.
  for (const [rank, index] of order.entries()) {
    const above = order[rank - 1];
    if (above !== undefined) moved[index] = Math.max(moved[index] ?? 0, (moved[above] ?? 0) + gap);
  }
  const last = order.at(-1);
  const shift = last === undefined ? 0 : ((moved[last] ?? 0) - (places[last] ?? 0)) / 2;
  // Up again from the end, as far as that is in the way.
  let room = lowest;
  for (const index of order.toReversed()) {
    moved[index] = Math.min((moved[index] ?? 0) - shift, room);
    room = (moved[index] ?? 0) - gap;
  }
  return moved;
}
