/** Pseudo-random integers that are the same in every run (mulberry32): from 0 to below the given number. */
export function randomNumbers(seedNumber: number) {
  let state = seedNumber;
  return (below: number): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}
