import path from "node:path";
import type { Plugin } from "vite";

/**
 * Work that Chakra does whenever a system is made and that the browser has no use for: the text of the global styles,
 * which come with the document (src/theme/system.ts), and each size in pixels, which nothing reads. Together it would be
 * half of the time that the system takes to start.
 */
const edits: readonly { file: string; text: string; instead: string }[] = [
  {
    file: "@chakra-ui/react/dist/esm/styled-system/system.js",
    text: "const _global = [getPreflightCss(), getGlobalCss(), getTokenCss()];",
    instead: "const _global = [];",
  },
  {
    file: "@chakra-ui/react/dist/esm/styled-system/preflight.js",
    text: "export { createPreflight };",
    instead: "const none = () => ({});\nexport { none as createPreflight };",
  },
  {
    file: "@chakra-ui/react/dist/esm/styled-system/token-middleware.js",
    text: "  addPixelUnit,\n  removeEmptyTokens\n]",
    instead: "  removeEmptyTokens\n]",
  },
];

/** Leaves that work out of the browser's bundle; the build fails when Chakra no longer has the text. */
export function chakraLean(): Plugin {
  const done = new Set<string>();
  return {
    name: "assay:chakra-lean",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /\/@chakra-ui\/react\/dist\/esm\/styled-system\// },
      handler(code, id) {
        const edit = edits.find(({ file }) => id.split(path.sep).join("/").endsWith(`/${file}`));
        if (!edit || !code.includes(edit.text)) return null;
        done.add(edit.file);
        return { code: code.replace(edit.text, edit.instead), map: null };
      },
    },
    buildEnd(error) {
      const missing = edits.filter(({ file }) => !done.has(file)).map(({ file }) => file);
      if (!error && missing.length > 0)
        this.error(`vite/chakra-lean.ts edits what Chakra no longer has: ${missing}`);
    },
  };
}
