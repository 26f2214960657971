import { notFoundText } from "~/relay/not-found";

/** What this throws; its value if it throws nothing. */
export function thrownBy(run: () => unknown): unknown {
  try {
    return run();
  } catch (error) {
    return error;
  }
}

/** The heading of the 404 that this throws; null if it throws nothing, or something else. */
export const notFoundHeading = (run: () => unknown): string | null =>
  notFoundText(thrownBy(run))?.heading ?? null;
