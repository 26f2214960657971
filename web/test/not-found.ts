import { notFoundText } from "~/relay/not-found";

/** The heading of the 404 that this throws; null if it throws nothing, or something else. */
export function notFoundHeading(run: () => unknown): string | null {
  try {
    run();
    return null;
  } catch (error) {
    return notFoundText(error)?.heading ?? null;
  }
}
