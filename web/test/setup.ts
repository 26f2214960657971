import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// relay-test-utils makes its mock functions through a global of this name.
Object.assign(globalThis, { jest: vi });

// A page finds its data at once; the long timeout is for a machine that is busy.
configure({ asyncUtilTimeout: 20_000 });

if (typeof window !== "undefined") {
  // jsdom has no screen, and nothing moves on it; a test that wants another one says so.
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes("reduced-motion"),
    }) as unknown as MediaQueryList;
  // framer-motion keeps the function that it finds when it is loaded, and modules outlive the window of a test file: jsdom's
  // own would then never call back.
  window.requestAnimationFrame = (callback) =>
    Number(setTimeout(() => callback(performance.now()), 1000 / 60));
  window.cancelAnimationFrame = (handle) => clearTimeout(handle);
}

afterEach(cleanup);
