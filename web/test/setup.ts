import "@testing-library/jest-dom/vitest";
import { cleanup, configure } from "@testing-library/react";
import { afterEach, vi } from "vitest";

// relay-test-utils makes its mock functions through a global of this name.
Object.assign(globalThis, { jest: vi });

// A page finds its data at once; the patience is for a machine that is busy.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has no screen, and nothing moves on it; a test that wants another one says so.
if (typeof window !== "undefined")
  window.matchMedia = (media) =>
    Object.assign(new EventTarget(), {
      media,
      matches: media.includes("reduced-motion"),
    }) as unknown as MediaQueryList;

afterEach(cleanup);
