import { expect, test } from "vitest";
import { lazyFilesOf } from "./lazy-files";

test("lists what a lazily loaded component needs besides the files of every page", () => {
  const manifest = {
    "src/entry.client.tsx": { file: "assets/entry.js", imports: ["_react.js"] },
    "src/root.tsx?__react-router-build-client-route": { file: "assets/root.js", imports: ["_layout.js"] },
    "_react.js": { file: "assets/react.js" },
    "_layout.js": { file: "assets/layout.js", imports: ["_react.js"] },
    "_forms.js": { file: "assets/forms.js", imports: ["_react.js", "_zod.js"] },
    "_zod.js": { file: "assets/zod.js", imports: ["_forms.js"] },
    "src/layout/account/AccountNav.tsx": {
      file: "assets/AccountNav.js",
      name: "AccountNav",
      isDynamicEntry: true,
      imports: ["_layout.js", "_forms.js"],
    },
    "src/pages/Home/data.ts": { file: "assets/data.js", name: "data", isDynamicEntry: true },
  };
  expect(lazyFilesOf(manifest)).toEqual({
    AccountNav: ["/assets/AccountNav.js", "/assets/forms.js", "/assets/zod.js"],
  });
});
