export type Tail = {
  /** What all parts have together. */
  total: number;
  /** The least and the most each part may have, from the head of the tail to its end. */
  floors: readonly number[];
  caps: readonly number[];
  /** The fall of the curve: part i weighs (i + offset) ** -steepness. */
  steepness: number;
  offset: number;
};

/** Whole numbers that fall as the curve does and are exactly the total together. Throws when the bounds do not allow it. */
export function longTail({ total, floors, caps, steepness, offset }: Tail): number[] {
  const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
  if (sum(floors) > total || sum(caps) < total)
    throw new RangeError(`${total} do not fit between ${sum(floors)} and ${sum(caps)}.`);
  const at = (height: number) =>
    floors.map((floor, i) =>
      Math.max(floor, Math.min(caps[i]!, Math.floor(height * (i + offset) ** -steepness))),
    );
  let low = 0;
  let high = (total + 1) * (floors.length + offset) ** steepness;
  for (let step = 0; step < 100; step++) {
    const middle = (low + high) / 2;
    if (sum(at(middle)) <= total) low = middle;
    else high = middle;
  }
  const found = at(low);
  // What rounding left over: one each, from the head on.
  let left = total - sum(found);
  for (let i = 0; left > 0; i = (i + 1) % found.length) {
    if (found[i]! >= caps[i]!) continue;
    found[i]!++;
    left--;
  }
  return found;
}
