import type { Stage } from "./people.ts";

const timeoutMs = 30_000;

/** Reads pages and lists as visitors do; a status that is neither a success nor 503 is reported. */
export async function visitor({ cast, pick, pass }: Stage, failed: (what: string) => void): Promise<void> {
  const paths = [
    "/",
    "/companies",
    `/categories/${cast.category}`,
    ...cast.software.map((id) => `/software/${id}`),
    ...publicReads(cast),
  ];
  for (;;) {
    await pass();
    const path = paths[pick(paths.length)] ?? "/";
    const response = await get(cast.url + path, {}).catch(() => null);
    if (response?.status === 500) failed(`500 at ${path}: ${response.body.slice(0, 200)}`);
  }
}

/** Addresses of data that visitors get from the cache. */
export const publicReads = ({
  software,
  category,
}: Pick<Stage["cast"], "software" | "category">): string[] => [
  "/api/software?limit=100",
  "/api/reviews?limit=500",
  `/api/categories/${category}/software?limit=100`,
  ...software.flatMap((id) => [`/api/software/${id}`, `/api/software/${id}/reviews?limit=100`]),
];

/** A response with its text, and the number of its bytes. */
export async function get(
  url: string,
  headers: Readonly<Record<string, string>>,
): Promise<{ status: number; body: string; length: number; headers: Headers }> {
  const response = await fetch(url, {
    headers: { accept: "*/*", ...headers },
    signal: AbortSignal.timeout(timeoutMs),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  return { status: response.status, body: bytes.toString(), length: bytes.length, headers: response.headers };
}

/** The path of the page after this one, as its headers say it; null after the last. */
export function nextPage(headers: Headers): string | null {
  const [, link] = /<([^>]+)>; rel="next"/.exec(headers.get("link") ?? "") ?? [];
  if (link === undefined) return null;
  const { pathname, search } = new URL(link);
  return pathname + search;
}

interface Change {
  kind: string;
  id: string;
  thing: unknown;
}

/** A copy of everything public, which follows /api/changes with an API token. */
export interface Follower {
  copy: ReadonlyMap<string, unknown>;
  /** Reads a page; false if it was empty. Throws when there is no answer. */
  step(): Promise<boolean>;
}

/** Creates a follower that has nothing yet. */
export function createFollower({ url, token }: Pick<Stage["cast"], "url" | "token">): Follower {
  const copy = new Map<string, unknown>();
  let next = "/api/changes?limit=100";
  return {
    copy,
    async step() {
      const { status, body, headers } = await get(url + next, { authorization: `Bearer ${token}` });
      if (status !== 200) throw new Error(`${next} was answered with ${status}.`);
      const changes = JSON.parse(body) as Change[];
      for (const { kind, id, thing } of changes) {
        if (thing) copy.set(`${kind} ${id}`, thing);
        else copy.delete(`${kind} ${id}`);
      }
      next = nextPage(headers) ?? next;
      return changes.length > 0;
    },
  };
}

/** Follows the public directory beside the writers, as a partner does. */
export async function partner({ pass }: Stage, follower: Follower): Promise<void> {
  for (;;) {
    await pass();
    // A server that is away answers later.
    await follower.step().catch(() => {});
  }
}
