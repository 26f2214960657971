const units = ["bytes", "KB", "MB", "GB", "TB"];

/** A number of bytes as people read it: 12.3 MB. */
export function fileSize(bytes: number): string {
  let [size, unit] = [bytes, 0];
  for (; size >= 1_000 && unit < units.length - 1; unit++) size /= 1_000;
  return `${unit === 0 ? size : size.toFixed(1)} ${units[unit]}`;
}

/** A number with separators of thousands. */
export const count = (number: number): string => number.toLocaleString("en-US");

/** Seconds since a time of performance.now(). */
export const secondsSince = (since: number): string =>
  `${((performance.now() - since) / 1_000).toFixed(1)} s`;
