import { vi } from "vitest";
import { loadMotion } from "~/ui/motion/motion";

/** For the rest of the test things move as for a visitor who likes that, with what moves fetched. */
export async function allowMotion(): Promise<void> {
  vi.spyOn(window, "matchMedia").mockImplementation(
    (media) => Object.assign(new EventTarget(), { media, matches: false }) as unknown as MediaQueryList,
  );
  await loadMotion();
}
