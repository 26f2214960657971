declare global {
  interface Window {
    /** Written into the document by React Router. */
    __reactRouterManifest?: {
      routes: Record<string, { module: string; imports?: readonly string[] } | undefined>;
    };
  }
}

/** Addresses of the scripts of a page of the route table in the version of this document: its own first, then what that imports. */
export function routeScripts(pattern: string): readonly string[] {
  const route = window.__reactRouterManifest?.routes[pattern];
  return route ? [route.module, ...(route.imports ?? [])] : [];
}
