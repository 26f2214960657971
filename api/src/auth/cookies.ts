/** Sets and reads a cookie that identifies a user or browser. */
export interface IdentityCookie {
  /** Its name: under https with the prefix `__Host-`, by which browsers take it from this very host alone, over https. */
  readonly name: string;
  /**
   * The values that a Cookie header has of it, at most two: by its name, and under https by the former one without the prefix,
   * which the release before set. The first one counts.
   */
  values(header: string | undefined): { value: string; isFormer: boolean }[];
  /** Set-Cookie headers that give it this value for `seconds`, and end the former name where the Cookie header has that. */
  set(value: string, seconds: number, header?: string | undefined): [string, ...string[]];
  /** Set-Cookie headers that have a browser forget it, by both names. */
  clear(): string[];
}

/** Cookies are for https alone where the public address is. */
export const isSecure = (publicUrl: string): boolean => publicUrl.startsWith("https:");

const prefix = "__Host-";

/**
 * A cookie of this name, which scripts cannot read and other sites' pages cannot send along. Without https it is sent to
 * `path` alone; with it to the whole site, as the prefix of its name requires.
 */
export function identityCookie(
  name: string,
  { secure, path = "/" }: { secure: boolean; path?: string },
): IdentityCookie {
  const attributes = (seconds: number, where: string) =>
    `HttpOnly; Max-Age=${seconds}; Path=${where}; SameSite=Lax${secure ? "; Secure" : ""}`;
  const current = secure ? { name: prefix + name, path: "/" } : { name, path };
  const former = secure ? { name, path } : null;
  const end = (one: { name: string; path: string }) => `${one.name}=; ${attributes(0, one.path)}`;
  return {
    name: current.name,
    values: (header) =>
      [current, ...(former ? [former] : [])].flatMap((one) => {
        const value = cookieValue(header, one.name);
        return value === null ? [] : [{ value, isFormer: one !== current }];
      }),
    set: (value, seconds, header) => [
      `${current.name}=${value}; ${attributes(seconds, current.path)}`,
      ...(former && cookieValue(header, former.name) !== null ? [end(former)] : []),
    ],
    clear: () => [end(current), ...(former ? [end(former)] : [])],
  };
}

/** Does this Cookie header carry a cookie of this name, with the prefix or without it? */
export const carriesCookie = (header: string | undefined, name: string): boolean =>
  cookieValue(header, name) !== null || cookieValue(header, prefix + name) !== null;

/** The first value of a cookie; null without one. Cookies of others, which may be anything, are not looked at. */
function cookieValue(header: string | undefined, name: string): string | null {
  const pairs = header?.split(";").map((pair) => pair.trim()) ?? [];
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1) ?? null;
}
